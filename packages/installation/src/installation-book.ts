import {
  type Decider,
  type Entry,
  type KindsOf,
  kindsOf,
  nothingPersonal,
  type OfKind,
  oneOf,
  type Recorded,
  type Request,
  type ReturnTo,
  returnTo,
  someOf,
} from '@rokade/journal';
import { type ByCode, err, ok, type Result } from '@rokade/rules';
import { handingIn, withHandedIn } from './hand-in.ts';
import {
  type Installation,
  type InstallationValues,
  installationShapes,
  unsaidInstallation,
} from './installation.ts';
import { type LogoRefusal, logoRefusal } from './logo.ts';
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
export const ownCommand = kindsOf(ownKinds);
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
export const installationHappened = kindsOf(eventKinds);
export type InstallationEvent = KindsOf<typeof eventKinds>;

/** A line of the installation's journal. */
export type InstallationEntry = Recorded<InstallationEvent>;

type Of<Kind extends OwnCommand['kind']> = Extract<OwnCommand, { kind: Kind }>;

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

/** Of the changes, those that change something. */
const differing = (
  before: InstallationValues,
  changes: Partial<InstallationValues>,
): Partial<InstallationValues> =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => !same(Reflect.get(before, field), value)),
  );

function decideChange(
  before: InstallationValues,
  command: Of<'change-installation'>,
): Result<readonly InstallationEvent[], InstallationRefusal> {
  const changes = differing(before, command.changes);
  if (Object.keys(changes).length === 0) return ok([]);
  const refusal = tooLong(changes) ?? logoRefusal(changes.logo ?? null);
  return refusal === null ? ok([{ kind: 'installation-changed', changes }]) : err(refusal);
}

function decideRights(
  before: Installation,
  { account, name, rights: wanted }: Of<'set-rights'>,
): Result<readonly InstallationEvent[], InstallationRefusal> {
  const rights = withoutDoubles(wanted);
  if (same(before.rights[account], rights)) return ok([]);
  const refusal = rightsRefusal(rights);
  return refusal === null ? ok([{ kind: 'rights-set', account, name, rights }]) : err(refusal);
}

function decideHandIn(
  { handedIn: before }: Installation,
  { event, to, handedIn }: Of<'hand-in'>,
): readonly InstallationEvent[] {
  const is = before[event]?.includes(to) === true;
  return is === handedIn ? [] : [{ kind: 'handed-in', event, to, handedIn }];
}

function decideOn(
  before: Installation,
  command: OwnCommand,
): Result<readonly InstallationEvent[], InstallationRefusal> {
  switch (command.kind) {
    case 'change-installation':
      return decideChange(before, command);
    case 'hand-in':
      return ok(decideHandIn(before, command));
    case 'set-rights':
      return decideRights(before, command);
  }
}

function decide(
  state: Installation | null,
  { command }: Request<OwnCommand>,
): Result<readonly InstallationEvent[], InstallationRefusal> {
  const decided = decideOn(state ?? unsaidInstallation, command);
  if (state !== null || !decided.ok || decided.value.length === 0) return decided;
  return ok([{ kind: 'installation-begun' }, ...decided.value]);
}

function evolve(
  state: Installation | null,
  { version, event }: Entry<InstallationEvent>,
): Installation {
  const before = { ...(state ?? unsaidInstallation), version };
  switch (event.kind) {
    case 'installation-begun':
      return before;
    case 'installation-changed':
      return { ...before, ...event.changes };
    case 'handed-in':
      return { ...before, handedIn: withHandedIn(before.handedIn, event) };
    case 'rights-set':
      return { ...before, rights: { ...before.rights, [event.account]: event.rights } };
  }
}

function restsOn(command: OwnCommand, event: InstallationEvent): boolean {
  switch (event.kind) {
    case 'installation-begun':
      return false;
    case 'installation-changed':
      return (
        command.kind === 'change-installation' &&
        Object.keys(command.changes).some((field) => field in event.changes)
      );
    case 'handed-in':
      return command.kind === 'hand-in' && command.event === event.event && command.to === event.to;
    case 'rights-set':
      return command.kind === 'set-rights' && command.account === event.account;
  }
}

/** A return to where everything was said as it is now. */
function objectionToReturn(
  { version: _, ...now }: Installation,
  { version: __, ...earlier }: Installation,
): InstallationRefusal | null {
  return same(now, earlier) ? { code: 'installation.nothing-to-return' } : null;
}

/** Rights last: whatever the book returns to, they stay as they are. */
export const lastsInInstallation = ({ kind }: OfKind): boolean => kind === 'rights-set';

/**
 * An organisation's own book: what is said once for the club or federation, which of its events others
 * see, and, in that of the installation's owners, who may do what. A
 * return takes back what was said and leaves rights as they are: they are given and taken away by
 * themselves, never by the way.
 */
export const installationBook: Decider<
  Installation,
  OwnCommand,
  InstallationEvent,
  InstallationRefusal
> = {
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
};
