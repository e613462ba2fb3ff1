import {
  anything,
  emptyValuesOf,
  fieldsOf,
  idBy,
  languages,
  ordinal,
  orNull,
  shapesIn,
  tableOf,
  text,
  textUpTo,
  type ValueFields,
  type ValueOf,
  type ValuesOf,
  wordOf,
} from '@rokade/journal';
import { clubColourWords } from './club-colour.ts';
import type { LawTextFiles } from './law-texts.ts';
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

/** An address that lists are fetched from: by https, so that nobody on the way changes them. */
const isListAddress = (line: string): boolean =>
  line.trim() === '' || /^https:\/\/[\p{L}\p{N}.-]+(:\d{1,5})?\/\S*$/u.test(line.trim());

const open = { seenBy: 'everybody', personal: false } as const;
const atDesk = { seenBy: 'desk', personal: false } as const;

/** Every field that a club or federation enters once and uses everywhere. '' = not given. */
export const installationFields = {
  /** The name of the club or federation. */
  name: {
    shape: text,
    ...open,
    input: { kind: 'line' },
    label: 'installation.who',
    autocomplete: 'organization',
  },
  /** The address in lines, as on a letter. */
  address: {
    shape: text,
    ...open,
    input: { kind: 'lines', rows: 4 },
    hint: 'installation.address-hint',
  },
  /** Chosen as a file. */
  logo: { shape: orNull(logo), ...open, input: null },
  /** The colour of prints in the club's colours; '' = the green of the board. */
  colour: {
    shape: wordOf(clubColourWords),
    ...open,
    input: { kind: 'choice', words: 'installation.colour-', nothing: 'installation.colour-' },
    label: 'installation.colour',
    hint: 'installation.colour-hint',
  },
  /** The time zone of the hall's clock by its IANA name (`Europe/Copenhagen`); '' = the machine's. */
  timeZone: {
    shape: idBy((name) => (name === '' || isTimeZone(name) ? name : null)),
    ...open,
    input: { kind: 'choice' },
    label: 'installation.time-zone',
  },
  /** What it is used for; '' = not said: the console shows all of its doors. */
  purpose: {
    shape: wordOf(['', ...purposes]),
    ...atDesk,
    input: {
      kind: 'choice',
      words: 'installation.purpose-',
      nothing: 'installation.purpose-',
    },
    label: 'installation.purpose',
    hint: 'installation.purpose-hint',
  },
  /**
   * Whether phones are told what is public of a player where somebody asked for it; '' = nothing leaves the
   * machine for it. That of the installation's own organisation counts.
   */
  phoneMessages: {
    shape: wordOf(['', 'on']),
    ...atDesk,
    input: {
      kind: 'choice',
      words: 'installation.phone-messages-',
      nothing: 'installation.phone-messages-',
    },
    label: 'installation.phone-messages',
    hint: 'installation.phone-messages-hint',
  },
  /**
   * The addresses from which rating lists are fetched once a day, one a line; '' = none are. Those of the
   * installation's own organisation count.
   */
  dailyLists: {
    shape: idBy((text) => (text.split('\n').every(isListAddress) ? text : null)),
    ...atDesk,
    input: { kind: 'lines', rows: 2 },
    label: 'installation.daily-lists',
    hint: 'installation.daily-lists-hint',
  },
  /** The language of pages for visitors who prefer none of Rokade's languages. */
  language: {
    shape: wordOf(['', ...languages]),
    ...open,
    input: { kind: 'choice' },
    label: 'installation.language',
  },
  /** Said on the page of a tournament's settings. */
  newTournament: { shape: orNull(defaults), ...atDesk, input: null },
} as const satisfies ValueFields;

export const installationShapes = shapesIn(installationFields);
export interface InstallationValues extends ValuesOf<typeof installationFields> {}

/** The book's state. */
export interface Installation extends InstallationValues {
  readonly version: number;
  readonly rights: RightsByAccount;
  /** The organisations to which each own tournament or event was handed in, by id. */
  readonly handedIn: Readonly<Record<string, readonly string[]>>;
  /** Own texts beside the Laws, as their files are. */
  readonly lawTexts: LawTextFiles;
}

/** The empty state. */
export const emptyInstallation: Installation = {
  ...emptyValuesOf(installationShapes),
  version: 0,
  rights: {},
  handedIn: {},
  lawTexts: {},
};
