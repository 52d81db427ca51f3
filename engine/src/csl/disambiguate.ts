import { type Distinction, isSameDistinction, NO_DISTINCTION, type Subject } from './cite.js';
import type { CslName } from './item.js';
import type { NamesResult } from './names-element.js';
import { type GivenNameLevel, personOf } from './person-names.js';
import type { Element } from './xml.js';

/** How a source looks in a citation, and its names there. */
interface Look {
  readonly text: string;
  readonly names: readonly NamesResult[];
}

type LookAt = (subject: Subject) => Look;

/** Distinguishes sources that would look the same, by their ids; `subjects` in the order of the bibliography. */
export function distinctions(
  subjects: readonly Subject[],
  { attributes }: Element,
  usesCondition: boolean,
  lookAt: LookAt,
): ReadonlyMap<string, Distinction> {
  const state = new Distinguishing(subjects, lookAt);
  const addsGiven = attributes['disambiguate-add-givenname'] === 'true';
  const addsNames = attributes['disambiguate-add-names'] === 'true';
  const rule = attributes['givenname-disambiguation-rule'] ?? 'by-cite';
  if (addsGiven && rule !== 'by-cite') state.expandEverywhere(rule);
  // As in citeproc-js and pandoc: where a given name alone tells two cites apart, no names are added.
  if (addsNames && addsGiven && rule === 'by-cite') state.addGiven(false);
  if (addsNames) state.addNames(addsGiven && rule !== 'by-cite' ? rule : undefined);
  if (addsGiven && rule === 'by-cite') state.addGiven(addsNames);
  else if (addsGiven && addsNames && rule !== 'by-cite') state.expandEverywhere(rule);
  if (usesCondition) state.setCondition();
  if (attributes['disambiguate-add-year-suffix'] === 'true') state.addYearSuffixes();
  return state.found;
}

class Distinguishing {
  readonly #found = new Map<string, Distinction>();
  /** How each source looked last. */
  readonly #looks = new Map<Subject, { readonly distinction: Distinction; readonly look: Look }>();

  constructor(
    private readonly subjects: readonly Subject[],
    private readonly lookAt: LookAt,
  ) {}

  get found(): ReadonlyMap<string, Distinction> {
    return this.#found;
  }

  /** Expands the given names of all people who would look like others, everywhere. */
  expandEverywhere(rule: string): void {
    for (const [subject, given] of this.#expanded(rule, this.subjects, false))
      if (given.size > 0) this.#set(subject, { given });
  }

  /**
   * How much of the given names the sources need by a rule, if all who look alike are to be told apart: all who are rendered, or also
   * those whom "et al." hides.
   */
  #expanded(
    rule: string,
    subjects: readonly Subject[],
    withHidden: boolean,
  ): ReadonlyMap<Subject, ReadonlyMap<string, GivenNameLevel>> {
    const isPrimary = rule.startsWith('primary-name');
    const max: GivenNameLevel = rule.endsWith('with-initials') ? 1 : 2;
    const rendered = subjects.flatMap((subject) =>
      this.#look(subject).names.flatMap(({ names, renderedCount, attributes }) => {
        const count = withHidden ? names.length : renderedCount;
        return names.slice(0, isPrimary ? Math.min(1, count) : count).map((name) => ({ name, attributes }));
      }),
    );
    const people = new Map(rendered.map((each) => [personOf(each.name), each]));
    const families = new Map<string, Namesakes>();
    for (const { name } of people.values()) {
      const family = familyOf(name);
      const namesakes = families.get(family) ?? new Namesakes();
      families.set(family, namesakes);
      namesakes.add(name.given ?? '');
    }
    const levels = new Map<string, GivenNameLevel>();
    for (const [person, { name, attributes }] of people) {
      const namesakes = families.get(familyOf(name));
      const given = name.given ?? '';
      const hasInitials = attributes['initialize-with'] !== undefined;
      const isShort = attributes.form === 'short';
      const level = namesakes?.levelFor(given, hasInitials && isShort, max) ?? 0;
      if (level > 0) levels.set(person, level);
    }
    return new Map(
      subjects.map((subject) => {
        const lists = this.#look(subject).names;
        const own = lists.flatMap(({ names }) => (isPrimary ? names.slice(0, 1) : names).map(personOf));
        const given = own.flatMap((person) => {
          const level = levels.get(person);
          return level === undefined ? [] : [[person, level] as const];
        });
        return [subject, new Map(given)] as const;
      }),
    );
  }

  /** Adds names; by a `rule` that applies everywhere, those whom it would tell apart from others once they are rendered, too. */
  addNames(rule: string | undefined): void {
    for (const group of this.#ambiguous()) this.#addNamesTo(group, rule);
  }

  /** Each source has as few names as set it apart from as many others as all of its names would. */
  #addNamesTo(group: readonly Subject[], rule: string | undefined): void {
    const expanded = rule === undefined ? undefined : this.#expanded(rule, group, true);
    const texts = new Map<number, readonly string[]>();
    const textsWith = (names: number): readonly string[] => {
      const known = texts.get(names);
      if (known) return known;
      const made = group.map((subject) => {
        const own = this.#of(subject);
        const given = expanded ? new Map([...own.given, ...(expanded.get(subject) ?? [])]) : own.given;
        return this.#look(subject, { ...own, names, given }).text;
      });
      texts.set(names, made);
      return made;
    };
    const alike = (names: number, index: number): number => {
      const own = textsWith(names);
      return own.filter((text) => text === own[index]).length;
    };
    const most = this.#mostNamesIn(group);
    const added = group.map((_, index) => {
      const fewest = alike(most, index);
      return fewestNames(most, (names) => alike(names, index) === fewest);
    });
    for (const [index, subject] of group.entries()) {
      const names = added[index] ?? 0;
      if (names > 0) this.#set(subject, { names });
    }
  }

  /** Expands given names of ambiguous sources only, and adds names where that is not enough. */
  addGiven(addsNames: boolean): void {
    for (const group of this.#ambiguous()) {
      const start = group.map((subject) => this.#of(subject));
      const restore = (): void => {
        for (const [index, subject] of group.entries())
          this.#found.set(subject.item.id, start[index] ?? NO_DISTINCTION);
      };
      const expandWith = (names: number): number => {
        restore();
        for (const subject of group) this.#set(subject, { names: Math.max(this.#of(subject).names, names) });
        this.#expandGroup(group);
        return this.#clashes(group);
      };
      const before = this.#clashes(group);
      const most = addsNames ? this.#mostNamesIn(group) : 0;
      const fewest = expandWith(most);
      if (fewest >= before) restore();
      else expandWith(fewestNames(most, (names) => expandWith(names) === fewest));
    }
  }

  #expandGroup(group: readonly Subject[]): void {
    const people = group.map((subject) => this.#renderedPeople(subject));
    const longest = people.reduce((most, { length }) => Math.max(most, length), 0);
    for (let at = 0; at < longest && this.#clashes(group) > 0; at++) {
      // The same person looks the same in all of them, however much of the name is rendered.
      if (people.every((own) => own[at] === people[0]?.[at])) continue;
      for (const level of [1, 3] as const) {
        const before = new Map(group.map((subject) => [subject, this.#of(subject)]));
        const clashes = this.#clashes(group);
        for (const subject of this.#clashing(group)) {
          const person = this.#renderedPeople(subject)[at];
          if (person === undefined) continue;
          this.#set(subject, { given: new Map([...this.#of(subject).given, [person, level]]) });
        }
        if (this.#clashes(group) < clashes) continue;
        for (const [subject, distinction] of before) this.#found.set(subject.item.id, distinction);
      }
    }
  }

  /** Those of a group that look like another member. */
  #clashing(group: readonly Subject[]): readonly Subject[] {
    const counts = new Map<string, number>();
    const texts = group.map((subject) => this.#look(subject).text);
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
    return group.filter((_, index) => (counts.get(texts[index] ?? '') ?? 0) > 1);
  }

  setCondition(): void {
    for (const group of this.#ambiguous()) {
      const clashes = this.#clashes(group);
      for (const subject of group) this.#set(subject, { condition: true });
      if (this.#clashes(group) < clashes) continue;
      for (const subject of group) this.#set(subject, { condition: false });
    }
  }

  addYearSuffixes(): void {
    for (const group of this.#ambiguous())
      for (const [index, subject] of group.entries()) this.#set(subject, { yearSuffix: index + 1 });
  }

  /** Sources that look the same, in the order of the bibliography. */
  #ambiguous(): readonly (readonly Subject[])[] {
    const groups = new Map<string, Subject[]>();
    for (const subject of this.subjects) {
      const { text } = this.#look(subject);
      if (text === '') continue;
      const group = groups.get(text);
      if (group) group.push(subject);
      else groups.set(text, [subject]);
    }
    return [...groups.values()].filter((group) => group.length > 1);
  }

  /** How many of a group look like another member. */
  #clashes(group: readonly Subject[]): number {
    return group.length - new Set(group.map((subject) => this.#look(subject).text)).size;
  }

  #mostNamesIn(group: readonly Subject[]): number {
    const counts = group.flatMap((subject) => this.#look(subject).names.map(({ names }) => names.length));
    return counts.reduce((most, count) => Math.max(most, count), 0);
  }

  #renderedPeople(subject: Subject): readonly string[] {
    return this.#look(subject).names.flatMap(({ names, renderedCount }) =>
      names.slice(0, renderedCount).map(personOf),
    );
  }

  #of({ item }: Subject): Distinction {
    return this.#found.get(item.id) ?? NO_DISTINCTION;
  }

  #set(subject: Subject, change: Partial<Distinction>): void {
    this.#found.set(subject.item.id, { ...this.#of(subject), ...change });
  }

  #look(subject: Subject, distinction = this.#of(subject)): Look {
    const last = this.#looks.get(subject);
    if (last && isSameDistinction(last.distinction, distinction)) return last.look;
    const look = this.lookAt({ ...subject, distinction });
    this.#looks.set(subject, { distinction, look });
    return look;
  }
}

/**
 * The fewest names, up to `most`, with which something holds that holds with all of them. Texts that differ with some names differ
 * with more of them, too, so it holds for all numbers from there on.
 */
function fewestNames(most: number, holds: (names: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** People with one family name: how many have the same given names, and how many the same initials. */
class Namesakes {
  readonly #given = new Map<string, number>();
  readonly #initials = new Map<string, number>();

  add(given: string): void {
    const [whole, initials] = [wholeOf(given), initialsOf(given)];
    this.#given.set(whole, (this.#given.get(whole) ?? 0) + 1);
    this.#initials.set(initials, (this.#initials.get(initials) ?? 0) + 1);
  }

  /** How much of a given name tells its bearer apart from the others, or from some of them: up to `max`. */
  levelFor(given: string, addsInitials: boolean, max: GivenNameLevel): GivenNameLevel {
    const initials = initialsOf(given);
    const isTold = addsInitials && this.#initials.size > 1;
    if (isTold && (max === 1 || this.#initials.get(initials) === this.#given.get(wholeOf(given)))) return 1;
    return max === 2 && this.#given.size > 1 ? 2 : 0;
  }
}

/** Given names without what does not tell two people apart: "J. J." and "J.J." are one name. */
function wholeOf(given: string): string {
  return given.replace(/[\s.]+/g, ' ').trim();
}

function familyOf(name: CslName): string {
  return [name['non-dropping-particle'], name.family ?? name.literal].join(' ');
}

/** The initials of given names; a word in small letters has none and stays whole. */
function initialsOf(given: string): string {
  return given
    .split(/[\s.-]+/)
    .map((part, index) => (index === 0 && /^\p{Ll}/u.test(part) ? part : part.charAt(0).toUpperCase()))
    .join('');
}
