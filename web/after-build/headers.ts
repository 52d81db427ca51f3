/** The headers of the site's files. What names a header in `always` is in no other group: hosts differ in which one would win. */
export interface HostingHeaders {
  /** For every response, whatever its status. */
  readonly always: Readonly<Record<string, string>>;
  /** For files under `/assets/`, whose names change with their content. None of them is a document. */
  readonly hashedFiles: Readonly<Record<string, string>>;
  /** For all other responses. */
  readonly otherFiles: Readonly<Record<string, string>>;
}

/** The two policies of policy.ts. */
export interface ContentSecurityPolicies {
  readonly documents: string;
  readonly hashedFiles: string;
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

/**
 * All headers of the site; servers and the configurations for hosts are made from this list. HTTP/1.1 sends them uncompressed, and
 * a first visit fetches some forty hashed files, so these have no header that browsers heed only in documents.
 */
export function hostingHeaders(contentSecurityPolicy: ContentSecurityPolicies): HostingHeaders {
  return {
    always: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    hashedFiles: {
      'Content-Security-Policy': contentSecurityPolicy.hashedFiles,
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
    otherFiles: {
      'Content-Security-Policy': contentSecurityPolicy.documents,
      'Permissions-Policy': [
        ...OWN_ORIGIN_ONLY.map((feature) => `${feature}=(self)`),
        ...NOBODY.map((feature) => `${feature}=()`),
      ].join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cache-Control': 'no-cache',
    },
  };
}
