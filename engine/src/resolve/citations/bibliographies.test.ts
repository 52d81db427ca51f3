import { describe, expect, test } from 'vitest';
import type { Block } from '../../model/document.js';
import { NO_METADATA } from '../../model/metadata.js';
import { parse } from '../../parse/index.js';
import { withBibliographies } from './bibliographies.js';

const parsed = (markdown: string) => parse(markdown, NO_METADATA, () => undefined);

/** The headings and paragraphs of a text in order: `H` and `p`, or `B` and `e` if they are marked. */
function marks(blocks: readonly Block[]): string {
  return blocks.map(mark).join('');
}

function mark(block: Block): string {
  if (block.type === 'heading') return block.isBibliography ? 'B' : 'H';
  if (block.type === 'paragraph') return block.isReference ? 'e' : 'p';
  return block.type === 'div' || block.type === 'columns' ? `(${marks(block.children)})` : '';
}

const judged = (markdown: string): string => marks(withBibliographies(parsed(markdown)).blocks);

test.each([
  [
    'APA',
    'References',
    'Doe, J., & Roe, R. (2019). *Tides*. Press.',
    'World Health Organization. (2020). *Harbours*.',
  ],
  ['MLA', 'Works Cited', 'Doe, Jane. *Tides*. Press, 2019.', '---. *Harbours*. Press, 2020.'],
  [
    'MLA without authors',
    'Works Cited',
    '“Tides.” *Sea Pages*, 2019, https://example.org.',
    '*Harbours*. Press, 2020.',
  ],
  [
    'Chicago',
    'Bibliography',
    'Doe, Jane, and Rik Roe. *Tides*. Press, 2019.',
    'van der Roe, Rik. 2020. “Harbours.” *Sea*.',
  ],
  ['IEEE', 'References', '[1] J. Doe, “Tides,” *Sea*, 2019.', '[2] R. Roe, *Harbours*. Press, 2020.'],
  [
    'IEEE without numbers',
    'References',
    'J. Doe and R. Roe, “Tides,” *Sea*, 2019.',
    'R. Roe, Harbours. Press.',
  ],
  ['numbers', 'Literature cited', '1\\. Doe, Tides.', '2\\. Roe, Harbours.'],
  ['raised numbers', 'References', '^1^ Tides, second edition.', '^2^ Harbours, first edition.'],
  ['labels', 'References', '[Doe19] Tides.', '[RoeDoe20b] Harbours.'],
  ['Vancouver', 'Reference list', 'Doe J, Roe R. Tides. Sea. 2019;1:2-3.', 'Roe R. Harbours. Press; 2020.'],
  ['links', 'Sources', '[Tides](https://example.org/a)', 'https://example.org/b'],
  ['bold links', 'Sources', '**[Tides](https://example.org/a)**', '<https://example.org/b>'],
  ['years', 'Sources', '2019: Tides', '(2020) Harbours'],
  [
    'German',
    'Literaturverzeichnis',
    'Döe, Änne: Gezeiten. Ort 2019.',
    'Röe, R. / Doe, J. (2020): Häfen. Ort.',
  ],
  ['French', 'Références', 'DOE Jeanne, *Les marées*, Ville, 2019.', 'ROE, Rémi. *Les ports*. Ville, 2020.'],
  ['Russian', 'Список литературы', 'Доу Д. А. Приливы. — М., 2019.', 'Роу, Р. Гавани. — М., 2020.'],
  ['Chinese with numbers', '参考文献', '[1] 张三. 潮汐[J]. 海洋, 2019.', '[2] 李四. 港口[M]. 2020.'],
  ['Chinese', '参考文献', '张三、李四（2019）。潮汐。', '李四，《港口》，2020。'],
  ['Japanese', '参考文献', '山田太郎『潮汐』海社、2019年', '田中 花子（2020）「港」'],
  ['Korean', '참고문헌', '김철수 (2019). 조수. 바다사.', '이영희, 『항구』, 2020.'],
  ['Arabic', 'المراجع', 'محمد، أحمد. (2019). المد.', 'علي، سارة (٢٠٢٠). الموانئ.'],
])('a section that lists sources as %s does is a bibliography', (_, name, first, second) => {
  expect(judged(`# ${name}\n\n${first}\n\n${second}\n\n# After\n\ntext`)).toBe('BeeHp');
  // Each kind of entry by itself.
  expect(judged(`## ${name}\n\n${first}`)).toBe('Be');
  expect(judged(`## ${name}\n\n${second}`)).toBe('Be');
});

test.each([
  [
    'prose',
    'We used three kinds of sources. The first are the logs of 2019.\n\nThe second are letters.',
    'Hpp',
  ],
  ['prose with names and years', 'Doe (2019) asked sailors. So did Roe (2020).', 'Hp'],
  ['prose that opens with a word and a comma', 'However, the logs of 2019 were “lost”.', 'Hp'],
  [
    'prose that names many',
    'The European Commission and the United Nations published figures in 2019.',
    'Hp',
  ],
  ['a link in prose', 'The logs are [here](https://example.org).', 'Hp'],
  ['as many paragraphs of prose as entries', '[1] Tides.\n\nAll of them were read in the spring.', 'Hpp'],
  ['Chinese prose', '我们使用了三种来源。首先，是航海日志（2019）。', 'Hp'],
  ['Arabic prose', 'استخدمنا ثلاثة أنواع من المصادر في عام 2019.', 'Hp'],
  ['German prose', 'Wir haben Quellen von 2019 benutzt: Logbücher, Briefe.', 'Hp'],
  ['a list', '- Logs\n- Letters', 'B'],
  ['a list below what leads to it', 'These were read:\n\n- Logs\n- Letters', 'Bp'],
  ['nothing', '', 'B'],
  ['words that lead to entries', 'These were read:\n\n[1] Tides.\n\n[2] Harbours.', 'Bpee'],
  ['few words between entries', '[1] Tides.\n\nThe best of all.\n\n[2] Harbours.', 'Beee'],
  ['labels above entries', '[1] Tides.\n\n**Harbours**\n\n[2] Harbours.', 'Bepe'],
  ['a subsection of prose', '[1] Tides.\n\n### How\n\nWe read them.\n\n### More\n\n[2] Ports.', 'BeHpHe'],
  ['subsections of prose', '### How\n\nWe read them.\n\nAll of them.\n\n### More\n\n[2] Ports.', 'HHppHe'],
  ['subsections of entries', '### Books\n\n[1] Tides.\n\n### Pages\n\n[2] Ports.', 'BHeHe'],
])('a section called Sources with %s is judged by it', (_, text, expected) => {
  for (const name of ['Sources', 'References', 'Literature', 'Bibliography', '参考文献', 'Literatur'])
    expect(judged(`## ${name}\n\n${text}\n\n## After\n\n[3] text`)).toBe(`${expected}Hp`);
});

test('entries are only looked for in sections with such a name, also in columns and divs', () => {
  expect(judged('## Notes\n\n[1] Tides.')).toBe('Hp');
  expect(judged('::: {.columns}\n## Sources\n\n[1] Tides.\n:::')).toContain('Be');
  expect(judged('::: {custom-style="A"}\n## Sources\n\nWe read them.\n:::')).toContain('Hp');
});

test('an unchanged text gets the same copies again, and a text without such sections none', () => {
  const document = parsed('## References\n\n[1] Tides.\n\n::: {.columns}\n## Sources\n\n[2] Ports.\n:::');
  const [first, second] = [withBibliographies(document).blocks, withBibliographies(document).blocks];
  for (const [index, block] of first.entries()) expect(second[index]).toBe(block);
  const plain = parsed('# A\n\ntext\n\n- item');
  expect(withBibliographies(plain)).toBe(plain);
});

describe('in many languages', () => {
  const entries = 'Doe, J. (2019). *Tides*. Press.\n\nRoe, R. (2020). *Harbours*. Press.';
  const prose =
    'We read what the ports keep about their tides.\n\nMuch of it is handwritten, and some was lost.';

  test.each([
    'Fontes',
    'Fuentes',
    'Fonti',
    'Kilder',
    'Źródła',
    'Források',
    'Источники',
    'Джерела',
    'Πηγές',
    'مصادر',
    '引用文献',
    '출처',
  ])('a section called %s is judged by what is in it', (name) => {
    expect(judged(`# ${name}\n\n${entries}`)).toBe('Bee');
    expect(judged(`# 7 ${name}\n\n- One\n- Two`)).toBe('B');
    expect(judged(`# ${name}\n\n${prose}`)).toBe('Hpp');
  });

  test.each([
    ...[
      'Further reading',
      'Sources and further reading',
      'Fontes e leitura complementar',
      'Weiterführende Literatur',
    ],
    ...[
      'Pour aller plus loin',
      'Дополнительная литература',
      '延伸阅读',
      'Lecturas recomendadas',
      'References, sources',
    ],
  ])('%s has entries, but is the heading of a section like others', (name) => {
    expect(judged(`# ${name}\n\n${entries}`)).toBe('Hee');
    expect(judged(`# ${name}\n\n- One\n- Two`)).toBe('H');
    expect(judged(`# ${name}\n\n${prose}`)).toBe('Hpp');
  });

  test.each([
    'Sources of error',
    'Literature review',
    'Error sources',
    'Reading',
    'References to objects',
    'Fontes de energia',
  ])('%s is no name of a list', (name) => {
    expect(judged(`# ${name}\n\n${entries}`)).toBe('Hpp');
  });
});
