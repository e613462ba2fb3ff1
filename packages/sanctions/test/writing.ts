import { decideRequest, foldJournal, makeEntries, type ReturnTo } from '@rokade/journal';
import {
  emptySanctionValues,
  type SanctionId,
  type Sanctions,
  type SanctionsCommand,
  type SanctionsEntry,
  type SanctionValues,
  sanctionsBook,
} from '../src/index.ts';

type AnyCommand = SanctionsCommand | ReturnTo;

const actor = { id: 'a', name: 'Ida' };
const at = '2026-11-22T10:00:00.000Z';

export const sanctionId = (text: string) => text as SanctionId;

/** The decision on a command on a day. */
export const decide = (
  state: Sanctions | null,
  command: SanctionsCommand,
  { confirmed = false, day = '2026-11-22' } = {},
) =>
  decideRequest(
    sanctionsBook,
    state,
    { command, reason: '', confirmed, now: `${day}T12:00` },
    state,
  );

/** The journal after these commands in order, all confirmed and none with a time of its own. */
export function journal(...commands: readonly AnyCommand[]): readonly SanctionsEntry[] {
  let entries: readonly SanctionsEntry[] = [];
  for (const command of commands) {
    const state = foldJournal(sanctionsBook, entries);
    const request = { command, reason: '', confirmed: true };
    const decided = decideRequest(sanctionsBook, state, request, state);
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    const sign = { version: entries.length, at, actor, reason: '' };
    entries = [...entries, ...makeEntries(decided.value, sign)];
  }
  return entries;
}

export function bookAfter(...commands: readonly AnyCommand[]): Sanctions {
  const sanctions = foldJournal(sanctionsBook, journal(...commands));
  if (sanctions === null) throw new Error('nothing was written');
  return sanctions;
}

const noValues: SanctionValues = {
  ...emptySanctionValues,
  person: 'alm',
  rules: 'dsu-2002',
  ground: 'unsporting',
  event: 'Påske 2026',
  by: 'tk',
  reasons: 'Forlod brættet uden at melde afbud.',
};

export const warn = (id: string, day: string, more: Partial<SanctionValues> = {}) =>
  ({
    kind: 'give-sanction',
    sanction: sanctionId(id),
    values: { ...noValues, given: day, eventEnds: day, ...more },
  }) as const;

export const suspend = (
  id: string,
  from: string,
  months: number,
  more: Partial<SanctionValues> = {},
) =>
  ({
    kind: 'give-sanction',
    sanction: sanctionId(id),
    values: { ...noValues, kind: 'suspension', given: from, from, months, ...more },
  }) as const;

export const lift = (id: string, day: string) =>
  ({
    kind: 'lift-sanction',
    sanction: sanctionId(id),
    values: { day, endedBy: 'Skaknævnet', endedFor: 'Sagen er genoptaget.' },
  }) as const;

export const annul = (id: string, day: string) =>
  ({ ...lift(id, day), kind: 'annul-sanction' }) as const;

export const remove = (...ids: readonly string[]) =>
  ({ kind: 'delete-due', sanctions: ids.map(sanctionId) }) as const;
