import {
  anything,
  type FieldsOf,
  fieldsOf,
  idBy,
  languages,
  ordinal,
  orNull,
  tableOf,
  text,
  textUpTo,
  unsaidBy,
  type ValueOf,
  wordOf,
} from '@rokade/journal';
import type { RightsByAccount } from './rights/set-rights.ts';

/** A small picture. */
const logo = fieldsOf({
  type: wordOf(['image/png', 'image/jpeg', 'image/webp']),
  /** Base64. */
  data: textUpTo(200_000),
});
export interface Logo extends ValueOf<typeof logo> {}

/**
 * Settings that a new tournament starts with, where they are not Rokade's own: a tournament's, in the
 * words of that format of its journal. This book keeps them and does not look into them.
 */
const defaults = fieldsOf({ format: ordinal, settings: tableOf(anything) });
export interface TournamentDefaults extends ValueOf<typeof defaults> {}

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** What is said once for a club or federation, and used everywhere. '' = nothing said. */
export const installationShapes = {
  /** Of the club or federation. */
  name: text,
  /** Its lines, as on a letter. */
  address: text,
  logo: orNull(logo),
  /** By its IANA name (`Europe/Copenhagen`), what the clock in the hall shows; '' = as the machine's. */
  timeZone: idBy((name) => (name === '' || isTimeZone(name) ? name : null)),
  /** The language of pages for whoever asks for none that Rokade speaks. */
  language: wordOf(['', ...languages]),
  newTournament: orNull(defaults),
};
export interface InstallationValues extends FieldsOf<typeof installationShapes> {}

/** The book's state. */
export interface Installation extends InstallationValues {
  readonly version: number;
  readonly rights: RightsByAccount;
  /** The organisations that each tournament or event of its own was handed in to, by id. */
  readonly handedIn: Readonly<Record<string, readonly string[]>>;
}

/** An installation of which nothing was said yet. */
export const unsaidInstallation: Installation = {
  ...unsaidBy(installationShapes),
  version: 0,
  rights: {},
  handedIn: {},
};
