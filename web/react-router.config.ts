import type { Config } from '@react-router/dev/config';

export default {
  ssr: false,
  // `/404` is no address of its own: it is the page that a static host answers for every address it does not know.
  prerender: ['/', '/404'],
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
