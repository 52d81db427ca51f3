import type { Block } from '../content/block';
import { CodeSample } from './CodeSample';
import { EnlargeablePicture } from './EnlargeablePicture';
import { InlineText } from './InlineText';
import { PlainTable } from './PlainTable';

/** Running text of a page. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="flex flex-col gap-4 leading-relaxed">
      {blocks.map((block, index) => (
        // The blocks of a page never change their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is constant
        <OneBlock key={index} block={block} />
      ))}
    </div>
  );
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p className="max-w-prose">
          <InlineText text={block.text} />
        </p>
      );
    case 'heading':
      return <Heading block={block} />;
    case 'list':
      return <Items items={block.items} />;
    case 'steps':
      return <Items items={block.items} ordered />;
    case 'code':
      return <CodeSample label={block.label} code={block.code} />;
    case 'table':
      return <PlainTable head={block.head} rows={block.rows} />;
    case 'picture':
      return <EnlargeablePicture picture={block} />;
  }
}

function Heading({ block: { level = 3, id, text } }: { block: Extract<Block, { kind: 'heading' }> }) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      id={id}
      className={`font-serif font-semibold ${level === 2 ? 'mt-8 text-2xl tracking-tight' : 'mt-4 text-xl'}`}
    >
      <InlineText text={text} />
    </Tag>
  );
}

function Items({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={`flex max-w-prose flex-col gap-2 pl-6 ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item) => (
        <li key={item} className="pl-1 marker:text-faded">
          <InlineText text={item} />
        </li>
      ))}
    </List>
  );
}
