/* Files of the Citation Style Language, which builds make modules of: their text. */
declare module '*.csl' {
  const text: string;
  export default text;
}

declare module '*.xml' {
  const text: string;
  export default text;
}
