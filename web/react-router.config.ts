import type { Config } from '@react-router/dev/config';
import { finishSite } from './after-build/finish-site';
import { SUBJECT_PATHS } from './app/content/docs/subjects';
import { ALL_PAGE_PATHS } from './app/content/intents/pages';
import { NOT_FOUND_PATH } from './app/content/pages';
import { SAMPLE_PATHS } from './app/content/samples';

/** Files that are written from the site's own data. */
const GENERATED_FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  ...SAMPLE_PATHS,
];

export default {
  ssr: false,
  // Another folder lets two builds of one checkout run at the same time.
  buildDirectory: process.env.FOOTMARK_BUILD_DIR ?? 'build',
  prerender: [...ALL_PAGE_PATHS, ...SUBJECT_PATHS, NOT_FOUND_PATH, ...GENERATED_FILES],
  buildEnd: ({ reactRouterConfig }) => finishSite(reactRouterConfig.buildDirectory),
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
