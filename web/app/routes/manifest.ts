import { SHARE_ADDRESS, SHARE_PARTS } from '../service-worker/share-address';
import { SITE } from '../site';

/** Colours of the light theme: a manifest cannot have both. */
const GROUND = '#fbfaf6';

/** Phones do not know most of these types, and some share by extension. */
const SHARED_TYPES = [
  'text/*',
  'image/*',
  'application/zip',
  'application/x-ipynb+json',
  'application/epub+zip',
  '.md',
  '.markdown',
  '.ipynb',
  '.epub',
  '.zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.docx',
];

export function loader() {
  const manifest = {
    name: `${SITE.name}: Markdown to Word`,
    short_name: SITE.name,
    description: SITE.description,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['productivity', 'utilities'],
    theme_color: GROUND,
    background_color: GROUND,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Convert Markdown', url: '/' },
      { name: 'Documentation', url: '/docs' },
    ],
    // The installed site then is among the programs that can open such files.
    file_handlers: [
      {
        action: '/',
        accept: {
          'text/markdown': ['.md', '.markdown', '.qmd'],
          'text/plain': ['.txt'],
          'text/html': ['.html', '.htm'],
          'text/csv': ['.csv'],
          'application/x-ipynb+json': ['.ipynb'],
          'application/epub+zip': ['.epub'],
          'application/zip': ['.zip'],
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
        },
      },
    ],
    // It is also among the programs to which the system's share sheet sends texts and files; the service worker takes them.
    share_target: {
      action: SHARE_ADDRESS,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: SHARE_PARTS.title,
        text: SHARE_PARTS.text,
        url: SHARE_PARTS.url,
        files: [{ name: SHARE_PARTS.files, accept: SHARED_TYPES }],
      },
    },
    launch_handler: { client_mode: 'focus-existing' },
  };
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
