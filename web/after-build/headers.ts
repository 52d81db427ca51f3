/** The headers of the site's files. No two groups name the same header: hosts differ in which one would win. */
export interface HostingHeaders {
  /** For every response, whatever its status. */
  readonly always: Readonly<Record<string, string>>;
  /** For files under `/assets/`, whose names change with their content. */
  readonly hashedFiles: Readonly<Record<string, string>>;
  /** For all other responses. */
  readonly otherFiles: Readonly<Record<string, string>>;
}

const OWN_ORIGIN_ONLY = ['clipboard-read', 'clipboard-write'];
const NOBODY = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** All headers of the site; servers and the configurations for hosts are made from this list. */
export function hostingHeaders(contentSecurityPolicy: string): HostingHeaders {
  return {
    always: {
      'Content-Security-Policy': contentSecurityPolicy,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': [
        ...OWN_ORIGIN_ONLY.map((feature) => `${feature}=(self)`),
        ...NOBODY.map((feature) => `${feature}=()`),
      ].join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    hashedFiles: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    otherFiles: { 'Cache-Control': 'no-cache' },
  };
}
