/*
 * Which folder may import which. A folder may always import from itself; anything not listed is forbidden. `walls.test.ts`
 * checks every import of the project.
 */

interface Room {
  /** The rooms that it may import from. */
  readonly rooms: readonly string[];
  /** The packages that it may import from, by the beginnings of their names. */
  readonly packages?: readonly string[];
}

/** The folders that all stages share: the interface, the model and plain data. None of them imports a stage. */
const SHARED = {
  'engine/src/api': { rooms: ['engine/src/text'] },
  'engine/src/budget': { rooms: [] },
  'engine/src/color': { rooms: [] },
  'engine/src/model': {
    rooms: ['engine/src/api', 'engine/src/source', 'engine/src/text', 'engine/src/xml'],
  },
  'engine/src/css': { rooms: ['engine/src/color', 'engine/src/model', 'engine/src/text'] },
  'engine/src/language': { rooms: ['engine/src/model'] },
  'engine/src/html': { rooms: [], packages: ['domhandler'] },
  'engine/src/latex': { rooms: ['engine/src/model', 'engine/src/text'], packages: ['domhandler'] },
  'engine/src/source': { rooms: [] },
  'engine/src/text': { rooms: [] },
  'engine/src/theme': { rooms: ['engine/src/api', 'engine/src/model'] },
  'engine/src/metrics': { rooms: ['engine/src/model', 'engine/src/theme'], packages: ['hyphen'] },
  'engine/src/xml': { rooms: [] },
  'engine/src/ooxml': {
    rooms: ['engine/src/budget', 'engine/src/model', 'engine/src/xml'],
  },
  'engine/src/csl': { rooms: ['engine/src/budget', 'engine/src/text'], packages: ['htmlparser2'] },
  'engine/src/charts': {
    rooms: ['engine/src/metrics', 'engine/src/model', 'engine/src/text', 'engine/src/xml'],
    packages: ['js-yaml'],
  },
} as const satisfies Record<string, Room>;

/** The stages in their order. None imports another: `convert.ts`, `inspect.ts` and `session/` join them. */
const STAGES = {
  'engine/src/repair': { rooms: ['engine/src/api', 'engine/src/source', 'engine/src/text'] },
  'engine/src/parse': {
    rooms: [
      'engine/src/api',
      'engine/src/color',
      'engine/src/css',
      'engine/src/html',
      'engine/src/model',
      'engine/src/latex',
      'engine/src/source',
      'engine/src/text',
    ],
    packages: ['markdown-it', 'htmlparser2', 'domhandler', 'js-yaml', 'github-slugger'],
  },
  'engine/src/load': {
    rooms: [
      'engine/src/api',
      'engine/src/budget',
      'engine/src/charts',
      'engine/src/model',
      'engine/src/load/images',
    ],
  },
  'engine/src/load/images': {
    rooms: ['engine/src/api', 'engine/src/budget', 'engine/src/color', 'engine/src/model', 'engine/src/xml'],
    packages: ['htmlparser2'],
  },
  'engine/src/load/math': {
    rooms: ['engine/src/api', 'engine/src/model', 'engine/src/latex', 'engine/src/text'],
    packages: ['temml'],
  },
  'engine/src/load/highlight': {
    rooms: ['engine/src/api', 'engine/src/model'],
    packages: ['highlight.js'],
  },
  'engine/src/load/citations': {
    rooms: [
      'engine/src/api',
      'engine/src/budget',
      'engine/src/csl',
      'engine/src/load',
      'engine/src/model',
      'engine/src/text',
    ],
    packages: ['js-yaml'],
  },
  'engine/src/load/emoji': { rooms: [], packages: ['markdown-it-emoji'] },
  'engine/src/resolve': {
    rooms: [
      'engine/src/api',
      'engine/src/model',
      'engine/src/language',
      'engine/src/source',
      'engine/src/text',
    ],
    packages: ['github-slugger'],
  },
  'engine/src/check': { rooms: ['engine/src/api', 'engine/src/model', 'engine/src/source'] },
  'engine/src/compose': {
    rooms: [
      'engine/src/api',
      'engine/src/color',
      'engine/src/model',
      'engine/src/language',
      'engine/src/metrics',
      'engine/src/text',
      'engine/src/theme',
    ],
  },
  'engine/src/layout': {
    rooms: ['engine/src/metrics', 'engine/src/model', 'engine/src/text', 'engine/src/theme'],
  },
  'engine/src/write': {
    rooms: [
      'engine/src/api',
      'engine/src/charts',
      'engine/src/color',
      'engine/src/model',
      'engine/src/text',
      'engine/src/theme',
      'engine/src/xml',
    ],
  },
  'engine/src/template': {
    rooms: [
      'engine/src/api',
      'engine/src/language',
      'engine/src/metrics',
      'engine/src/model',
      'engine/src/ooxml',
      'engine/src/text',
      'engine/src/theme',
      'engine/src/xml',
    ],
  },
  'engine/src/zip': { rooms: ['engine/src/model'] },
  'engine/src/inspection': {
    rooms: ['engine/src/api', 'engine/src/model', 'engine/src/source', 'engine/src/text'],
  },
  'engine/src/markdown': {
    rooms: ['engine/src/css', 'engine/src/model', 'engine/src/source', 'engine/src/text'],
  },
  'engine/src/word': {
    rooms: [
      'engine/src/charts',
      'engine/src/color',
      'engine/src/csl',
      'engine/src/language',
      'engine/src/latex',
      'engine/src/load/images',
      'engine/src/model',
      'engine/src/ooxml',
      'engine/src/source',
      'engine/src/text',
      'engine/src/theme',
      'engine/src/xml',
    ],
  },
  'engine/src/book': { rooms: ['engine/src/xml', 'engine/src/zip'], packages: ['htmlparser2'] },
  'engine/src/clip': { rooms: ['engine/src/model', 'engine/src/theme', 'engine/src/xml'] },
  'engine/src/paste': {
    rooms: ['engine/src/html', 'engine/src/latex', 'engine/src/model', 'engine/src/text'],
    packages: ['htmlparser2', 'domhandler'],
  },
} as const satisfies Record<string, Room>;

const ENGINE = {
  ...SHARED,
  ...STAGES,
  'engine/src/session': {
    rooms: [
      'engine/src/api',
      'engine/src/check',
      'engine/src/compose',
      'engine/src/inspection',
      'engine/src/layout',
      'engine/src/load',
      'engine/src/load/citations',
      'engine/src/load/emoji',
      'engine/src/load/highlight',
      'engine/src/load/math',
      'engine/src/metrics',
      'engine/src/model',
      'engine/src/parse',
      'engine/src/repair',
      'engine/src/resolve',
      'engine/src/source',
      'engine/src/template',
      'engine/src/text',
      'engine/src/theme',
      'engine/src/zip',
    ],
  },
  'engine/src/sources': {
    rooms: [
      'engine/src/api',
      'engine/src/load/images',
      'engine/src/model',
      'engine/src/parse',
      'engine/src/resolve',
      'engine/src/source',
      'engine/src/text',
      'engine/src/zip',
    ],
  },
  'engine/src/merge': {
    rooms: [
      'engine/src/api',
      'engine/src/charts',
      'engine/src/model',
      'engine/src/ooxml',
      'engine/src/parse',
      'engine/src/source',
      'engine/src/text',
      'engine/src/theme',
      'engine/src/word',
      'engine/src/xml',
      'engine/src/zip',
    ],
  },
  'engine/src': {
    rooms: [
      'engine/src/api',
      'engine/src/charts',
      'engine/src/merge',
      'engine/src/metrics',
      'engine/src/model',
      'engine/src/ooxml',
      'engine/src/session',
      'engine/src/source',
      'engine/src/sources',
      'engine/src/text',
      'engine/src/theme',
      // Pictures are read by the stage that loads them.
      ...Object.keys(STAGES).filter((stage) => stage !== 'engine/src/load/images'),
    ],
  },
} satisfies Record<string, Room>;

/** The page. Shared components know no screen, the text knows no React, and the worker alone runs the engine. */
const WEB = {
  'web/app': {
    rooms: ['web/app/converter/workers', 'web/app/csp', 'web/app/offline', 'web/app/start', 'web/app/ui'],
    packages: [
      '@fontsource-variable/source-sans-3',
      '@fontsource/source-serif-4',
      '@react-router/dev',
      'react',
      'react-dom/static',
      'react-router',
    ],
  },
  // Renders the pages for the tests of what they say and show.
  'web/app/claims': {
    rooms: ['web/app/content', 'web/app/routes', 'web/app/ui'],
    packages: ['react', 'react-dom', 'react-router'],
  },
  'web/app/content': {
    rooms: ['web/app', 'web/app/ui'],
  },
  'web/app/converter/charts': {
    rooms: [
      'engine/src/source',
      'web/app/converter/document',
      'web/app/converter/instance',
      'web/app/converter/text',
      'web/app/converter/workers',
      'web/app/converter/workspace',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: ['@footmark/engine', 'react'],
  },
  'web/app/converter/conversion': {
    rooms: [
      'web/app',
      'web/app/converter/document',
      'web/app/converter/findings',
      'web/app/converter/instance',
      'web/app/converter/text',
      'web/app/converter/view',
      'web/app/converter/workers',
      'web/app/state',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: ['@footmark/engine', 'radix-ui', 'react'],
  },
  'web/app/converter/document': {
    rooms: [
      'web/app',
      'web/app/converter/instance',
      'web/app/converter/text',
      'web/app/state',
      'web/app/worker',
    ],
    packages: ['@footmark/engine', 'react'],
  },
  'web/app/converter/drafts': {
    rooms: [
      'engine/src/text',
      'web/app',
      'web/app/converter/document',
      'web/app/converter/instance',
      'web/app/converter/storage',
      'web/app/converter/text',
      'web/app/converter/view',
      'web/app/converter/workspace',
      'web/app/offline',
      'web/app/state',
      'web/app/ui',
    ],
    packages: ['react'],
  },
  'web/app/converter/editor': {
    rooms: [
      'engine/src/source',
      'web/app',
      'web/app/converter/document',
      'web/app/converter/findings',
      'web/app/converter/instance',
      'web/app/converter/text',
      'web/app/converter/view',
      'web/app/converter/workspace',
      'web/app/csp',
      'web/app/start',
      'web/app/state',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: [
      '@codemirror/autocomplete',
      '@codemirror/commands',
      '@codemirror/language',
      '@codemirror/state',
      '@codemirror/view',
      '@footmark/engine',
      '@lezer/highlight',
      '@lezer/markdown',
      'react',
      'react-dom',
      'style-mod',
    ],
  },
  'web/app/converter/files': {
    rooms: [
      'engine/src/source',
      'web/app',
      'web/app/content',
      'web/app/converter/document',
      'web/app/converter/drafts',
      'web/app/converter/from-word',
      'web/app/converter/instance',
      'web/app/converter/library',
      'web/app/converter/merge',
      'web/app/converter/options',
      'web/app/converter/pictures',
      'web/app/converter/text',
      'web/app/converter/view',
      'web/app/converter/workers',
      'web/app/data',
      'web/app/service-worker',
      'web/app/start',
      'web/app/state',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: ['@footmark/engine', 'react', 'react-dom', 'react-router'],
  },
  'web/app/converter/findings': {
    rooms: [
      'engine/src/text',
      'web/app/converter/instance',
      'web/app/converter/workers',
      'web/app/state',
      'web/app/worker',
    ],
    packages: ['@footmark/engine'],
  },
  'web/app/converter/from-word': {
    rooms: [
      'web/app/converter/document',
      'web/app/converter/instance',
      'web/app/converter/view',
      'web/app/state',
      'web/app/ui',
    ],
  },
  'web/app/converter/inspection': {
    rooms: [
      'web/app',
      'web/app/converter/document',
      'web/app/converter/findings',
      'web/app/converter/instance',
      'web/app/converter/view',
      'web/app/converter/workers',
      'web/app/converter/workspace',
      'web/app/state',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: ['@footmark/engine', 'react'],
  },
  'web/app/converter/instance': { rooms: [], packages: ['react'] },
  'web/app/converter/library': {
    rooms: [
      'engine/src/source',
      'web/app',
      'web/app/converter/document',
      'web/app/converter/instance',
      'web/app/converter/text',
      'web/app/converter/view',
      'web/app/converter/workspace',
      'web/app/state',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: ['@footmark/engine', 'react'],
  },
  'web/app/converter/outline': {
    rooms: [
      'web/app',
      'web/app/converter/document',
      'web/app/converter/findings',
      'web/app/converter/instance',
      'web/app/converter/text',
      'web/app/converter/view',
      'web/app/ui',
    ],
    packages: ['react', 'react-dom'],
  },
  'web/app/converter/merge': {
    rooms: [
      'engine/src/text',
      'web/app',
      'web/app/converter/document',
      'web/app/converter/instance',
      'web/app/converter/storage',
      'web/app/converter/text',
      'web/app/converter/view',
      'web/app/converter/workers',
      'web/app/converter/workspace',
      'web/app/csp',
      'web/app/state',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: ['@footmark/engine', 'react'],
  },
  'web/app/converter/options': {
    rooms: [
      'web/app',
      'web/app/content',
      'web/app/converter/document',
      'web/app/converter/instance',
      'web/app/converter/paper',
      'web/app/converter/view',
      'web/app/converter/workers',
      'web/app/converter/workspace',
      'web/app/state',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: ['@footmark/engine', 'react'],
  },
  'web/app/converter/pages': {
    rooms: [
      'engine/src/source',
      'web/app/converter/document',
      'web/app/converter/findings',
      'web/app/converter/instance',
      'web/app/converter/paper',
      'web/app/converter/text',
      'web/app/converter/view',
      'web/app/converter/workers',
      'web/app/converter/workspace',
      'web/app/csp',
      'web/app/page-drawing',
      'web/app/state',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: ['@footmark/engine', 'react'],
  },
  'web/app/converter/paper': {
    rooms: ['web/app/csp'],
    packages: [
      '@fontsource/arimo',
      '@fontsource/carlito',
      '@fontsource/cousine',
      '@fontsource/gelasio',
      '@fontsource/tinos',
    ],
  },
  'web/app/converter/pictures': {
    rooms: [
      'web/app/converter/document',
      'web/app/converter/findings',
      'web/app/converter/instance',
      'web/app/converter/storage',
      'web/app/converter/view',
      'web/app/state',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: ['react'],
  },
  'web/app/converter/sharing': {
    rooms: [
      'web/app/converter/document',
      'web/app/converter/instance',
      'web/app/converter/workers',
      'web/app/converter/workspace',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: ['@footmark/engine', 'fflate', 'react'],
  },
  'web/app/converter/shell': {
    rooms: [
      'web/app',
      'web/app/content',
      'web/app/converter/charts',
      'web/app/converter/conversion',
      'web/app/converter/document',
      'web/app/converter/drafts',
      'web/app/converter/editor',
      'web/app/converter/files',
      'web/app/converter/from-word',
      'web/app/converter/inspection',
      'web/app/converter/instance',
      'web/app/converter/library',
      'web/app/converter/merge',
      'web/app/converter/options',
      'web/app/converter/outline',
      'web/app/converter/pages',
      'web/app/converter/pictures',
      'web/app/converter/sharing',
      'web/app/converter/storage',
      'web/app/converter/text',
      'web/app/converter/view',
      'web/app/converter/workspace',
      'web/app/state',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: ['react', 'react-dom', 'react-router'],
  },
  'web/app/converter/storage': {
    rooms: ['web/app/converter/document', 'web/app/converter/instance', 'web/app/state'],
  },
  'web/app/converter/text': {
    rooms: ['engine/src/source', 'engine/src/text', 'web/app'],
  },
  'web/app/converter/view': {
    rooms: ['web/app/converter/findings', 'web/app/converter/instance', 'web/app/state'],
    packages: ['@footmark/engine'],
  },
  'web/app/converter/workers': {
    rooms: [
      'web/app/converter/instance',
      'web/app/converter/text',
      'web/app/page-drawing',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: ['@footmark/engine'],
  },
  'web/app/converter/workspace': {
    rooms: [
      'engine/src/source',
      'web/app/converter/document',
      'web/app/converter/instance',
      'web/app/converter/storage',
      'web/app/converter/workers',
      'web/app/state',
      'web/app/ui',
      'web/app/worker',
    ],
    packages: ['@footmark/engine', 'react'],
  },
  'web/app/csp': {
    rooms: [],
    packages: ['react'],
  },
  'web/app/data': {
    rooms: ['web/app/content'],
    packages: ['@tanstack/react-query'],
  },
  'web/app/offline': {
    rooms: ['web/app', 'web/app/service-worker', 'web/app/ui'],
    packages: ['react'],
  },
  'web/app/page-drawing': {
    rooms: ['engine/src/source'],
    packages: ['@footmark/engine'],
  },
  'web/app/routes': {
    rooms: [
      'web/app',
      'web/app/content',
      'web/app/converter/instance',
      'web/app/converter/shell',
      'web/app/service-worker',
      'web/app/site-pages',
      'web/app/ui',
    ],
    packages: ['react-router'],
  },
  'web/app/service-worker': {
    rooms: [],
  },
  'web/app/site-pages': {
    rooms: [
      'web/app',
      'web/app/content',
      'web/app/converter/workers',
      'web/app/data',
      'web/app/start',
      'web/app/ui',
    ],
    packages: ['@tanstack/react-query', 'minisearch', 'radix-ui', 'react', 'react-router'],
  },
  'web/app/start': {
    rooms: ['web/app/ui'],
  },
  'web/app/state': {
    rooms: [],
    packages: ['react'],
  },
  'web/app/ui': {
    rooms: ['web/app', 'web/app/content', 'web/app/state'],
    packages: ['radix-ui', 'react', 'react-router'],
  },
  'web/app/worker': {
    rooms: ['web/app/csp', 'web/app/page-drawing'],
    packages: ['@footmark/diagrams', '@footmark/engine'],
  },
} as const satisfies Record<string, Room>;

/** The command, which may use Node's own modules. */
const CLI = {
  'cli/src': {
    rooms: ['cli/src/mcp', 'engine/src/text'],
    packages: ['@footmark/diagrams', '@footmark/engine', 'sharp', 'node:'],
  },
  'cli/src/mcp': {
    rooms: ['cli/src'],
    packages: ['@footmark/engine', '@modelcontextprotocol/server', 'node:'],
  },
} as const satisfies Record<string, Room>;

/** The library that draws diagrams, and the document in which it does. It measures text as the engine does. */
const DIAGRAMS = {
  'diagrams/src': {
    rooms: ['diagrams/src/dom', 'diagrams/src/library', 'diagrams/src/shapes', 'engine/src/metrics'],
    packages: ['@footmark/engine', 'mermaid'],
  },
  'diagrams/src/dom': { rooms: ['engine/src/color', 'engine/src/metrics'], packages: ['linkedom'] },
  'diagrams/src/shapes': {
    rooms: ['diagrams/src/dom', 'diagrams/src/library', 'engine/src/text'],
    packages: ['@footmark/engine'],
  },
  'diagrams/src/library': { rooms: ['diagrams/src/dom'] },
} as const satisfies Record<string, Room>;

/** The Obsidian plug-in: its part in Obsidian's page has no engine, its worker nothing of Obsidian's. */
const OBSIDIAN = {
  'plugins/obsidian/src': {
    rooms: ['plugins/obsidian/src/worker'],
    packages: ['@footmark/engine', 'obsidian'],
  },
  'plugins/obsidian/src/worker': { rooms: [], packages: ['@footmark/engine'] },
} as const satisfies Record<string, Room>;

export const ROOMS: Readonly<Record<string, Room>> = {
  ...ENGINE,
  ...CLI,
  ...DIAGRAMS,
  ...OBSIDIAN,
  ...WEB,
};
