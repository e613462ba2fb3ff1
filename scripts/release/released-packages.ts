/**
 * What is published on npm. `rules` and `formats` are what programmers ask for; the rooms between them
 * are what `formats` stands on, and are published with it in the same version (docs/adr/0271). `client`
 * stands by itself (docs/adr/0275).
 */
export interface ReleasedPackage {
  /** Its folder in `packages`; its name on npm is `@rokade/` and this. */
  readonly folder: string;
  /** Whether programmers are told of it: it has a README with examples, a changelog and API pages. */
  readonly isOffered: boolean;
}

/** In the order in which they are published: each after those it needs. */
export const releasedPackages: readonly ReleasedPackage[] = [
  { folder: 'rules', isOffered: true },
  { folder: 'journal', isOffered: false },
  { folder: 'players', isOffered: false },
  { folder: 'register', isOffered: false },
  { folder: 'tournament', isOffered: false },
  { folder: 'league', isOffered: false },
  { folder: 'formats', isOffered: true },
  { folder: 'client', isOffered: true },
];
