import {
  type Decider,
  type Entry,
  nothingPersonal,
  type Recorded,
  type Request,
  type ReturnTo,
} from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { type Installation, type InstallationValues, unsaidInstallation } from './installation.ts';
import { type LogoRefusal, logoRefusal } from './logo.ts';

/** What somebody wants to be different. The first change begins the book. */
export interface ChangeInstallation {
  readonly kind: 'change-installation';
  readonly changes: Partial<InstallationValues>;
}

export type InstallationCommand = ChangeInstallation | ReturnTo;

export type InstallationEvent =
  | { readonly kind: 'installation-begun' }
  | { readonly kind: 'installation-changed'; readonly changes: Partial<InstallationValues> };

/** A line of the installation's journal. */
export type InstallationEntry = Recorded<InstallationEvent>;

/** Why a change is not made. */
export type InstallationRefusal =
  | LogoRefusal
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

function decide(
  state: Installation | null,
  { command }: Request<ChangeInstallation>,
): Result<readonly InstallationEvent[], InstallationRefusal> {
  const changes = differing(state ?? unsaidInstallation, command.changes);
  if (Object.keys(changes).length === 0) return ok([]);
  const refusal = tooLong(changes) ?? logoRefusal(changes.logo ?? null);
  if (refusal !== null) return err(refusal);
  const changed = { kind: 'installation-changed', changes } as const;
  return ok(state === null ? [{ kind: 'installation-begun' }, changed] : [changed]);
}

function evolve(
  state: Installation | null,
  { version, event }: Entry<InstallationEvent>,
): Installation {
  const changes = event.kind === 'installation-changed' ? event.changes : {};
  return { ...(state ?? unsaidInstallation), ...changes, version };
}

/** The installation's own book: what is said once for the club or federation. */
export const installationBook: Decider<
  Installation,
  ChangeInstallation,
  InstallationEvent,
  InstallationRefusal
> = {
  kind: 'installation',
  format: 1,
  migrations: [],
  decide,
  objectionToReturn: () => null,
  evolve,
  restsOn: ({ changes }, event) =>
    event.kind === 'installation-changed' &&
    Object.keys(changes).some((field) => field in event.changes),
  personal: nothingPersonal,
};
