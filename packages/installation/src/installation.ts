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
import { purposes } from './purpose.ts';
import type { RightsByAccount } from './rights/set-rights.ts';

/** A small picture. */
const logo = fieldsOf({
  type: wordOf(['image/png', 'image/jpeg', 'image/webp']),
  /** Base64. */
  data: textUpTo(200_000),
});
export interface Logo extends ValueOf<typeof logo> {}

/**
 * The default settings of new tournaments, where they differ from Rokade's: in the shape of that format
 * of a tournament's journal. This book stores them without reading them.
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

/** Values that a club or federation enters once and uses everywhere. '' = not given. */
export const installationShapes = {
  /** The name of the club or federation. */
  name: text,
  /** The address in lines, as on a letter. */
  address: text,
  logo: orNull(logo),
  /** The time zone of the hall's clock by its IANA name (`Europe/Copenhagen`); '' = the machine's. */
  timeZone: idBy((name) => (name === '' || isTimeZone(name) ? name : null)),
  /** The language of pages for visitors who prefer none of Rokade's languages. */
  language: wordOf(['', ...languages]),
  newTournament: orNull(defaults),
  /** What it is used for; '' = not said: the console shows all of its doors. */
  purpose: wordOf(['', ...purposes]),
};
export interface InstallationValues extends FieldsOf<typeof installationShapes> {}

/** The book's state. */
export interface Installation extends InstallationValues {
  readonly version: number;
  readonly rights: RightsByAccount;
  /** The organisations to which each own tournament or event was handed in, by id. */
  readonly handedIn: Readonly<Record<string, readonly string[]>>;
}

/** The empty state. */
export const unsaidInstallation: Installation = {
  ...unsaidBy(installationShapes),
  version: 0,
  rights: {},
  handedIn: {},
};
