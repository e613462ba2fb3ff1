import {
  type InstallationValues,
  installationBook,
  type Logo,
  ownInstallation,
  parseInstallationId,
  type Right,
  roles,
  type TournamentDefaults,
} from '@rokade/installation';
import {
  anything,
  entryOf,
  fieldsOf,
  idBy,
  kindsOf,
  listOf,
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
  yesOrNo,
} from '@rokade/journal';
import { languages } from '@rokade/tournament';
import type { BookKind } from '../books/book-kind.ts';
import type { InstallationTypes } from './installation-types.ts';

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

/** A right as an account has it; one for a task comes with a link. */
export const right: Shape<Right> = fieldsOf({
  role: wordOf(roles),
  for: kindsOf({
    organisation: { organisation: idBy(parseInstallationId) },
    event: { event: text },
  }),
});

const rights = { account: text, name: text, rights: listOf(right, { most: 1000 }) };

/**
 * What is said, and returns; rights go by the accounts, which see to it that an owner stays, and events
 * are handed in by whoever may, where they are.
 */
export const sayingShape = oneOf(kindsOf({ 'change-installation': changes }), returnTo);

const handedIn = { event: text, to: idBy(parseInstallationId), handedIn: yesOrNo };

/** An organisation's own book as the server keeps it; a copy is made after each change. */
export const installationKind: BookKind<InstallationTypes> = {
  ...installationBook,
  parseId: parseInstallationId,
  idOf: null,
  begins: ({ kind }, to) => (kind === 'return-to' ? null : to),
  commandShape: oneOf(sayingShape, kindsOf({ 'hand-in': handedIn, 'set-rights': rights })),
  entryShape: entryOf(
    oneOf(
      kindsOf({
        'installation-begun': {},
        'installation-changed': changes,
        'handed-in': handedIn,
        'rights-set': rights,
      }),
      returned,
    ),
  ),
  follows: (state, event) => (state === null) === (event.kind === 'installation-begun'),
  summary: { format: 1, of: ({ name }) => ({ name }) },
  copies: {
    folder: (id) => (id === ownInstallation ? 'installation' : `installation.${id}`),
    nameAfter: (event) => (event.kind === 'installation-begun' ? null : 'installation'),
    areMadeOf: () => true,
  },
};
