// remark-docx needs this method, which Node.js has since version 22. With it, the benchmark also runs in version 20.
const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
iterators.reduce ??= function reduce(combine, start) {
  let result = start;
  for (const value of this) result = combine(result, value);
  return result;
};
