/**
 * The prefix of the names of the caches with copies of desk pages. There is one cache for each
 * version of the program.
 */
const prefix = 'rokade-desk-';

/** The name of the browser's cache for copies that a version of the program can show. */
export const copiesOf = (version: string): string => `${prefix}${version}`;

/** The caches among these names that hold copies for other versions of the program. */
export const olderCopies = (names: readonly string[], version: string): readonly string[] =>
  names.filter((name) => name.startsWith(prefix) && name !== copiesOf(version));

/** Whether an address shows a desk that goes on without the server: results, or what happened at a board. */
export const isDeskPath = (path: string): boolean =>
  /^\/console\/[^/]+\/(?:results(?:\/\d+)?|incidents)$/.test(path);

/** Whether a file's name contains the hash of its content, so that a copy is never out of date. */
export const isImmutable = (path: string): boolean => path.startsWith('/_app/immutable/');

/** The immutable files that a page names: the scripts and styles that it needs to start. */
export const filesNamedIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/_app\/immutable\/[\w./-]+/g)].map(([path]) => `/${path}`)),
];
