import { find, split } from './scan.js';
import type { AttributeTest, Choice, Combinator, Compound, PlaceTest, Selector } from './selector.js';

/** Weights of an id and of a class. */
const ID = 1_000_000;
const CLASS = 1_000;

/** The maximum nesting of `:is()` and `:not()`; real style sheets stay below it. */
const MAX_DEPTH = 4;

const NAME = String.raw`(?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\x00-\x7f])+`;
const TYPE = new RegExp(String.raw`(?:(?:${NAME}|\*)?\|)?(\*|${NAME})`, 'iy');
const PART = new RegExp(
  [
    `#(?<id>${NAME})`,
    String.raw`\.(?<class>${NAME})`,
    String.raw`\[\s*(?<attribute>[\w:-]+)\s*` +
      String.raw`(?:(?<operator>[~|^$*]?=)\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>${NAME}))\s*(?<flag>[is])?\s*)?\]`,
    String.raw`::?(?<pseudo>[a-z-]+)(?<argument>\()?`,
  ].join('|'),
  'iy',
);
const COMBINATOR = /\s*([>+~])\s*|\s+/y;

/** Reads one selector; `undefined` if it can match nothing in a still picture or is not supported. */
export function readSelector(source: string, depth = 0): Selector | undefined {
  const text = source.trim();
  let at = 0;
  let selector: Selector | undefined;
  let combinator: Combinator = ' ';
  while (at < text.length) {
    const compound = readCompound();
    if (!compound) return undefined;
    const before: Selector['before'] = selector && { combinator, selector };
    selector = { compound, before, specificity: (selector?.specificity ?? 0) + specificityOf(compound) };
    if (at === text.length) break;
    const next = take(COMBINATOR);
    if (!next || at === text.length) return undefined;
    combinator = combinatorOf(next[1]);
  }
  return selector;

  function take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at += match[0].length;
    return match ?? undefined;
  }

  function readCompound(): Compound | undefined {
    const start = at;
    const type = take(TYPE)?.[1];
    const compound = { ids: [], classes: [], attributes: [], places: [], choices: [] } as Parts;
    for (let part = take(PART); part; part = take(PART)) {
      if (!addPart(compound, part.groups ?? {})) return undefined;
    }
    return at === start ? undefined : { type: type === '*' ? undefined : unescaped(type), ...compound };
  }

  function addPart(compound: Parts, groups: Groups): boolean {
    if (groups.id) compound.ids.push(unescaped(groups.id));
    else if (groups.class) compound.classes.push(unescaped(groups.class));
    else if (groups.attribute) compound.attributes.push(attributeTest(groups.attribute, groups));
    else {
      const test = readPseudo(groups.pseudo?.toLowerCase() ?? '', groups.argument !== undefined);
      if (!test) return false;
      if ('kind' in test) compound.places.push(test);
      else compound.choices.push(test);
    }
    return true;
  }

  function readPseudo(name: string, hasArgument: boolean): PlaceTest | Choice | undefined {
    if (!hasArgument) return Object.hasOwn(PLACES, name) ? PLACES[name] : undefined;
    const end = find(text, ')', at);
    const argument = text.slice(at, end).trim();
    at = Math.min(end + 1, text.length);
    if (name === 'nth-child') return nth('start', argument);
    if (name === 'nth-last-child') return nth('end', argument);
    if (!/^(?:not|is|where|matches)$/.test(name) || depth >= MAX_DEPTH) return undefined;
    const selectors = split(argument, ',').flatMap((each) => readSelector(each, depth + 1) ?? []);
    return { isNot: name === 'not', hasWeight: name !== 'where', selectors };
  }
}

interface Parts {
  readonly ids: string[];
  readonly classes: string[];
  readonly attributes: AttributeTest[];
  readonly places: PlaceTest[];
  readonly choices: Choice[];
}

type Groups = Readonly<Record<string, string | undefined>>;

const PLACES: Readonly<Record<string, PlaceTest>> = {
  root: { kind: 'root' },
  'first-child': { kind: 'start', step: 0, offset: 1 },
  'last-child': { kind: 'end', step: 0, offset: 1 },
};

/** `odd`, `even`, `3`, `2n+1`, `-n + 3` (Selectors 4, 14.3). */
function nth(kind: 'start' | 'end', argument: string): PlaceTest | undefined {
  if (argument === 'odd') return { kind, step: 2, offset: 1 };
  if (argument === 'even') return { kind, step: 2, offset: 0 };
  const [match, n, sign = '', step = '', plain = ''] =
    /^(?:(([+-]?)(\d*)n)?\s*([+-]?\s*\d+)?)$/i.exec(argument) ?? [];
  if (!match) return undefined;
  const size = n === undefined ? 0 : Number(step || 1);
  return { kind, step: sign === '-' ? -size : size, offset: Number(plain.replace(/\s/g, '')) };
}

function attributeTest(name: string, { operator = '', double, single, bare, flag }: Groups): AttributeTest {
  const value = double ?? single ?? unescaped(bare) ?? '';
  return { name, operator, value, ignoresCase: flag?.toLowerCase() === 'i' };
}

function specificityOf({ type, ids, classes, attributes, places, choices }: Compound): number {
  const own = ids.length * ID + (classes.length + attributes.length + places.length) * CLASS;
  const weights = choices
    .filter(({ hasWeight }) => hasWeight)
    .map(({ selectors }) => selectors.reduce((most, { specificity }) => Math.max(most, specificity), 0));
  return weights.reduce((sum, weight) => sum + weight, own + (type === undefined ? 0 : 1));
}

function combinatorOf(sign: string | undefined): Combinator {
  return sign === '>' || sign === '+' || sign === '~' ? sign : ' ';
}

function unescaped(name: string): string;
function unescaped(name: string | undefined): string | undefined;
function unescaped(name: string | undefined): string | undefined {
  return name?.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code: string | undefined, letter = '') =>
    code === undefined ? letter : character(Number.parseInt(code, 16)),
  );
}

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}
