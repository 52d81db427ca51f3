import { readFileSync } from 'node:fs';
import * as engine from '@footmark/engine';
import * as citations from '@footmark/engine/citations';
import * as markdown from '@footmark/engine/markdown';
import * as merge from '@footmark/engine/merge';
import * as pages from '@footmark/engine/pages';
import * as read from '@footmark/engine/read';
import * as sources from '@footmark/engine/sources';
import { expect, test } from 'vitest';

/** Adding to this list is a promise to keep it: other programs build on it. */
const VALUES = [
  'ConversionAborted',
  'FONT_FAMILIES',
  'FONT_SIZES',
  'LINE_SPACINGS',
  'NOTICE_CODES',
  'REPAIR_NAMES',
  'clipboardForWord',
  'convert',
  'inspect',
  'inspectTemplate',
  'pictureMatcher',
];
const TYPES = [
  'AssetLoader',
  'AssetRequest',
  'ChartForm',
  'CitationForm',
  'ContentFeatures',
  'ConversionOptions',
  'ConversionResult',
  'ConversionStage',
  'DiagramAnswer',
  'DiagramBox',
  'DiagramColors',
  'DiagramForm',
  'DiagramGlue',
  'DiagramGraph',
  'DiagramLine',
  'DiagramMark',
  'DiagramOutline',
  'DiagramPaint',
  'DiagramRenderer',
  'DiagramRequest',
  'DiagramShades',
  'DiagramShape',
  'DiagramShapes',
  'DiagramSide',
  'DiagramStep',
  'DiagramText',
  'DiagramTextLine',
  'DialectChoice',
  'DialectEvidence',
  'DialectReading',
  'DrawnDiagram',
  'DuplicateHandling',
  'FaultyDiagram',
  'FontFamily',
  'FontSize',
  'FootnoteEntry',
  'FootnoteOptions',
  'FootnotePosition',
  'ImageEntry',
  'Inspection',
  'LineBreaks',
  'LineSpacing',
  'LoadedAsset',
  'Margins',
  'MissingAsset',
  'Notice',
  'NoticeCode',
  'OutlineEntry',
  'PageSize',
  'PictureMatcher',
  'RasterRequest',
  'Rasterizer',
  'RepairEffect',
  'RepairName',
  'ReviewHandling',
  'Severity',
  'SourcePlace',
  'StyleMapping',
  'StyleSample',
  'TableHeaders',
  'TableWidths',
  'TemplateAnswer',
  'TemplateGuess',
  'TemplateInspection',
  'TemplateName',
  'TemplatePoint',
  'TemplateReport',
  'TemplateStyleEntry',
  'TemplateTopic',
  'TextDialect',
  'TextStatistics',
  'UndefinedHandling',
  'UnreferencedSeparator',
  'Validation',
  'WideTables',
  'WordClipboard',
];

test('the engine exports these values', () => expect(Object.keys(engine).sort()).toEqual(VALUES));

test('its entry for Markdown exports these values', () =>
  expect(Object.keys(markdown)).toEqual(['markdownFromClipboard']));

test('its entry for files exports these values', () =>
  expect(Object.keys(sources).sort()).toEqual([
    'MAX_SOURCE_FILES',
    'SOURCE_EXTENSIONS',
    'VARIABLES_FILES',
    'fillVariables',
    'isHiddenPictureFolder',
    'isIgnoredName',
    'isIgnoredPath',
    'isSettingsFile',
    'openSources',
    'sourceOf',
  ]));

test('the entry for merging exports what takes changes back', () =>
  expect(Object.keys(merge).sort()).toEqual(['ConversionAborted', 'applyMerge', 'mergeWord', 'readSource']));

test('its entry for Word files exports these values', () =>
  expect(Object.keys(read).sort()).toEqual(['ConversionAborted', 'readWord']));

test('its entry for citations exports these values', () =>
  expect(Object.keys(citations).sort()).toEqual([
    'CITATION_STYLES',
    'checkSources',
    'decodedSources',
    'openLibrary',
    'readStyleTitle',
  ]));

test('its entry for pages exports these values', () =>
  expect(Object.keys(pages)).toEqual(['markAsChart', 'openPages', 'showChart']));

test('the engine exports these types', () => {
  const source = readFileSync(new URL('../engine/src/index.ts', import.meta.url), 'utf8');
  const lists = Array.from(source.matchAll(/export type \{([^}]*)\}/g), ([, names]) => names ?? '');
  const names = lists.flatMap((list) => list.split(',').map((name) => name.trim())).filter(Boolean);
  expect(names.sort()).toEqual(TYPES);
});
