import { decideRequest, foldJournal, makeEntries } from '@rokade/journal';
import {
  type AnyRegisterCommand,
  type AssociationId,
  type ListedPerson,
  type ListFacts,
  type MembershipId,
  type NewIds,
  type OfficeTermId,
  type PersonId,
  type PersonValues,
  type Register,
  type RegisterEntry,
  registerBook,
} from '../src/index.ts';

export const personId = (text: string) => text as PersonId;
export const clubId = (text: string) => text as AssociationId;
export const membershipId = (text: string) => text as MembershipId;

const actor = { id: 'a', name: 'Ida' };
const at = '2026-11-22T10:00:00.000Z';

export const decide = (state: Register | null, command: AnyRegisterCommand, confirmed = false) =>
  decideRequest(registerBook, state, { command, reason: '', confirmed }, state);

/** A journal with one more confirmed command. */
export function saying(
  entries: readonly RegisterEntry[],
  command: AnyRegisterCommand,
): readonly RegisterEntry[] {
  const decided = decide(foldJournal(registerBook, entries), command, true);
  if (!decided.ok) throw new Error(JSON.stringify(decided.error));
  const sign = { version: entries.length, at, actor, reason: '' };
  return [...entries, ...makeEntries(decided.value, sign)];
}

/** The journal after these commands in order, all confirmed. */
export const journal = (...commands: readonly AnyRegisterCommand[]): readonly RegisterEntry[] =>
  commands.reduce(saying, []);

export function stateOf(entries: readonly RegisterEntry[]): Register {
  const register = foldJournal(registerBook, entries);
  if (register === null) throw new Error('nothing was written');
  return register;
}

export const registerAfter = (...commands: readonly AnyRegisterCommand[]): Register =>
  stateOf(journal(...commands));

export const enter = (id: string, values: Partial<PersonValues>) =>
  ({ kind: 'enter-person', person: personId(id), values }) as const;

export const enterClub = (id: string, name: string, federation = 'DEN', zps = '') =>
  ({
    kind: 'enter-association',
    association: clubId(id),
    level: 'club',
    values: { name, federation, zps },
    above: null,
  }) as const;

export const join = (
  id: string,
  person: string,
  club: string,
  more: { standing?: 'playing' | 'member' | 'guest'; from?: string; to?: string } = {},
) =>
  ({
    kind: 'begin-membership',
    membership: membershipId(id),
    person: personId(person),
    values: {
      association: clubId(club),
      standing: 'playing',
      memberNumber: '',
      from: '',
      to: '',
      ...more,
    },
  }) as const;

/** Chair of a club from 2026 on. */
export const hold = (id: string, person: string, club: string) =>
  ({
    kind: 'begin-office',
    term: id as OfficeTermId,
    person: personId(person),
    values: {
      regulation: 'dsu-2002',
      office: 'club-chair',
      association: clubId(club),
      competition: '',
      seat: 'member' as const,
      order: 0,
      from: '2026-03-01',
      until: '',
      ended: '',
    },
  }) as const;

/** Consecutive ids: `p1`, `p2` … after a prefix. */
export function countingIds(beginning: string): NewIds {
  const counts = { p: 0, c: 0, m: 0 };
  const next = (kind: 'p' | 'c' | 'm'): string => {
    counts[kind] += 1;
    return `${beginning}-${kind}${counts[kind]}`;
  };
  return {
    person: () => personId(next('p')),
    association: () => clubId(next('c')),
    membership: () => membershipId(next('m')),
  };
}

export const listed = (row: number, more: Partial<ListedPerson>): ListedPerson => ({
  row,
  values: {},
  club: null,
  memberNumber: '',
  standing: null,
  from: '',
  to: '',
  ...more,
});

export const listFacts: ListFacts = {
  day: '2026-11-22',
  federation: 'DEN',
  isComplete: false,
  choices: {},
};
