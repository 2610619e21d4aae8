// Puts the parts of the program in their places, in the page and in the worker alike: `bring` brings their compiled modules, the
// program's own first. It stands in the script of wasm-bindgen, whose `wasm` it shares.
const instances = new Map();
const instance = (module) => {
  if (!instances.has(module)) instances.set(module, WebAssembly.instantiate(module, { __wasm_split: wasm }));
  return instances.get(module);
};
const put = (part) => async (callback, data) => {
  let isThere = true;
  try {
    await Promise.all((await bring(part)).slice(1).map(instance));
  } catch (error) {
    console.warn(error);
    isThere = false;
  }
  wasm.__indirect_function_table.get(callback)(data, isThere);
};
