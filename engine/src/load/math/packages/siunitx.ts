/** Units whose symbols differ from their names; abbreviated names such as `\kg` are the symbols themselves. */
const UNITS: Readonly<Record<string, string>> = {
  ampere: 'A',
  angstrom: 'Å',
  arcminute: "'",
  arcsecond: "''",
  becquerel: 'Bq',
  byte: 'B',
  candela: 'cd',
  celsius: '°C',
  coulomb: 'C',
  day: 'd',
  decibel: 'dB',
  degree: '°',
  degreeCelsius: '°C',
  electronvolt: 'eV',
  farad: 'F',
  gram: 'g',
  gray: 'Gy',
  henry: 'H',
  hertz: 'Hz',
  hour: 'h',
  joule: 'J',
  kelvin: 'K',
  kilogram: 'kg',
  liter: 'L',
  litre: 'L',
  lumen: 'lm',
  lux: 'lx',
  meter: 'm',
  metre: 'm',
  minute: 'min',
  mole: 'mol',
  newton: 'N',
  ohm: 'Ω',
  pascal: 'Pa',
  percent: '\\%',
  radian: 'rad',
  second: 's',
  siemens: 'S',
  sievert: 'Sv',
  steradian: 'sr',
  tesla: 'T',
  tonne: 't',
  volt: 'V',
  watt: 'W',
  weber: 'Wb',
};

const PREFIXES: Readonly<Record<string, string>> = {
  atto: 'a',
  centi: 'c',
  deca: 'da',
  deci: 'd',
  exa: 'E',
  femto: 'f',
  giga: 'G',
  hecto: 'h',
  kilo: 'k',
  mega: 'M',
  micro: 'µ',
  milli: 'm',
  nano: 'n',
  peta: 'P',
  pico: 'p',
  tera: 'T',
};

const POWERS: Readonly<Record<string, string>> = { squared: '2', cubed: '3', square: '2', cubic: '3' };

/** A number as siunitx sets it: `1.5e3` and `1 +- 0.1`. */
export function numberOf(source: string): string {
  return source
    .replace(/\s*(?:\+-|\\pm)\s*/g, '\\pm ')
    .replace(/([\d.,]*)\s*[eEdD]\s*([+-]?\d+)/g, (_, digits: string, exponent: string) =>
      digits === '' ? `10^{${exponent}}` : `${digits}\\times 10^{${exponent}}`,
    );
}

const PART = /\\(?:tothe|raiseto)\s*\{([^{}]*)\}|\\([A-Za-z]+)|[^\s\\~.]+/g;

/** A unit as siunitx sets it: `\metre\per\second`, or `m/s`. */
export function unitOf(source: string): string {
  if (!source.includes('\\')) return `\\mathrm{${source.replace(/[.~]\s*/g, '\\,')}}`;
  const units: string[] = [];
  let [prefix, power, isBelow] = ['', '', false];
  for (const [token, exponent, name] of source.matchAll(PART)) {
    const after = exponent ?? (name?.endsWith('ed') ? POWERS[name] : undefined);
    const before = name === undefined ? undefined : POWERS[name];
    if (after !== undefined) units.push(raised(units.pop() ?? '', after));
    else if (before !== undefined) power = before;
    else if (name === 'per') isBelow = true;
    else if (name !== undefined && PREFIXES[name] !== undefined) prefix = PREFIXES[name];
    else {
      const unit = `\\mathrm{${prefix}${name === undefined ? token : (UNITS[name] ?? name)}}`;
      units.push(isBelow ? `${unit}^{-${power || '1'}}` : power ? `${unit}^{${power}}` : unit);
      [prefix, power, isBelow] = ['', '', false];
    }
  }
  return units.join('\\,');
}

/** A unit with the power that follows it. */
function raised(unit: string, power: string): string {
  return unit.endsWith('^{-1}') ? `${unit.slice(0, -2)}${power}}` : `${unit}^{${power}}`;
}

/** A number with its unit, without a line break between them. */
export function quantityOf(number: string, unit: string): string {
  const sign = unitOf(unit);
  return `${numberOf(number)}${/^\\mathrm\{(?:°|'+)\}$/.test(sign) ? '' : '\\,'}${sign}`;
}
