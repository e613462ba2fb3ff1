type Headers = readonly (readonly [name: string, value: string])[];

/** The headers of every answer. */
const common: Headers = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
];

/** The headers of the API's answers: no scripts run in them, and caches do not store them. */
export const apiHeaders: Headers = [
  ...common,
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cache-Control', 'no-store'],
];

/** The headers of public answers of the API that pages of any site may read. */
export const openToAllSites: Headers = [
  ['Access-Control-Allow-Origin', '*'],
  ['Access-Control-Expose-Headers', 'RateLimit, RateLimit-Policy, Retry-After, ETag'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
];

/** Whether a page may be shown in frames of other sites, as its own policy allows. */
const isForFrames = (path: string): boolean => path.startsWith('/embed/');

/** The headers of pages, which add their own content security policy; caches do not store private ones. */
export const pageHeaders = (isPrivate: boolean, path = ''): Headers => [
  ...common.filter(([name]) => name !== 'X-Frame-Options' || !isForFrames(path)),
  ['Cache-Control', isPrivate ? 'private, no-store' : 'no-cache'],
];
