import type { StyleMapping, TemplateStyleEntry } from '@footmark/engine';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { askForFiles } from '../../../ui/ask-for-files';
import { Panel } from '../../../ui/Panel';
import { saveFile } from '../../../ui/save-file';
import { useToast } from '../../../ui/use-toast';
import type { TemplateReport } from '../../../worker/protocol';
import { useConverter } from '../../instance/converter-context';
import { addPaperFonts } from '../../paper/paper-fonts';
import { choicesIn, readStyleMap, styleMapJson } from '../../workspace/style-map-file';
import { StyleRow } from './StyleRow';
import { OWN_LOOK, STYLE_GROUPS, styleType, withChoices } from './style-names';
import './styles.css';
import type { OwnTemplate } from '../../workspace/own-template';
import { useReport } from '../../workspace/template-report';
import { bareName, useTemplate } from '../../workspace/use-template';
import { TemplateSummary } from './TemplateSummary';
import { changeStyleMap } from './take-template';

/** Markdown elements and the styles of the visitor's template that they get. */
export default function StylesPanel() {
  const template = useTemplate();
  const report = useReport(template);
  useEffect(addPaperFonts, []);
  if (!template) return null;
  return (
    <Panel title="Styles" isOpen>
      {!report && <p className="text-sm text-faded">Reading {template.name}…</p>}
      {report && !report.ok && <p className="text-sm">{report.reason}</p>}
      {report?.ok && <Mapping template={template} report={report} />}
    </Panel>
  );
}

interface MappingProps {
  readonly template: OwnTemplate;
  readonly report: Extract<TemplateReport, { readonly ok: true }>;
}

function Mapping({ template, report }: MappingProps) {
  const converter = useConverter();
  const [open, setOpen] = useState<string>();
  const { styleMap } = template;
  const { styles, proposal } = report;
  const mapping = withChoices(report.mapping, styleMap, styles);

  function choose(id: string, name: string | null | undefined): void {
    const { [id]: _, ...others } = styleMap;
    changeStyleMap(converter, name === undefined ? others : { ...others, [id]: name });
  }

  return (
    <>
      <TemplateSummary
        report={report}
        onAnswer={(answer) => changeStyleMap(converter, { ...styleMap, ...answer })}
      />
      <p className="text-sm text-pretty text-faded">
        The styles of <span className="break-words text-ink">{template.name}</span> that your text gets,
        matched by name and use. If one is wrong, choose another.
      </p>
      {STYLE_GROUPS.map(({ title, styles: named }, index) => (
        <Group key={title} title={title} isOpen={index < 2}>
          {named.map((style) => (
            <StyleRow
              key={style.id}
              style={style}
              offered={styles.filter(({ type }) => type === styleType(style.id))}
              used={mapping[style.id] ?? null}
              proposed={proposal[style.id] ?? null}
              own={ownLook(style.id, report)}
              isChosen={styleMap[style.id] !== undefined}
              isOpen={open === style.id}
              onOpen={(isOpen) => setOpen(isOpen ? style.id : undefined)}
              onChoose={(name) => choose(style.id, name)}
            />
          ))}
        </Group>
      ))}
      <MapFile template={template} report={report} mapping={mapping} />
    </>
  );
}

function ownLook(id: string, { own }: MappingProps['report']): TemplateStyleEntry | undefined {
  const sample = own[id];
  return sample && { name: OWN_LOOK, type: styleType(id), sample };
}

function Group({
  title,
  isOpen,
  children,
}: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details open={isOpen} className="style-group">
      <summary>{title}</summary>
      <div className="flex flex-col gap-3 pt-1 pb-3">{children}</div>
    </details>
  );
}

/** The choices as a file, to share them or to use them with the command. */
function MapFile({ template, report, mapping }: MappingProps & { readonly mapping: StyleMapping }) {
  const converter = useConverter();
  const input = useRef<HTMLInputElement>(null);
  const announce = useToast();
  const isChanged = Object.keys(template.styleMap).length > 0;
  const lost = report.notices.filter(({ code }) => code === 'template-style-unknown');

  async function take(file: File): Promise<void> {
    const reading = await readStyleMap(file);
    if (reading.ok) changeStyleMap(converter, choicesIn(reading.styleMap, report.proposal));
    announce(
      reading.ok
        ? {
            tone: 'plain',
            title: 'Styles imported',
            description: `${file.name} now decides which styles of ${template.name} are used.`,
          }
        : { tone: 'destructive', title: 'The file could not be imported', description: reading.message },
    );
  }

  return (
    <>
      {lost.map(({ message }) => (
        <p key={message} className="text-sm text-pretty">
          {message}.
        </p>
      ))}
      <div className="flex flex-wrap gap-2 pt-1">
        <Action
          onClick={() =>
            saveFile(
              new Blob([styleMapJson(mapping)], { type: 'application/json' }),
              `${bareName(template.name)} styles.json`,
            )
          }
        >
          Export
        </Action>
        <Action onClick={() => askForFiles(input.current, announce, 'Import')}>Import</Action>
        {isChanged && <Action onClick={() => changeStyleMap(converter, {})}>Reset all</Action>}
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          data-style-map=""
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void take(file);
            target.value = '';
          }}
        />
      </div>
    </>
  );
}

function Action({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-control items-center rounded-small border border-edge bg-sheet px-3 text-sm hover:border-accent hover:text-accent"
    >
      {children}
    </button>
  );
}
