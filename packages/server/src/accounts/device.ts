/** Names of browsers or systems, and the patterns by which user agents show them. */
type Patterns = readonly (readonly [name: string, mark: RegExp])[];

/** Browsers whose user agents also name another browser come before that one. */
const browsers: Patterns = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS|Opera)\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
  ['curl', /^curl\//],
];

const systems: Patterns = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?: OS X|intosh)\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: Patterns, agent: string): string =>
  names.find(([, mark]) => mark.test(agent))?.[0] ?? '';

/** The browser and system of a user agent, `Firefox, Windows`; '' if neither is recognised. */
export const deviceOf = (agent: string): string =>
  [nameIn(browsers, agent), nameIn(systems, agent)].filter((name) => name !== '').join(', ');
