import {
  type BookKind,
  begunBy,
  byKind,
  changing,
  evolvingFrom,
  type KindsOf,
  kindsOf,
  nothingPersonal,
  type OfKind,
  oneEach,
  oneOf,
  type Recorded,
  type Request,
  type ReturnTo,
  restingBy,
  returnTo,
  shapesOf,
  someOf,
  unless,
} from '@rokade/journal';
import { type ByCode, ok, type Result } from '@rokade/rules';
import { handingIn, withHandedIn } from './hand-in.ts';
import {
  emptyInstallation,
  type Installation,
  type InstallationValues,
  installationShapes,
} from './installation.ts';
import { type LawTextsFault, lawTextsShape, parseLawTexts } from './law-texts.ts';
import { type LogoRefusal, logoRefusal } from './logo.ts';
import { type InstallationId, parseInstallationId } from './own-installation.ts';
import {
  type RightsRefusal,
  rightsOfAccount,
  rightsRefusal,
  withoutDoubles,
} from './rights/set-rights.ts';

const changes = { changes: someOf(installationShapes) };

/** The changes of an organisation's values. The first change creates the book. */
const changeKinds = { 'change-installation': changes, 'set-law-texts': lawTextsShape };
const ownKinds = { ...changeKinds, 'hand-in': handingIn, 'set-rights': rightsOfAccount };

/** The shape of the book's own commands. */
const ownCommand = kindsOf(ownKinds);
export type OwnCommand = KindsOf<typeof ownKinds>;

export type InstallationCommand = OwnCommand | ReturnTo;

/**
 * The shape of changes and returns. Rights are changed through the accounts, which make sure that an
 * owner remains, and events are handed in on their own pages.
 */
export const changeRequestShape = oneOf(kindsOf(changeKinds), returnTo);

const eventKinds = {
  'installation-begun': {},
  'installation-changed': changes,
  'law-texts-set': lawTextsShape,
  'handed-in': handingIn,
  'rights-set': rightsOfAccount,
};
const installationHappened = kindsOf(eventKinds);
export type InstallationEvent = KindsOf<typeof eventKinds>;

/** An event of the installation with its number, time and author. */
export type InstallationEntry = Recorded<InstallationEvent>;

/** Refusals of changes. */
export type InstallationRefusal =
  | LogoRefusal
  | LawTextsFault
  | RightsRefusal
  | ByCode<{
      /** A return would change nothing: only rights were changed since, and undo keeps those. */
      'installation.nothing-to-return': object;
      'installation.text-too-long': { field: 'name' | 'address'; most: number };
    }>;

/** The greatest length of texts, in characters. */
const longestTexts = { name: 100, address: 500 } as const;

const tooLong = (changes: Partial<InstallationValues>): InstallationRefusal | null => {
  const field = (['name', 'address'] as const).find(
    (each) => (changes[each] ?? '').length > longestTexts[each],
  );
  return field === undefined
    ? null
    : { code: 'installation.text-too-long', field, most: longestTexts[field] };
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

type Decision = Result<readonly InstallationEvent[], InstallationRefusal>;

const decideOn = byKind<OwnCommand, Installation, Decision>({
  'change-installation': (before, command) =>
    changing<InstallationValues, InstallationEvent, InstallationRefusal>(
      before,
      command.changes,
      (changes) =>
        unless(tooLong(changes) ?? logoRefusal(changes.logo ?? null), [
          { kind: 'installation-changed', changes },
        ]),
    ),
  'set-law-texts': ({ lawTexts }, { language, year, text }) => {
    if ((lawTexts[`${language}-${year}`] ?? '') === text) return ok([]);
    const read = text === '' ? ok([]) : parseLawTexts(year, text);
    return read.ok ? ok([{ kind: 'law-texts-set', language, year, text }]) : read;
  },
  'hand-in': ({ handedIn: before }, { event, to, handedIn }) => {
    const is = before[event]?.includes(to) === true;
    return ok(is === handedIn ? [] : [{ kind: 'handed-in', event, to, handedIn }]);
  },
  'set-rights': (before, { account, name, rights: requested }) => {
    const rights = withoutDoubles(requested);
    return same(before.rights[account], rights)
      ? ok([])
      : unless(rightsRefusal(rights), [{ kind: 'rights-set', account, name, rights }]);
  },
});

const decide = (state: Installation | null, { command }: Request<OwnCommand>): Decision =>
  begunBy({ kind: 'installation-begun' }, state, decideOn(state ?? emptyInstallation, command));

const evolve = evolvingFrom<Installation, InstallationEvent>(emptyInstallation, {
  'installation-begun': (before) => before,
  'installation-changed': (before, { changes }) => ({ ...before, ...changes }),
  'law-texts-set': (before, { language, year, text }) => {
    const { [`${language}-${year}`]: _, ...others } = before.lawTexts;
    const lawTexts = text === '' ? others : { ...others, [`${language}-${year}`]: text };
    return { ...before, lawTexts };
  },
  'handed-in': (before, event) => ({ ...before, handedIn: withHandedIn(before.handedIn, event) }),
  'rights-set': (before, { account, rights }) => ({
    ...before,
    rights: { ...before.rights, [account]: rights },
  }),
});

const restsOn = restingBy<OwnCommand, InstallationEvent>({
  'change-installation': (event, { changes }) =>
    event.kind === 'installation-changed' &&
    Object.keys(changes).some((field) => field in event.changes),
  'set-law-texts': (event, { language, year }) =>
    event.kind === 'law-texts-set' && event.language === language && event.year === year,
  'hand-in': (event, command) =>
    event.kind === 'handed-in' && command.event === event.event && command.to === event.to,
  'set-rights': (event, { account }) => event.kind === 'rights-set' && account === event.account,
});

/** Refuses a return to a state with the same values. */
function objectionToReturn(
  { version: _, ...now }: Installation,
  { version: __, ...earlier }: Installation,
): InstallationRefusal | null {
  return same(now, earlier) ? { code: 'installation.nothing-to-return' } : null;
}

/** Undo keeps rights, however far back it goes. */
export const lastsInInstallation = ({ kind }: OfKind): boolean => kind === 'rights-set';

/** The types of an organisation's own book as a kind of book. */
export interface InstallationTypes {
  readonly state: Installation;
  readonly command: OwnCommand;
  readonly event: InstallationEvent;
  readonly refusal: InstallationRefusal;
  readonly id: InstallationId;
  readonly summary: { readonly name: string };
}

/**
 * The kind of book of an organisation: the values that the club or federation uses everywhere, the
 * events handed in to others, and, in the book of the installation's owners, everybody's rights. A
 * return undoes values and keeps rights: they change only by a command of their own.
 */
export const installationBook: BookKind<InstallationTypes> = {
  kind: 'installation',
  format: 8,
  // Format 2 adds rights, format 3 handing in and rights for other organisations, format 4 the purpose,
  // format 5 the colour, format 6 own texts beside the Laws, format 7 messages to phones,
  // format 8 lists fetched daily; older events keep their shape.
  migrations: [
    (event) => event,
    (event) => event,
    (event) => event,
    (event) => event,
    (event) => event,
    (event) => event,
    (event) => event,
  ],
  decide,
  objectionToReturn,
  evolve,
  lasts: lastsInInstallation,
  restsOn,
  personal: nothingPersonal,
  ...oneEach(parseInstallationId),
  ...shapesOf(ownCommand, installationHappened),
  follows: (state, event) => (state === null) === (event.kind === 'installation-begun'),
  summary: { format: 1, of: ({ name }) => ({ name }) },
  // A backup after each change.
  copies: { nameAfter: ({ kind }) => (kind === 'installation-begun' ? null : 'installation') },
};
