type Headers = readonly (readonly [name: string, value: string])[];

/** What every answer says to browsers. */
const common: Headers = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
];

/** Answers of the API are data: nothing in them runs, and none is kept by a cache. */
export const apiHeaders: Headers = [
  ...common,
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cache-Control', 'no-store'],
];

/** Tables for other sites: whose they are shown by, their policy says alone. */
const isForFrames = (path: string): boolean => path.startsWith('/embed/');

/** Pages bring their own policy for scripts; what a signed-in person sees is kept by no cache. */
export const pageHeaders = (isPrivate: boolean, path = ''): Headers => [
  ...common.filter(([name]) => name !== 'X-Frame-Options' || !isForFrames(path)),
  ['Cache-Control', isPrivate ? 'private, no-store' : 'no-cache'],
];
