# worksheet
