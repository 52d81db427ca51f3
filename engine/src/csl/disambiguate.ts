import { type Distinction, NO_DISTINCTION, type Subject } from './cite.js';
import { type GivenNameLevel, personOf } from './names.js';
import type { NamesResult } from './names-element.js';
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
  if (addsNames) state.addNames();
  if (addsGiven && rule === 'by-cite') state.addGiven(addsNames);
  else if (addsGiven && addsNames && rule !== 'by-cite') state.expandEverywhere(rule);
  if (usesCondition) state.setCondition();
  if (attributes['disambiguate-add-year-suffix'] === 'true') state.addYearSuffixes();
  return state.found;
}

class Distinguishing {
  readonly #found = new Map<string, Distinction>();

  constructor(
    private readonly subjects: readonly Subject[],
    private readonly lookAt: LookAt,
  ) {}

  get found(): ReadonlyMap<string, Distinction> {
    return this.#found;
  }

  /** Expands the given names of all people who would look like others, everywhere. */
  expandEverywhere(rule: string): void {
    const isPrimary = rule.startsWith('primary-name');
    const max: GivenNameLevel = rule.endsWith('with-initials') ? 1 : 2;
    const rendered = this.subjects.flatMap((subject) =>
      this.#look(subject).names.flatMap(({ names, renderedCount: count, attributes }) =>
        names.slice(0, isPrimary ? Math.min(1, count) : count).map((name) => ({ name, attributes })),
      ),
    );
    const people = new Map(rendered.map((each) => [personOf(each.name), each]));
    const families = new Map<string, string[]>();
    for (const [person, { name }] of people) {
      const family = [name['non-dropping-particle'], name.family ?? name.literal].join(' ');
      families.set(family, [...(families.get(family) ?? []), person]);
    }
    const levels = new Map<string, GivenNameLevel>();
    for (const [person, { name, attributes }] of people) {
      const family = [name['non-dropping-particle'], name.family ?? name.literal].join(' ');
      const others = (families.get(family) ?? []).filter((other) => other !== person);
      const clashes = (key: (given: string) => string): boolean =>
        others.some((other) => key(people.get(other)?.name.given ?? '') === key(name.given ?? ''));
      if (others.length === 0) continue;
      const hasInitials = attributes['initialize-with'] !== undefined;
      if (hasInitials && attributes.form === 'short' && !clashes(initialsOf)) levels.set(person, 1);
      else if (max === 2 && !clashes((given) => given)) levels.set(person, 2);
      else if (max === 2 && others.length > 0) levels.set(person, hasInitials ? 1 : 2);
      else if (hasInitials && attributes.form === 'short') levels.set(person, 1);
    }
    for (const subject of this.subjects) {
      const lists = this.#look(subject).names;
      const own = lists.flatMap(({ names }) => (isPrimary ? names.slice(0, 1) : names).map(personOf));
      const given = new Map(
        own.flatMap((person) => {
          const level = levels.get(person);
          return level === undefined ? [] : [[person, level] as const];
        }),
      );
      if (given.size > 0) this.#set(subject, { given });
    }
  }

  addNames(): void {
    for (const group of this.#ambiguous()) this.#addNamesTo(group);
  }

  #addNamesTo(group: readonly Subject[]): void {
    const most = Math.max(...group.map((subject) => this.#mostNames(subject)));
    const looks = (names: number): readonly string[] =>
      group.map((subject) => this.#look(subject, { ...this.#of(subject), names }).text);
    const best = new Map<Subject, { names: number; clashes: number }>();
    for (let names = 0; names <= most; names++) {
      const texts = looks(names);
      for (const [index, subject] of group.entries()) {
        const clashes = texts.filter((text) => text === texts[index]).length;
        const known = best.get(subject);
        if (!known || clashes < known.clashes) best.set(subject, { names, clashes });
      }
    }
    for (const [subject, { names }] of best) if (names > 0) this.#set(subject, { names });
  }

  /** Expands given names of ambiguous sources only, and adds names where that is not enough. */
  addGiven(addsNames: boolean): void {
    for (const group of this.#ambiguous()) {
      const most = addsNames ? Math.max(...group.map((subject) => this.#mostNames(subject))) : 0;
      const start = new Map(group.map((subject) => [subject, this.#of(subject)]));
      let fewest = this.#clashes(group);
      let best = start;
      for (let names = 0; names <= most && fewest > 0; names++) {
        for (const subject of group) {
          const own = start.get(subject) ?? NO_DISTINCTION;
          this.#found.set(subject.item.id, { ...own, names: Math.max(own.names, names) });
        }
        this.#expandGroup(group);
        const clashes = this.#clashes(group);
        if (clashes >= fewest) continue;
        fewest = clashes;
        best = new Map(group.map((subject) => [subject, this.#of(subject)]));
      }
      for (const [subject, distinction] of best) this.#found.set(subject.item.id, distinction);
    }
  }

  #expandGroup(group: readonly Subject[]): void {
    const longest = Math.max(...group.map((subject) => this.#renderedPeople(subject).length));
    for (let at = 0; at < longest && this.#clashes(group) > 0; at++) {
      for (const level of [1, 2] as const) {
        const before = new Map(group.map((subject) => [subject, this.#of(subject)]));
        const clashes = this.#clashes(group);
        const clashing = group.filter((subject) => this.#isClashing(subject, group));
        for (const subject of clashing) {
          const person = this.#renderedPeople(subject)[at];
          if (person === undefined) continue;
          this.#set(subject, { given: new Map([...this.#of(subject).given, [person, level]]) });
        }
        if (this.#clashes(group) < clashes) continue;
        for (const [subject, distinction] of before) this.#found.set(subject.item.id, distinction);
      }
    }
  }

  #isClashing(subject: Subject, group: readonly Subject[]): boolean {
    const { text } = this.#look(subject);
    return group.some((other) => other !== subject && this.#look(other).text === text);
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
    const texts = group.map((subject) => this.#look(subject).text);
    return texts.filter((text, index) => texts.indexOf(text) !== index).length;
  }

  #mostNames(subject: Subject): number {
    return Math.max(0, ...this.#look(subject).names.map(({ names }) => names.length));
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
    return this.lookAt({ ...subject, distinction });
  }
}

function initialsOf(given: string): string {
  return given
    .split(/[\s-]+/)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
}
