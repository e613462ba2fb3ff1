import type { RightsByAccount } from './rights/set-rights.ts';

/** A small picture. */
export interface Logo {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Base64. */
  readonly data: string;
}

/**
 * Settings that a new tournament starts with, where they are not Rokade's own: a tournament's, in the
 * words of that format of its journal. This book keeps them and does not look into them.
 */
export interface TournamentDefaults {
  readonly format: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What is said once for a club or federation, and used everywhere. '' = nothing said. */
export interface InstallationValues {
  /** Of the club or federation. */
  readonly name: string;
  /** Its lines, as on a letter. */
  readonly address: string;
  readonly logo: Logo | null;
  /** By its IANA name (`Europe/Copenhagen`), what the clock in the hall shows; '' = as the machine's. */
  readonly timeZone: string;
  /** The code of the language of pages for whoever asks for none that Rokade speaks. */
  readonly language: string;
  readonly newTournament: TournamentDefaults | null;
}

/** The book's state. */
export interface Installation extends InstallationValues {
  readonly version: number;
  readonly rights: RightsByAccount;
  /** The organisations that each tournament or event of its own was handed in to, by id. */
  readonly handedIn: Readonly<Record<string, readonly string[]>>;
}

/** An installation of which nothing was said yet. */
export const unsaidInstallation: Installation = {
  version: 0,
  name: '',
  address: '',
  logo: null,
  timeZone: '',
  language: '',
  newTournament: null,
  rights: {},
  handedIn: {},
};
