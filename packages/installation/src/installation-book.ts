import {
  type Decider,
  type Entry,
  nothingPersonal,
  type OfKind,
  type Recorded,
  type Request,
  type ReturnTo,
} from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { type Installation, type InstallationValues, unsaidInstallation } from './installation.ts';
import { type LogoRefusal, logoRefusal } from './logo.ts';
import {
  type RightsRefusal,
  type RightsSet,
  rightsRefusal,
  type SetRights,
  withoutDoubles,
} from './rights/set-rights.ts';

/** What somebody wants to be different. The first change begins the book. */
export interface ChangeInstallation {
  readonly kind: 'change-installation';
  readonly changes: Partial<InstallationValues>;
}

/** What the book decides about. */
export type OwnCommand = ChangeInstallation | SetRights;

export type InstallationCommand = OwnCommand | ReturnTo;

export type InstallationEvent =
  | { readonly kind: 'installation-begun' }
  | { readonly kind: 'installation-changed'; readonly changes: Partial<InstallationValues> }
  | RightsSet;

/** A line of the installation's journal. */
export type InstallationEntry = Recorded<InstallationEvent>;

/** Why a change is not made. */
export type InstallationRefusal =
  | LogoRefusal
  | RightsRefusal
  /** A return would change nothing: rights, which alone were changed since, it leaves as they are. */
  | { readonly code: 'installation.nothing-to-return' }
  | {
      readonly code: 'installation.text-too-long';
      readonly field: 'name' | 'address';
      readonly most: number;
    };

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
  command: ChangeInstallation,
): Result<readonly InstallationEvent[], InstallationRefusal> {
  const changes = differing(before, command.changes);
  if (Object.keys(changes).length === 0) return ok([]);
  const refusal = tooLong(changes) ?? logoRefusal(changes.logo ?? null);
  return refusal === null ? ok([{ kind: 'installation-changed', changes }]) : err(refusal);
}

function decideRights(
  before: Installation,
  { account, name, rights: wanted }: SetRights,
): Result<readonly InstallationEvent[], InstallationRefusal> {
  const rights = withoutDoubles(wanted);
  if (same(before.rights[account], rights)) return ok([]);
  const refusal = rightsRefusal(rights);
  return refusal === null ? ok([{ kind: 'rights-set', account, name, rights }]) : err(refusal);
}

function decide(
  state: Installation | null,
  { command }: Request<OwnCommand>,
): Result<readonly InstallationEvent[], InstallationRefusal> {
  const before = state ?? unsaidInstallation;
  const decided =
    command.kind === 'set-rights' ? decideRights(before, command) : decideChange(before, command);
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
 * The organisation's own book: what is said once for the club or federation, and who may do what. A
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
  format: 2,
  // Format 2 knows rights; what format 1 says is said as before.
  migrations: [(event) => event],
  decide,
  objectionToReturn,
  evolve,
  lasts: lastsInInstallation,
  restsOn,
  personal: nothingPersonal,
};
