import type { Budget } from '../budget/index.js';
import { decorated } from './affixes.js';
import { citationLabel } from './citation-label.js';
import { NOWHERE, type Subject } from './cite.js';
import { holds, variableText } from './conditions.js';
import { dateSortKey, renderDate, renderedParts } from './dates.js';
import type { Effort } from './effort.js';
import { dateOf, NUMBER_VARIABLES, textOf } from './item.js';
import type { Locale } from './locale.js';
import { type Area, type NamesRendering, type NamesResult, renderNamesElement } from './names-element.js';
import { formatNumbers, inForm, isNumeric, isPlural, letters, pageRanges } from './numbers.js';
import { concat, isEmpty, join, lengthOf, mapText, NOTHING, type Output, plain, span } from './output.js';
import { richText } from './rich-text.js';
import type { Style } from './style.js';
import { withCase } from './text-case.js';
import type { Element } from './xml.js';

/** Whether variables were used, and whether any had a value. */
interface Calls {
  isCalled: boolean;
  isFound: boolean;
}

/** Renders one source at one place. */
export class Rendering implements NamesRendering {
  /** Variables that were rendered as substitutes for names. */
  readonly suppressed = new Set<string>();
  /** The rendered names, in the order of the text. */
  readonly names: NamesResult[] = [];
  /** Leaves out the first names. */
  hidesNames = false;
  isInSentence = false;
  substituted: Element | undefined;
  #calls: Calls = { isCalled: false, isFound: false };
  #hasYearSuffix = false;
  /** The variables that were rendered so far. */
  #shown = new Set<string>();
  readonly #budget: Budget;
  /** The language of the source, else that of the document. */
  readonly #language: string;
  /** No condition about the place of a citation holds in the bibliography. */
  readonly #conditional: Subject;

  constructor(
    readonly style: Style,
    readonly locale: Locale,
    readonly area: Area,
    readonly subject: Subject,
    private readonly effort: Effort,
  ) {
    this.#budget = effort.budget();
    this.#language = textOf(subject.item, 'language') || locale.language;
    this.#conditional = area.isCitation ? subject : { ...subject, placement: NOWHERE };
  }

  /** The output of a layout for one source; its delimiter goes between sources. */
  layout({ children }: Element): Output {
    return this.whole(() => concat(this.#each(children)));
  }

  /** What is rendered for the source, or its key if that takes more than the budget. */
  whole(render: () => Output): Output {
    return this.effort.bounded(this.subject.item.id, render);
  }

  spend(cost: 'steps' | 'characters', amount: number): void {
    this.#budget.spend(cost, amount);
  }

  /** The children of a group or macro, joined by its delimiter. */
  children({ children, attributes }: Element): Output {
    return join(this.#each(children), attributes.delimiter ?? '');
  }

  /** The outputs of elements that render something; those chosen by a condition are joined by the delimiter around the condition. */
  #each(elements: readonly Element[]): readonly Output[] {
    const outputs: Output[] = [];
    this.#addEach(elements, outputs);
    return outputs;
  }

  #addEach(elements: readonly Element[], outputs: Output[]): void {
    for (const element of elements) {
      if (element.name === 'choose') {
        this.#addEach(this.#chosen(element), outputs);
        continue;
      }
      const output = this.element(element);
      if (output !== NOTHING) outputs.push(output);
    }
  }

  element(element: Element): Output {
    this.#budget.spend('steps');
    return this.#budget.deeper(() => this.#rendered(element));
  }

  #rendered(element: Element): Output {
    switch (element.name) {
      case 'text':
        return this.#text(element);
      case 'number':
        return this.#number(element);
      case 'label':
        return this.#label(element);
      case 'date':
        return this.#date(element);
      case 'names':
        return this.#names(element);
      case 'group':
        return this.#group(element);
      case 'choose':
        return concat(this.#each(this.#chosen(element)));
      default:
        return NOTHING;
    }
  }

  call(isFound: boolean, variables: readonly string[] = []): void {
    this.#calls.isCalled = true;
    this.#calls.isFound ||= isFound;
    if (isFound) for (const variable of variables) this.#shown.add(variable);
  }

  shownBy(render: () => Output): { readonly output: Output; readonly variables: ReadonlySet<string> } {
    const outer = this.#shown;
    this.#shown = new Set();
    const output = render();
    const variables = this.#shown;
    for (const variable of variables) outer.add(variable);
    this.#shown = outer;
    return { output, variables };
  }

  #names(element: Element): Output {
    const { hidesNames } = this;
    // Names in a substitute are those of the whole element.
    this.hidesNames = false;
    const output = renderNamesElement(element, this);
    this.hidesNames = hidesNames && isEmpty(output);
    return hidesNames ? NOTHING : output;
  }

  #group(element: Element): Output {
    // Its delimiter is none of the attributes that decorate.
    return decorated(this.#unlessWithoutVariables(element), element.attributes);
  }

  /** The children of a group or macro; nothing if they ask for variables and none has a value. */
  #unlessWithoutVariables(element: Element): Output {
    const outer = this.#calls;
    this.#calls = { isCalled: false, isFound: false };
    const output = this.children(element);
    const { isCalled, isFound } = this.#calls;
    this.#calls = outer;
    const isKept = isFound || !isCalled;
    // A group that shows something counts as a variable that has a value (CSL 1.0.2, cs:group).
    if (isKept && !isEmpty(output)) this.call(true);
    else if (isCalled) this.call(false);
    return isKept ? output : NOTHING;
  }

  #chosen({ children }: Element): readonly Element[] {
    const branch = children.find((child) => child.name === 'else' || holds(child, this.#conditional));
    return branch?.children ?? [];
  }

  #text(element: Element): Output {
    const { attributes } = element;
    if (attributes.term !== undefined) return this.#term(attributes.term, attributes);
    return this.#finished(this.#textOf(attributes), attributes);
  }

  #term(term: string, attributes: Element['attributes']): Output {
    const isNoDate = term === 'no date';
    // As in other processors, "no date" stands for the date, so that a group with it is not empty.
    if (isNoDate) this.call(true);
    const { form, plural } = attributes;
    const printed = this.locale.term(term, form, plural === 'true')?.replaceAll("'", '’');
    const text = span(printed ?? NOTHING, { role: 'term' });
    const output = this.#finished(text, attributes, this.locale.language);
    const suffix = isNoDate && this.area.sortKey === undefined ? this.yearSuffix() : NOTHING;
    return isEmpty(suffix) ? output : concat([output, plain(output).endsWith('.') ? NOTHING : ' ', suffix]);
  }

  /** With periods, case, format and affixes as asked for. */
  #finished(output: Output, attributes: Element['attributes'], language = this.#language): Output {
    if (isEmpty(output)) return NOTHING;
    this.#budget.spend('characters', lengthOf(output));
    const bare =
      attributes['strip-periods'] === 'true' ? mapText(output, (text) => text.replaceAll('.', '')) : output;
    return decorated(withCase(bare, attributes['text-case'], language), attributes);
  }

  #textOf({ variable, macro, value, form }: Element['attributes']): Output {
    if (value !== undefined) return richText(value);
    if (macro !== undefined) {
      const element = this.style.macros.get(macro);
      return element ? this.#unlessWithoutVariables(element) : NOTHING;
    }
    return variable === undefined ? NOTHING : this.#variable(variable, form);
  }

  #variable(variable: string, form: string | undefined): Output {
    if (this.suppressed.has(variable)) {
      this.call(false);
      return NOTHING;
    }
    const short = form === 'short' ? variableText(`${variable}-short`, this.subject) : '';
    const text = short || variableText(variable, this.subject);
    if (variable === 'citation-label') {
      this.call(true);
      return concat([citationLabel(this.subject.item), this.yearSuffix()]);
    }
    // A year suffix that is not needed does not count as missing.
    if (text !== '' || variable !== 'year-suffix') this.call(text !== '', [variable]);
    if (text === '') return NOTHING;
    switch (variable) {
      case 'year-suffix':
        return span(letters(Number(text)), { role: 'year-suffix' });
      case 'citation-number':
        return span(text, { role: 'citation-number', key: text });
      case 'locator':
        return span(richText(this.#pages(text, variable)), { role: 'locator' });
      case 'page':
        return this.#pages(text, variable);
      case 'URL':
        return span(text, { url: text });
      case 'DOI':
        return span(text, {
          url: `https://doi.org/${text.replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')}`,
        });
      default:
        if (NUMBER_VARIABLES.has(variable) && isNumeric(text))
          return formatNumbers(text, this.#rangeDelimiter, (number) => number);
        return /^(?:ISBN|ISSN|PMID|PMCID)$/.test(variable) ? text : richText(text);
    }
  }

  #pages(text: string, variable: string): string {
    const isPage = variable !== 'locator' || (this.subject.cite?.label ?? 'page') === 'page';
    const format = isPage ? this.style.root.attributes['page-range-format'] : undefined;
    return pageRanges(text, format, this.#rangeDelimiter);
  }

  get #rangeDelimiter(): string {
    return this.locale.term('page-range-delimiter') ?? '–';
  }

  #number({ attributes }: Element): Output {
    const { variable = '', form } = attributes;
    const text = this.suppressed.has(variable) ? '' : variableText(variable, this.subject);
    this.call(text !== '', [variable]);
    if (text === '') return NOTHING;
    if (this.area.sortKey)
      return isNumeric(text) ? text.replace(/\d+/g, (digits) => digits.padStart(10, '0')) : text;
    const output = isNumeric(text) ? this.#numeric(text, form, variable) : richText(text);
    return this.#finished(output, attributes);
  }

  #numeric(text: string, form: string | undefined, variable: string): Output {
    if (variable === 'page' || variable === 'locator') return this.#pages(text, variable);
    const gender = this.locale.genderOf(variable);
    return formatNumbers(text, this.#rangeDelimiter, (number) => inForm(number, form, this.locale, gender));
  }

  #label({ attributes }: Element): Output {
    const { variable = '', form, plural } = attributes;
    const text = this.suppressed.has(variable) ? '' : variableText(variable, this.subject);
    if (text === '') return NOTHING;
    const name = variable === 'locator' ? (this.subject.cite?.label ?? 'page') : variable;
    const isMany = /^number-of-/.test(variable) ? /\d/.test(text) && Number(text) !== 1 : isPlural(text);
    const term = this.locale.term(name, form, plural === 'always' || (plural !== 'never' && isMany));
    return this.#finished(term ?? NOTHING, attributes, this.locale.language);
  }

  #date(element: Element): Output {
    const { variable = '' } = element.attributes;
    const date = this.suppressed.has(variable) ? undefined : dateOf(this.subject.item, variable);
    if (!date) {
      this.call(false);
      return NOTHING;
    }
    if (this.area.sortKey) return dateSortKey(date, renderedParts(element));
    const output = renderDate(date, element, this.locale, () => this.yearSuffix());
    const { delimiter: _delimiter, ...attributes } = element.attributes;
    this.call(!isEmpty(output), [variable]);
    return this.#finished(output, attributes);
  }

  /** The letter after the first year of any date (CSL 1.0.2, Disambiguation), unless the style places it. */
  yearSuffix(): Output {
    const { yearSuffix } = this.subject.distinction;
    if (yearSuffix === undefined || this.style.placesYearSuffix || this.#hasYearSuffix) return NOTHING;
    this.#hasYearSuffix = true;
    return span(letters(yearSuffix), { role: 'year-suffix' });
  }
}
