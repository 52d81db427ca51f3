/** A length in attribute syntax: pixels without a unit. */
export function plainLengths(value: string): string {
  return value.replace(/(?<![\w#-])([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)px\b/gi, '$1');
}

const FUNCTION = /^(?:(?:translate|scale|rotate|skewX|skewY|matrix)\([\d\s,.+e-]*\)\s*)+$/i;

/** A `transform` property in attribute syntax; `undefined` if attributes have no equivalent. */
export function transformAttribute(value: string): string | undefined {
  const plain = plainLengths(value)
    .replace(/([\d.])deg\b/gi, '$1')
    .replace(/translateX\(([^(),]*)\)/gi, 'translate($1, 0)')
    .replace(/translateY\(([^(),]*)\)/gi, 'translate(0, $1)');
  return FUNCTION.test(plain) ? plain : undefined;
}
