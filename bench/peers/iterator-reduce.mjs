// remark-docx calls this method, which Node.js has from version 22 on. With it, the benchmark can measure it in 20 too.
const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
iterators.reduce ??= function reduce(combine, start) {
  let result = start;
  for (const value of this) result = combine(result, value);
  return result;
};
