import {
  type InstallationId,
  type InstallationValues,
  installationBook,
  type Logo,
  ownInstallation,
  type TournamentDefaults,
} from '@rokade/installation';
import {
  anything,
  entryOf,
  fieldsOf,
  idBy,
  kindsOf,
  oneOf,
  ordinal,
  orNull,
  returned,
  returnTo,
  type Shape,
  someOf,
  tableOf,
  text,
  textUpTo,
  wordOf,
} from '@rokade/journal';
import { languages } from '@rokade/tournament';
import type { InstallationTypes } from '../application.ts';
import type { BookKind } from '../books/book-kind.ts';

const isTimeZone = (text: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
};

const logo: Shape<Logo> = fieldsOf({
  type: wordOf(['image/png', 'image/jpeg', 'image/webp']),
  data: textUpTo(200_000),
});

/** The settings are looked into where they are used: they may be of an older format. */
const defaults: Shape<TournamentDefaults> = fieldsOf({
  format: ordinal,
  settings: tableOf(anything),
});

const values = {
  name: text,
  address: text,
  logo: orNull(logo),
  timeZone: idBy((name) => (name === '' || isTimeZone(name) ? name : null)),
  language: wordOf(['', ...languages]),
  newTournament: orNull(defaults),
} satisfies { readonly [Name in keyof InstallationValues]: Shape<InstallationValues[Name]> };

const changes = { changes: someOf(values) };

const parseId = (text: string): InstallationId | null =>
  text === ownInstallation ? ownInstallation : null;

/** The installation's own book as the server keeps it; a copy is made after each change. */
export const installationKind: BookKind<InstallationTypes> = {
  ...installationBook,
  parseId,
  idOf: () => ownInstallation,
  begins: ({ kind }) => (kind === 'change-installation' ? ownInstallation : null),
  commandShape: oneOf(kindsOf({ 'change-installation': changes }), returnTo),
  entryShape: entryOf(
    oneOf(kindsOf({ 'installation-begun': {}, 'installation-changed': changes }), returned),
  ),
  follows: (state, event) => (state === null) === (event.kind === 'installation-begun'),
  summary: { format: 1, of: ({ name }) => ({ name }) },
  copies: {
    folder: () => 'installation',
    nameAfter: (event) => (event.kind === 'installation-begun' ? null : 'installation'),
    areMadeOf: () => true,
  },
};
