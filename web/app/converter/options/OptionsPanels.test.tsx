import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS, TEMPLATE_CHOICES } from '../workspace/document-options';
import { EverydayPanel } from './EverydayPanel';
import { FormattingPanel } from './FormattingPanel';
import { PageSetupPanel } from './PageSetupPanel';
import { TablesPanel } from './TablesPanel';
import { OPTION_LABELS } from './template-changes';

test('each option that a template sets can be reset in a part of its panel, which a change marks at the edge', () => {
  const panel = {
    options: {
      ...DEFAULT_OPTIONS,
      ...TEMPLATE_CHOICES.plain,
      pageNumbers: 'footer',
      margins: 'wide',
      template: 'academic',
    },
    onChange: () => undefined,
  } as const;
  const markup = renderToStaticMarkup(
    <>
      <EverydayPanel {...panel} />
      <FormattingPanel {...panel} />
      <PageSetupPanel {...panel} />
      <TablesPanel {...panel} />
    </>,
  );
  const marked = markup
    .split('data-option=""')
    .slice(1)
    .map((part) => part.match(/reset (.*?) to the default/g)?.length);
  expect(marked).toEqual(Object.keys(OPTION_LABELS).map(() => 1));
});
