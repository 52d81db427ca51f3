import { clipboardForWord, type DiagramRenderer } from '@footmark/engine';
import { applyMerge, mergeWord } from '@footmark/engine/merge';
import { openPages } from '@footmark/engine/pages';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { drawMermaid } from '../../diagrams/src/index';
import { DIAGRAMS } from '../../diagrams/src/sample-diagrams';
import { convertForTest } from '../conversion';
import { openPackage } from '../docx/package';
import { PIXEL } from '../pixel';
import { template } from '../templates/build';
import { readForTest } from '../word/read-for-test';
import { canvasesIn, faultsOf, nameOf, shapesIn, wordsOf } from './canvas-parts';

const diagrams: DiagramRenderer = { languages: ['mermaid'], draw: drawMermaid };
const rasterize = async (): Promise<Uint8Array> => PIXEL;
const host = { diagrams, rasterize } as const;
const asShapes = { ...host, diagramForm: 'shapes' } as const;

const fence = (code: string, info = 'mermaid'): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const flow = (...lines: readonly string[]): string => fence(['flowchart TD', ...lines].join('\n'));

async function canvasOf(text: string, options: object = asShapes) {
  const { bytes, notices } = await convertForTest(
    text,
    options,
    `diagrams/${expect.getState().currentTestName}`,
  );
  const canvases = canvasesIn(bytes);
  for (const canvas of canvases) expect(faultsOf(canvas)).toEqual([]);
  const [first] = canvases;
  const shapes = first ? shapesIn(first) : [];
  return {
    bytes,
    canvases,
    shapes,
    words: shapes.map(wordsOf),
    notices: notices.map(({ message }) => message),
  };
}

const SHAPED = ['flowchart', 'state', 'class', 'mindmap', 'sequence'];

test.each(SHAPED)('a diagram is a canvas with its picture for other programs: %s', async (kind) => {
  const { canvases, notices } = await canvasOf(fence(DIAGRAMS[kind] ?? ''));
  expect(notices).toEqual([]);
  expect(canvases).toHaveLength(1);
});

test.each(Object.keys(DIAGRAMS).filter((kind) => !SHAPED.includes(kind)))(
  'other kinds stay pictures, and a finding says so: %s',
  async (kind) => {
    const isChart = /^(?:pie|XY chart|radar)$/.test(kind);
    const { canvases, notices } = await canvasOf(fence(DIAGRAMS[kind] ?? ''));
    const reasons = notices.filter((each) => each.includes('is a picture'));
    expect(canvases).toEqual([]);
    const reason =
      'This diagram is a picture: only flowcharts, state, class and sequence diagrams and mind maps, without pictures in them, become shapes';
    const withoutSize = reasons.map((each) =>
      each.replace(/; its smallest letters are [\d.]+ points high, .*$/, ''),
    );
    expect(withoutSize).toEqual(isChart ? [] : [reason]);
  },
);

const documentOf = (bytes: Uint8Array): string =>
  strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());

test.each(['plain', 'academic', 'business', 'mla'])(
  'shapes have the colours of the theme: %s',
  async (look) => {
    for (const kind of SHAPED) {
      const { bytes, canvases } = await canvasOf(fence(DIAGRAMS[kind] ?? ''), {
        ...asShapes,
        template: look,
      });
      expect(canvases).toHaveLength(1);
      const xml = documentOf(bytes);
      expect(xml).toContain('<a:schemeClr val="accent1"');
      expect(xml).not.toMatch(/ECECFF|9370DB|FFFFDE|FFF5AD/);
    }
  },
);

test('colours that the code names stay as they are, and so does a theme; what is read back names no others', async () => {
  const painted = flow('  A[One] --> B[Two]', '  style B fill:#ffcc00,stroke:#336699');
  const { bytes } = await canvasOf(painted, { ...asShapes, source: false });
  const xml = documentOf(bytes);
  expect(xml).toContain('<a:srgbClr val="FFCC00"/>');
  expect(xml).toContain('<a:srgbClr val="336699"/>');
  const { markdown } = await readForTest(bytes);
  expect(markdown.match(/style .*/g)).toEqual(['style B fill:#ffcc00,stroke:#336699']);
  for (const own of ["%%{init: {'theme': 'forest'}}%%\n", '---\nconfig:\n  theme: neutral\n---\n']) {
    const made = await canvasOf(fence(`${own}flowchart TD\n  A --> B`));
    expect(documentOf(made.bytes)).not.toContain('schemeClr');
  }
});

test('a Word template gives diagrams its accents; one without colours leaves them as they are', async () => {
  const asked: unknown[] = [];
  const host = {
    ...asShapes,
    diagrams: {
      languages: ['mermaid'],
      draw: (request: Parameters<typeof drawMermaid>[0]) => {
        asked.push(request.colors?.accents[0]?.line);
        return drawMermaid(request);
      },
    },
  };
  await canvasOf(flow('  A --> B'), { ...host, template: template({}) });
  expect(asked).toEqual([undefined]);
});

test('pictures are the default, and who asks says it: option, front matter, and the diagram itself', async () => {
  const code = 'flowchart TD\n  A --> B';
  const count = async (text: string, options: object) => (await canvasOf(text, options)).canvases.length;
  expect(await count(fence(code), host)).toBe(0);
  expect(await count(fence(code), asShapes)).toBe(1);
  expect(await count(`---\ndiagrams: shapes\n---\n${fence(code)}`, host)).toBe(1);
  const picture = { ...host, diagramForm: 'picture' };
  expect(await count(`---\ndiagrams: shapes\n---\n${fence(code)}`, picture)).toBe(0);
  expect(await count(fence(code, '{.mermaid .shapes}'), picture)).toBe(1);
  expect(await count(fence(code, 'mermaid {.shapes}'), host)).toBe(1);
  expect(await count(fence(code, '{.mermaid .picture #fig:a}'), asShapes)).toBe(0);
});

test('the texts of nodes, frames and labels are in their shapes', async () => {
  const { shapes, words } = await canvasOf(
    flow(
      '  A["One & <two>"] -->|"yes & no"| B{Why?}',
      '  subgraph S [Around]',
      '    B --> C[a<br>b]',
      '  end',
    ),
  );
  expect(words.filter(Boolean)).toEqual(['Around', 'One &amp; &lt;two&gt;', 'Why?', 'a|b', 'yes &amp; no']);
  expect(shapes.map(nameOf).filter((name) => !name.startsWith('Line'))).toEqual([
    'Frame S',
    'Node A',
    'Node B',
    'Node C',
    'Connector A → B',
    'Connector B → C',
    'Label A → B',
  ]);
});

test('lines are attached to the nodes that they join, but never two to the same places', async () => {
  const { shapes } = await canvasOf(flow('  A --> B', '  A --> B', '  B --> A', '  A --> C', '  C --> C'));
  const connectors = shapes.filter((shape) => shape.includes('<wps:cNvCnPr'));
  const attached = connectors.filter((shape) => shape.includes('<a:stCxn'));
  expect(connectors.length).toBeGreaterThanOrEqual(5);
  expect(attached.length).toBeGreaterThanOrEqual(2);
  expect(attached.length).toBeLessThan(connectors.length);
});

test('a form without room for text is drawn by its own outline, with four places for lines', async () => {
  const { shapes } = await canvasOf(
    flow('  A{Is this a long question?}', '  B[/Leaning/]', '  C((A circle))'),
  );
  for (const shape of shapes) {
    expect(shape).toContain('<a:custGeom>');
    expect(shape.match(/<a:cxn /g)).toHaveLength(4);
    expect(shape).toContain('<a:rect l="l" t="t" r="r" b="b"/>');
  }
});

test('what has its own form in Word has that form', async () => {
  const { shapes } = await canvasOf(flow('  A[Box]', '  B(Round)', '  C([Pill])', '  D[(Store)]'));
  expect(shapes.map((shape) => /prst="(\w+)"/.exec(shape)?.[1])).toEqual([
    'rect',
    'roundRect',
    'flowChartTerminator',
    'can',
  ]);
});

test('letters that would be smaller than 7 points leave a picture, and a finding says what to do', async () => {
  const chain = Array.from({ length: 40 }, (_, index) => `n${index}[Step number ${index}]`).join(' --> ');
  const { canvases, notices } = await canvasOf(fence(`flowchart LR\n  ${chain}`));
  expect(canvases).toEqual([]);
  expect(notices.join()).toMatch(
    /^This diagram is a picture: its letters would be [\d.]+ points high, too small for shapes; split it$/,
  );
});

test('what cannot be shapes and is hard to read, too, has one finding', async () => {
  const days = Array.from(
    { length: 60 },
    (_, index) => `e${index} {\n string name_${index}\n }\n e0 ||--o{ e${index} : has`,
  );
  const { notices } = await canvasOf(fence(`erDiagram\n${days.slice(1).join('\n')}`));
  expect(notices).toEqual([
    expect.stringMatching(
      /^This diagram is a picture: only flowcharts, .* become shapes; its smallest letters are [\d.]+ points high, too small to read; split it$/,
    ),
  ]);
});

test('a diagram in a note stays a picture, and a finding says so', async () => {
  const { canvases, notices, bytes } = await canvasOf(
    `Text.[^a]\n\n[^a]: Here:\n\n    ${flow('  A --> B').trim().replaceAll('\n', '\n    ')}\n`,
  );
  expect(canvases).toEqual([]);
  expect(openPackage(bytes).parts.get('word/footnotes.xml')?.text).toContain('<pic:pic>');
  expect(notices).toEqual([
    'This diagram is a picture: Word has no drawings of shapes in notes; in the text, it would be shapes',
  ]);
});

test.each([
  ['in a list', (text: string) => `- Item\n\n  ${text.replaceAll('\n', '\n  ')}`],
  ['in a quotation', (text: string) => `> ${text.trim().replaceAll('\n', '\n> ')}`],
  ['in a callout', (text: string) => `> [!NOTE]\n> ${text.trim().replaceAll('\n', '\n> ')}`],
  ['twice, and with a picture between', (text: string) => `${text}\n![A](a.png)\n\n${text}`],
])('in other places, ids are unique, too: %s', async (_, around) => {
  const { bytes, canvases } = await canvasOf(around(flow('  A --> B')), {
    ...asShapes,
    loadAsset: async () => ({ bytes: PIXEL }),
  });
  expect(canvases.length).toBeGreaterThan(0);
  const document = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
  const ids = Array.from(document.matchAll(/<(?:wps:cNvPr|wp:docPr) id="(\d+)"/g), ([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('shapes in a Word template', async () => {
  const { canvases } = await canvasOf(flow('  A --> B'), { ...asShapes, template: template() });
  expect(canvases).toHaveLength(1);
});

test('the same text gives the same bytes', async () => {
  const text = fence(DIAGRAMS.flowchart ?? '');
  const [one, other] = [await canvasOf(text), await canvasOf(text)];
  expect(one.bytes).toEqual(other.bytes);
});

test('pages and the clipboard show the picture', async () => {
  const session = openPages();
  await session.update(flow('  A --> B'), asShapes);
  expect(JSON.stringify(session.page(1))).toContain('"type":"picture"');
  const { notices } = await session.inspect(fence(DIAGRAMS.gantt ?? ''), asShapes);
  expect(notices.map(({ code }) => code)).toEqual(['diagram-as-picture']);
  const { html } = await clipboardForWord(flow('  A --> B'), asShapes);
  expect(html).toContain('<img');
  expect(html).not.toContain('wps:');
});

test('shapes are asked of the host only where they are wanted', async () => {
  const asked: (true | undefined)[] = [];
  const watched: DiagramRenderer = {
    languages: ['mermaid'],
    draw: (request) => {
      asked.push(request.wantsShapes);
      return drawMermaid(request);
    },
  };
  const text = `${flow('  A --> B')}\n${fence('flowchart TD\n  C --> D', '{.mermaid .shapes}')}`;
  await convertForTest(text, { rasterize, diagrams: watched });
  expect(asked).toEqual([undefined, true]);
});

/** The file with its document edited, as Word would save it. */
function withDocument(bytes: Uint8Array, edit: (document: string) => string): Uint8Array {
  const parts = unzipSync(bytes);
  const document = edit(strFromU8(parts['word/document.xml'] ?? new Uint8Array()));
  return zipSync({ ...parts, 'word/document.xml': strToU8(document) });
}

async function backFrom(bytes: Uint8Array): Promise<string> {
  const { markdown } = await readForTest(bytes);
  return markdown.trim();
}

test.each([
  [
    'a flowchart',
    'flowchart TD',
    [
      'A(["Start"])',
      'B{"Is it right?"}',
      'C[("Store")]',
      'D["One<br>Two"]',
      'E(("Ask"))',
      'F[/"Lean"/]',
      'A --> B',
      'B -->|"yes & no"| C',
      'B -.-> D',
      'D ==> A',
      'C --- E',
      'E --> F',
    ],
  ],
  [
    'one with frames and colours, across',
    'flowchart LR',
    [
      'A["Out"]',
      'subgraph S ["Around"]',
      '  B["In"]',
      'end',
      'A --> B',
      'style A fill:#ff9966,stroke:#333333',
    ],
  ],
  [
    'states',
    'stateDiagram-v2',
    ['[*] --> Still', 'Still --> Moving : push', 'Moving --> Still', 'Moving --> [*]'],
  ],
  [
    'states in a state',
    'stateDiagram-v2',
    ['state Moving {', '  Slow --> Fast', '}', 'Still --> Moving', 'note right of Still : It waits'],
  ],
])('shapes come back as the code that makes them: %s', async (_, head, lines) => {
  const code = [head, ...lines.map((line) => `  ${line}`)].join('\n');
  const { bytes } = await convertForTest(fence(code, '{.mermaid .shapes}'), host);
  const back = await backFrom(bytes);
  expect(back).toMatch(/^```\{\.mermaid \.shapes\}\n/);
  const own = back.split('\n').slice(1, -1);
  expect([...own].sort()).toEqual(code.split('\n').sort());
  const again = await convertForTest(back, host);
  expect(await backFrom(again.bytes)).toBe(back);
});

test.each([
  ['words', 'A label that is much longer than the width of a box and is therefore drawn on several lines'],
  ['a long word', `Donaudampfschiffahrtsgesellschaft${'skapitaen'.repeat(6)} is one`],
  ['breaks of the author, too', 'One<br>A label that is much longer than the width of a box, and so broken'],
  ['other signs', 'What is (broken) & drawn on several lines, half-heartedly, because it is so very long?'],
  ['other letters', '一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十'],
])('a label that is broken only for want of room comes back whole: %s', async (_, label) => {
  const code = `flowchart TD\n  A["${label}"]\n  B["B"]\n  A -->|"${label}"| B`;
  const { bytes } = await convertForTest(fence(code, '{.mermaid .shapes}'), host);
  const document = openPackage(bytes).parts.get('word/document.xml')?.text ?? '';
  expect(document).toContain('w:clear="all"');
  expect(await backFrom(bytes)).toBe(fence(code, '{.mermaid .shapes}').trim());
  // A break that somebody adds is one of the code.
  const edited = withDocument(bytes, (xml) => xml.replace('>B</w:t>', '>B</w:t><w:br/><w:t>C</w:t>'));
  expect(await backFrom(edited)).toContain('B["B<br>C"]');
});

test('a caption and a name come back with the code', async () => {
  const text =
    '```{#fig:way .mermaid .shapes caption="The way"}\nflowchart TD\n  A["One"]\n  B["Two"]\n  A --> B\n```';
  const { bytes } = await convertForTest(`${text}\n\nSee @fig:way.`, host);
  expect(await backFrom(bytes)).toBe(`${text}\n\nSee @fig:way.`);
});

test('words that were changed in Word, and lines that were attached elsewhere, are changed code', async () => {
  const code = 'flowchart TD\n  A["One"]\n  B["Two"]\n  C["Three"]\n  A --> B\n  B --> C';
  const { bytes } = await convertForTest(fence(code, '{.mermaid .shapes}'), host);
  const idOf = (document: string, name: string): string =>
    new RegExp(`<wps:cNvPr id="(\\d+)" name="Node ${name}"`).exec(document)?.[1] ?? '';
  const changed = withDocument(bytes, (document) =>
    document
      .replace('>Two<', '>Second<')
      .replace(
        new RegExp(`(name="Connector B → C"/><wps:cNvCnPr><a:stCxn id=")${idOf(document, 'B')}"`),
        `$1${idOf(document, 'A')}"`,
      ),
  );
  expect(await backFrom(changed)).toBe(
    fence(code.replace('Two', 'Second').replace('B --> C', 'A --> C'), '{.mermaid .shapes}').trim(),
  );
});

const CLASSES = `classDiagram
  class Animal {
    <<interface>>
    +int age
    -names List~int~
    +isMammal() bool
  }
  class Duck["The duck"]
  class \`A b!\`
  class Leg
  class Food
  namespace Zoo {
    class Cage
  }
  Animal <|-- Duck : is
  Animal "1" *-- "many" Leg : has
  Duck o-- Food
  Food <.. Cage
  Leg --> Food
  Cage ..|> \`A b!\`
  Duck --() Swims
  note for Duck "Can fly"`;

const MIND_MAP = `mindmap
  n0(("Root"))
    n1["Square"]
      n2)"Cloud"(
      n3))"Bang"((
    n4{{"Hexagon"}}
      n5("Round")
        Plain #40;text#41;`;

const SEQUENCE = `---
title: "What happens"
---
sequenceDiagram
  box rgb(0, 255, 255) Group
    participant A@{ "type": "database" } as Data
    actor B as Bob
  end
  A->>B: One<br>two lines
  activate B
  B-->>A: Bye
  deactivate B
  Note over A,B: A note
  Note left of A: Left
  B->>B: itself`;

const NUMBERS = `sequenceDiagram
  participant A
  participant B
  autonumber
  A->>B: one
  autonumber 50 10
  A-xB: lost#59; and #35;1
  A--)B: later
  autonumber off
  A->>B: more`;

const COMING_AND_GOING = `sequenceDiagram
  participant A
  create participant D
  A->>D: new
  destroy D
  D-->A: gone
  A->>A: on`;

const FRAMES = `sequenceDiagram
  participant A
  participant B
  participant C
  loop every day
    alt ok
      A->B: x
    else not
      B<<->>A: y
    end
  end
  rect rgb(200, 150, 255)
    par one
      A->>C: p
    and
      A->>C: q
    end
  end
  critical needed
    A->>B: r
  option failed
    B->>A: s
  end`;

test.each([
  ['classes', CLASSES],
  ['a mind map', MIND_MAP],
  ['a sequence', SEQUENCE],
  ['a sequence with numbers', NUMBERS],
  ['a sequence with actors that come and go', COMING_AND_GOING],
  ['a sequence with frames', FRAMES],
  [
    'a flowchart with other shapes and ends',
    'flowchart TD\n  A@{ shape: hourglass }\n  B@{ shape: cloud, label: "Up" }\n  C((("Twice")))\n  D[["Sub"]]\n  E["`**bold** and *it*`"]\n  A --x B\n  C <--> D\n  D o--o E',
  ],
  [
    'a flowchart with its title',
    '---\ntitle: "A \\"title\\""\n---\nflowchart TD\n  A["x"]\n  B["y"]\n  A --> B',
  ],
])('the other kinds, and what shapes do not show, come back, too: %s', async (_, code) => {
  const { bytes } = await convertForTest(fence(code, '{.mermaid .shapes}'), host);
  for (const canvas of canvasesIn(bytes)) expect(faultsOf(canvas)).toEqual([]);
  expect(await backFrom(bytes)).toBe(fence(code, '{.mermaid .shapes}').trim());
});

test.each([
  ['flowchart TD\n  A["One"]\n  B["Two"]\n  A --> B', 'Two'],
  ['classDiagram\n  class A {\n    +int two\n  }', '+int two'],
  ['mindmap\n  n0(("One"))\n    Two', 'Two'],
  ['sequenceDiagram\n  participant A\n  participant B\n  A->>B: Two', 'Two'],
  ['sequenceDiagram\n  participant A as Two\n  participant B\n  A->>B: x', 'Two'],
])('words that were changed in Word are changed in code of every kind: %s', async (code, words) => {
  const { bytes } = await convertForTest(fence(code, '{.mermaid .shapes}'), host);
  const changed = withDocument(bytes, (xml) => xml.replaceAll(`>${words}<`, '>Second<'));
  expect(await backFrom(changed)).toBe(fence(code.replace(words, 'Second'), '{.mermaid .shapes}').trim());
});

test('a text that was added beside a sequence in Word is a note there', async () => {
  const { bytes } = await convertForTest(
    fence('sequenceDiagram\n  participant A\n  participant B\n  A->>B: x', '{.mermaid .shapes}'),
    host,
  );
  const added = withDocument(bytes, (xml) => xml.replace('name="Label A → B"', 'name="Text Box 7"'));
  expect(await backFrom(added)).toMatch(/^ {2}Note (?:left|right) of [AB]: x$/m);
});

/** Texts that mean something where they stand in code, as entities. */
const ENTITIES = '#quot;q#quot; #35;1 x#60;y #amp; #lt;b#gt; #9829; #59;';
test.each([
  ['flowchart', `flowchart TD\n  A["${ENTITIES}"]\n  B["B"]\n  A -->|"${ENTITIES}"| B`],
  ['state', `stateDiagram-v2\n  state "${ENTITIES}" as A\n  A --> B : ${ENTITIES}`],
  ['class', `classDiagram\n  class A["${ENTITIES}"]\n  class B\n  A --> B : ${ENTITIES}`],
  ['mindmap', `mindmap\n  n0["${ENTITIES}"]\n    n1(("B"))`],
  [
    'sequence',
    `sequenceDiagram\n  participant A as ${ENTITIES}\n  participant B\n  A->>B: ${ENTITIES}\n  Note over A,B: ${ENTITIES}`,
  ],
])(
  'entities in labels are their characters in Word, and come back as they must be written: %s',
  async (_, code) => {
    const { bytes } = await convertForTest(fence(code, '{.mermaid .shapes}'), host);
    const [canvas] = canvasesIn(bytes);
    const wordsIn = (each: typeof canvas): readonly string[] =>
      each
        ? shapesIn(each).map((shape) =>
            wordsOf(shape)
              .replaceAll('&gt;', '>')
              .replaceAll('&quot;', '"')
              .replace(/[\s|]+/g, ' '),
          )
        : [];
    const shown = wordsIn(canvas);
    const expected = '"q" #1 x&lt;y &amp; &lt;b> ♥ ;';
    expect(shown).toContain(expected);
    expect(shown.join()).not.toMatch(/quot|ﬂ|¶|&amp;(?:amp|lt|#)/);
    const back = await backFrom(bytes);
    const again = await convertForTest(back, host);
    expect(await backFrom(again.bytes)).toBe(back);
    const [canvasAgain] = canvasesIn(again.bytes);
    expect(wordsIn(canvasAgain)).toEqual(shown);
  },
);

test('a label that was changed in Word is a changed label in the text when it is merged', async () => {
  const text = `Before.\n\n${fence('flowchart TD\n  A[One] --> B{Two}\n  B -->|yes| C([Three])', '{.mermaid .shapes}')}\nAfter.\n`;
  const { bytes } = await convertForTest(text, { ...host, source: true });
  const unchanged = await mergeWord(text, bytes, { conversion: host });
  expect(unchanged.success && unchanged.changes).toEqual([]);
  const returned = withDocument(bytes, (document) => document.replace('>Two<', '>Second<'));
  const merge = await mergeWord(text, returned, { conversion: host });
  if (!merge.success) throw new Error(merge.error);
  expect(applyMerge(text, merge, () => 'take')).toBe(text.replace('Two', 'Second'));
});

test.each([
  ['between dashes', 'flowchart TD\n  A[One] -- yes --> B[Two]\n  B -- no --> A', 'no', '  B -- Maybe --> A'],
  [
    'between bars',
    'flowchart TD\n  A[One] -->|Text| B[Two]\n  B --> C[Text 2]',
    'Text',
    '  A[One] -->|Maybe| B[Two]',
  ],
  [
    'that occur twice',
    'flowchart TD\n  A{One} -->|Yes| B[Two]\n  B -->|Yes| C[Three]',
    'Yes',
    '  A{One} -->|Maybe| B[Two]',
  ],
  ['that are no name any more', 'flowchart TD\n  start --> stop', 'stop', '  stop["Maybe"]'],
  [
    'of a class that showed its name',
    'classDiagram\n  Person <|-- Student',
    'Person',
    '  class Person["Maybe"]',
  ],
])('words %s are changed in the code of their author', async (_, code, word, line) => {
  const text = `Before.\n\n${fence(code, '{.mermaid .shapes}')}\nAfter.\n`;
  const { bytes } = await convertForTest(text, { ...host, source: true });
  // Word cuts what somebody types into runs, and a shape may be moved.
  const returned = withDocument(bytes, (document) =>
    document.replace(
      new RegExp(`<w:r>(<w:rPr>(?:(?!</w:rPr>).)*</w:rPr>)<w:t[^>]*>${word}</w:t></w:r>`),
      '<w:r>$1<w:t>May</w:t></w:r><w:proofErr w:type="spellStart"/><w:r>$1<w:t>be</w:t></w:r><w:proofErr w:type="spellEnd"/>',
    ),
  );
  const merge = await mergeWord(text, returned, { conversion: host });
  if (!merge.success) throw new Error(merge.error);
  expect(merge.changes.map(({ conflict }) => conflict)).toEqual([undefined]);
  const merged = applyMerge(text, merge, () => 'take').split('\n');
  expect(merged.filter((each) => !text.split('\n').includes(each))).toEqual([line]);
});

test.each([
  ['Bob', 'participant Bob'],
  ['Bob Roe', 'participant B as Bob Roe'],
])('an actor that was renamed in its lower box has its new name: %s', async (name, declaration) => {
  const id = declaration.split(' ')[1] ?? '';
  const code = `sequenceDiagram\n  participant Ann\n  ${declaration}\n  Ann->>${id}: Hello`;
  const { bytes } = await convertForTest(fence(code, '{.mermaid .shapes}'), host);
  const returned = withDocument(bytes, (document) => {
    const at = document.lastIndexOf(`>${name}<`);
    return `${document.slice(0, at)}>Robert<${document.slice(at + name.length + 2)}`;
  });
  expect((await readForTest(returned)).markdown).toContain(`participant ${id} as Robert`);
});

test('diagrams of which another program has kept only the pictures are no change', async () => {
  const code = 'flowchart LR\n  A[One] -->|yes| B[Two]';
  const text = `Before.\n\n${fence(code, '{.mermaid .shapes}')}\nAfter the last diagram.\n`;
  const { bytes } = await convertForTest(text, host);
  const returned = withDocument(bytes, (document) =>
    document
      .replace(
        /<mc:AlternateContent><mc:Choice Requires="wpc">.*?<mc:Fallback>(.*?)<\/mc:Fallback><\/mc:AlternateContent>/gs,
        '$1',
      )
      .replace('the last diagram', 'the only diagram'),
  );
  const merge = await mergeWord(text, returned, { conversion: host });
  if (!merge.success) throw new Error(merge.error);
  expect(merge.changes.map(({ conflict }) => conflict)).toEqual([undefined]);
  expect(applyMerge(text, merge, () => 'take')).toBe(text.replace('the last', 'the only'));
});
