// Unpacks LZMA as it arrives, so that unpacking takes the time in which one waits for more anyway. The libraries that were looked at
// begin when all is there. The names are those of the format's specification (Igor Pavlov's LZMA SDK, lzma-specification.txt);
// what is packed has no position bits (pb = lp = 0), and 4 context bits (lc). It begins with its size when unpacked, in 4 bytes, the
// lowest first. What it was packed with the help of, the dictionary, helps to unpack it.
const unpack = async (stream, dictionary) => {
  const CONTEXT_BITS = 4;
  // Where the probabilities of each kind begin.
  const IS_REP = 12, IS_REP_G0 = 24, IS_REP_G1 = 36, IS_REP_G2 = 48, IS_REP_0_LONG = 60, POS_SLOT = 72, POS = 328, ALIGN = 443;
  const LENGTH = 459, REP_LENGTH = 733, LITERAL = 1007;
  const probabilities = new Uint16Array(LITERAL + (0x300 << CONTEXT_BITS)).fill(1024);
  // In an array of their own, range and code stay 32 bits wide without a sign.
  const RANGE = 0, CODE = 1;
  const coder = new Uint32Array([0xffffffff, 0]);
  let packed = new Uint8Array(), at = 0, out, done = 0, state = 0, rep0 = 0, rep1 = 0, rep2 = 0, rep3 = 0;

  const normalize = () => {
    if (coder[RANGE] < 0x1000000) {
      coder[RANGE] <<= 8;
      coder[CODE] = (coder[CODE] << 8) | packed[at++];
    }
  };
  const bit = (index) => {
    const probability = probabilities[index];
    const bound = (coder[RANGE] >>> 11) * probability;
    let value = 0;
    if (coder[CODE] < bound) {
      coder[RANGE] = bound;
      probabilities[index] += (2048 - probability) >> 5;
    } else {
      coder[RANGE] -= bound;
      coder[CODE] -= bound;
      probabilities[index] -= probability >> 5;
      value = 1;
    }
    normalize();
    return value;
  };
  const tree = (base, bits) => {
    let node = 1;
    while (node >> bits === 0) node = node * 2 + bit(base + node);
    return node - (1 << bits);
  };
  const reverse = (base, bits) => {
    let node = 1, value = 0;
    for (let place = 0; place < bits; place++) {
      const one = bit(base + node);
      node = node * 2 + one;
      value |= one << place;
    }
    return value;
  };
  const direct = (bits) => {
    let value = 0;
    while (bits--) {
      coder[RANGE] >>>= 1;
      const one = coder[CODE] >= coder[RANGE] ? 1 : 0;
      if (one) coder[CODE] -= coder[RANGE];
      value = value * 2 + one;
      normalize();
    }
    return value;
  };
  const length = (base) => {
    if (!bit(base)) return tree(base + 2, 3);
    return bit(base + 1) ? 16 + tree(base + 18, 8) : 8 + tree(base + 10, 3);
  };
  const distance = (length) => {
    const slot = tree(POS_SLOT + 64 * Math.min(length, 3), 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const high = (2 | (slot & 1)) << bits;
    return high + (slot < 14 ? reverse(POS + high - slot, bits) : direct(bits - 4) * 16 + reverse(ALIGN, 4));
  };
  const literal = () => {
    const base = LITERAL + 0x300 * (done ? out[done - 1] >> (8 - CONTEXT_BITS) : 0);
    let symbol = 1;
    if (state > 6) {
      // Where a literal follows a match, it is not what stands where the match would have gone on.
      for (let match = out[done - rep0 - 1]; symbol < 256; match <<= 1) {
        const expected = (match >> 7) & 1;
        const one = bit(base + 256 * (1 + expected) + symbol);
        symbol = symbol * 2 + one;
        if (one !== expected) break;
      }
    }
    while (symbol < 256) symbol = symbol * 2 + bit(base + symbol);
    out[done++] = symbol;
    state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
  };
  const copy = (count) => {
    for (; count > 0; count--, done++) out[done] = out[done - rep0 - 1];
  };
  // A match, at the place of one before or at a new one.
  const match = () => {
    let count;
    if (!bit(IS_REP + state)) {
      [rep3, rep2, rep1] = [rep2, rep1, rep0];
      count = length(LENGTH);
      state = state < 7 ? 7 : 10;
      rep0 = distance(count);
    } else {
      if (!bit(IS_REP_G0 + state)) {
        if (!bit(IS_REP_0_LONG + state)) {
          state = state < 7 ? 9 : 11;
          return copy(1);
        }
      } else if (!bit(IS_REP_G1 + state)) {
        [rep1, rep0] = [rep0, rep1];
      } else if (!bit(IS_REP_G2 + state)) {
        [rep2, rep1, rep0] = [rep1, rep0, rep2];
      } else {
        [rep3, rep2, rep1, rep0] = [rep2, rep1, rep0, rep3];
      }
      count = length(REP_LENGTH);
      state = state < 7 ? 8 : 11;
    }
    copy(count + 2);
  };
  const reader = stream.getReader();
  for (let isLast = false; !isLast; ) {
    const read = await reader.read();
    isLast = read.done;
    if (read.value) {
      const rest = packed.subarray(at);
      packed = new Uint8Array(rest.length + read.value.length);
      packed.set(rest);
      packed.set(read.value, rest.length);
      at = 0;
    }
    // The size, a byte without meaning, the beginning of the code.
    if (!out && packed.length > 8) {
      const header = new DataView(packed.buffer);
      out = new Uint8Array(dictionary.length + header.getUint32(0, true));
      out.set(dictionary);
      done = dictionary.length;
      coder[CODE] = header.getUint32(5);
      at = 9;
    }
    // As far as what is there reaches: no step takes more than 20 bytes. At the end, all must be there. Where much is there at
    // once, the page may do something else in between.
    const end = isLast ? packed.length : packed.length - 20;
    while (out && done < out.length && at <= end) {
      const pause = Math.min(end, at + 2048);
      while (done < out.length && at <= pause) bit(state) ? match() : literal();
      if (at <= end) await globalThis.scheduler?.yield?.();
    }
  }
  if (!out || done < out.length) throw new Error("what is packed ends too soon");
  return out.subarray(dictionary.length);
};
