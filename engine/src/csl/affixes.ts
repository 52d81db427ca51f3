import { concat, type Format, isEmpty, NOTHING, type Output, type Span, span } from './output.js';

type Attributes = Readonly<Record<string, string>>;

/** The formatting that attributes ask for, and whether there is any. */
export function formatOf(attributes: Attributes): Pick<Span, 'format'> {
  const {
    'font-style': fontStyle,
    'font-variant': fontVariant,
    'font-weight': fontWeight,
    'text-decoration': textDecoration,
    'vertical-align': verticalAlign,
  } = attributes;
  // Most elements ask for none, and all outputs pass here.
  if (!(fontStyle || fontVariant || fontWeight || textDecoration || verticalAlign)) return NONE;
  const format: Format = {
    ...(fontStyle && { fontStyle }),
    ...(fontVariant && { fontVariant }),
    ...(fontWeight && { fontWeight }),
    ...(textDecoration && { textDecoration }),
    ...(verticalAlign && { verticalAlign }),
  };
  return { format };
}

const NONE: Pick<Span, 'format'> = {};

/** The output between its prefix and suffix; empty output stays empty. */
export function withAffixes(output: Output, { prefix = '', suffix = '' }: Attributes): Output {
  return isEmpty(output) ? NOTHING : concat([prefix, output, suffix]);
}

/** Formatting, quotation marks and affixes, in CSL's order. */
export function decorated(output: Output, attributes: Attributes): Output {
  if (isEmpty(output)) return NOTHING;
  const { format } = formatOf(attributes);
  const isQuoted = attributes.quotes === 'true';
  const formatted =
    format || isQuoted ? span(output, { ...(format && { format }), ...(isQuoted && { isQuoted }) }) : output;
  const whole = withAffixes(formatted, attributes);
  return attributes.display ? span(whole, { display: attributes.display }) : whole;
}
