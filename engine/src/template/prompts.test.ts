import { inspectTemplate } from '@footmark/engine';
import { expect, test } from 'vitest';
import { convertForTest } from '../../../tests/conversion.js';
import { p, template } from '../../../tests/templates/build.js';

/* Words in other marks than those of fields, which nothing fills in: they stay, and a finding names them. */

const section = '<w:sectPr><w:headerReference w:type="default" r:id="h"/></w:sectPr>';
const links = [['h', 'header', 'h1.xml']] as const;
const split = (...runs: readonly string[]): string =>
  `<w:p>${runs.map((run) => `<w:r><w:t xml:space="preserve">${run}</w:t></w:r>`).join('')}</w:p>`;
const inBox = (paragraph: string): string =>
  `<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`;

async function findings(bytes: Uint8Array): Promise<readonly string[]> {
  const { notices } = await convertForTest('Text.\n', { template: bytes });
  return notices.filter(({ code }) => code === 'template-field-unknown').map(({ message }) => message);
}

const MARKED: readonly (readonly [string, string])[] = [
  ['[region_name]', '[region_name]'],
  ['#author#', '#author#'],
  ['&lt;Title&gt;', '<Title>'],
  ['&lt;&lt;Client Name&gt;&gt;', '<<Client Name>>'],
  ['\u0024{date}', '\u0024{date}'],
  ['{city}', '{city}'],
  ['[Имя автора]', '[Имя автора]'],
];

test.each(MARKED)('%s in a header, on a page of its own, in runs and in a text box', async (xml, prompt) => {
  const cases = [
    template({ body: section, stories: { h1: p(`Draft of ${xml}`) }, links }),
    template({ body: p(`For ${xml}`) + p('{{content}}') }),
    template({ body: p('{{content}}') + split(xml.slice(0, 1), xml.slice(1)) }),
    template({ body: inBox(p(xml)) + p('{{content}}') }),
  ];
  const broken = xml.startsWith('&');
  for (const bytes of broken ? cases.filter((_, at) => at !== 2) : cases) {
    const [message, ...others] = await findings(bytes);
    expect(others).toEqual([]);
    expect(message).toContain(`ask for ${prompt}, which nothing fills in`);
    const { guessed } = await inspectTemplate(bytes);
    expect(guessed.find(({ about }) => about === 'placeholder')?.text).toContain(
      `${prompt} stays as written`,
    );
  }
});

test.each([
  ['Author: John Doe', 'John Doe'],
  ['Vorgelegt von Max Mustermann', 'Max Mustermann'],
  ['姓名：张三', '张三'],
  ['学号：XXXXXX', 'XXXXXX'],
  ['Студент: Иванов И. И.', 'Иванов И. И.'],
  ['Firstname Lastname', 'Firstname Lastname'],
  ['正文正文正文正文', '正文正文正文正文'],
])('%s on a cover is a name of nobody', async (line, name) => {
  const [message] = await findings(template({ body: p(line) + p('{{content}}') }));
  expect(message).toContain(`ask for ${name}, which nothing fills in`);
});

test.each(['Johnny Doerr', 'Prof. John Donne', '张三丰', 'Part XX', 'Ludwig XIV', '李四光'])(
  '%s on a cover is a name of somebody',
  async (line) => {
    expect(await findings(template({ body: p(line) + p('{{content}}') }))).toEqual([]);
  },
);

test('several prompts are named in one finding, each once', async () => {
  const bytes = template({
    body: p('[Name], [Name] and [Place]') + p('{{content}}') + section,
    stories: { h1: p('#title#') },
    links,
  });
  expect(await findings(bytes)).toEqual([
    expect.stringContaining('ask for #title#, [Name] and [Place], which nothing fills in'),
  ]);
});

test.each([
  ['numbers and sentences', 'See [1], [12, 13] and [this is a remark that somebody has written here].'],
  ['usual words', 'So [sic], and 5 &lt; 6 but 7 &gt; 6, C# and F#.'],
  ['fields of ours', '{{title}} and {{author}}'],
])('%s are no prompts', async (_, text) => {
  const messages = await findings(template({ body: p(text) + p('{{content}}') }));
  expect(messages.filter((message) => message.includes('which nothing fills in'))).toEqual([]);
});

test('the sample text that is replaced is not looked at', async () => {
  expect(await findings(template({ body: p('[Your text here]') }))).toEqual([]);
});
