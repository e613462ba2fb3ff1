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
  type Installation,
  type InstallationValues,
  installationShapes,
  unsaidInstallation,
} from './installation.ts';
import { type LogoRefusal, logoRefusal } from './logo.ts';
import { type InstallationId, parseInstallationId } from './own-installation.ts';
import {
  type RightsRefusal,
  rightsOfAccount,
  rightsRefusal,
  withoutDoubles,
} from './rights/set-rights.ts';

const changes = { changes: someOf(installationShapes) };

/** What somebody wants to be different. The first change begins the book. */
const changeKinds = { 'change-installation': changes };
const ownKinds = { ...changeKinds, 'hand-in': handingIn, 'set-rights': rightsOfAccount };

/** What the book decides about. */
const ownCommand = kindsOf(ownKinds);
export type OwnCommand = KindsOf<typeof ownKinds>;

export type InstallationCommand = OwnCommand | ReturnTo;

/**
 * What is said, and returns; rights go by the accounts, which see to it that an owner stays, and events
 * are handed in by whoever may, where they are.
 */
export const sayingShape = oneOf(kindsOf(changeKinds), returnTo);

const eventKinds = {
  'installation-begun': {},
  'installation-changed': changes,
  'handed-in': handingIn,
  'rights-set': rightsOfAccount,
};
const installationHappened = kindsOf(eventKinds);
export type InstallationEvent = KindsOf<typeof eventKinds>;

/** A line of the installation's journal. */
export type InstallationEntry = Recorded<InstallationEvent>;

/** Why a change is not made. */
export type InstallationRefusal =
  | LogoRefusal
  | RightsRefusal
  | ByCode<{
      /** A return would change nothing: rights, which alone were changed since, it leaves as they are. */
      'installation.nothing-to-return': object;
      'installation.text-too-long': { field: 'name' | 'address'; most: number };
    }>;

/** How long texts may be, in characters. */
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
  'hand-in': ({ handedIn: before }, { event, to, handedIn }) => {
    const is = before[event]?.includes(to) === true;
    return ok(is === handedIn ? [] : [{ kind: 'handed-in', event, to, handedIn }]);
  },
  'set-rights': (before, { account, name, rights: wanted }) => {
    const rights = withoutDoubles(wanted);
    return same(before.rights[account], rights)
      ? ok([])
      : unless(rightsRefusal(rights), [{ kind: 'rights-set', account, name, rights }]);
  },
});

const decide = (state: Installation | null, { command }: Request<OwnCommand>): Decision =>
  begunBy({ kind: 'installation-begun' }, state, decideOn(state ?? unsaidInstallation, command));

const evolve = evolvingFrom<Installation, InstallationEvent>(unsaidInstallation, {
  'installation-begun': (before) => before,
  'installation-changed': (before, { changes }) => ({ ...before, ...changes }),
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
  'hand-in': (event, command) =>
    event.kind === 'handed-in' && command.event === event.event && command.to === event.to,
  'set-rights': (event, { account }) => event.kind === 'rights-set' && account === event.account,
});

/** A return to where everything was said as it is now. */
function objectionToReturn(
  { version: _, ...now }: Installation,
  { version: __, ...earlier }: Installation,
): InstallationRefusal | null {
  return same(now, earlier) ? { code: 'installation.nothing-to-return' } : null;
}

/** Rights last: whatever the book returns to, they stay as they are. */
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
 * An organisation's own book: what is said once for the club or federation, which of its events others
 * see, and, in that of the installation's owners, who may do what. A
 * return takes back what was said and leaves rights as they are: they are given and taken away by
 * themselves, never by the way.
 */
export const installationBook: BookKind<InstallationTypes> = {
  kind: 'installation',
  format: 3,
  // Format 2 knows rights, format 3 what is handed in and rights for other organisations; what was said is said as before.
  migrations: [(event) => event, (event) => event],
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
  // After each change.
  copies: { nameAfter: ({ kind }) => (kind === 'installation-begun' ? null : 'installation') },
};
