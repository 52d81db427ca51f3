import { concat, type Format, isEmpty, NOTHING, type Output, type Span, span } from './output.js';

type Attributes = Readonly<Record<string, string>>;

/** The formatting that attributes ask for, and whether there is any. */
export function formatOf(attributes: Attributes): Pick<Span, 'format'> {
  const format: Format = {
    ...(attributes['font-style'] && { fontStyle: attributes['font-style'] }),
    ...(attributes['font-variant'] && { fontVariant: attributes['font-variant'] }),
    ...(attributes['font-weight'] && { fontWeight: attributes['font-weight'] }),
    ...(attributes['text-decoration'] && { textDecoration: attributes['text-decoration'] }),
    ...(attributes['vertical-align'] && { verticalAlign: attributes['vertical-align'] }),
  };
  return Object.keys(format).length > 0 ? { format } : {};
}

/** The output between its prefix and suffix; empty output stays empty. */
export function withAffixes(output: Output, { prefix = '', suffix = '' }: Attributes): Output {
  return isEmpty(output) ? NOTHING : concat([prefix, output, suffix]);
}

/** Formatting, quotation marks and affixes, in CSL's order. */
export function decorated(output: Output, attributes: Attributes): Output {
  if (isEmpty(output)) return NOTHING;
  const more = {
    ...formatOf(attributes),
    ...(attributes.quotes === 'true' && { isQuoted: true }),
  };
  const formatted = Object.keys(more).length > 0 ? span(output, more) : output;
  const whole = withAffixes(formatted, attributes);
  return attributes.display ? span(whole, { display: attributes.display }) : whole;
}
