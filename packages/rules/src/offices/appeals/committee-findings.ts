import { type Reason, reason } from '../../kernel/reason.ts';
import { officerKey } from '../office-conflicts.ts';
import type { OfficeRecord } from '../office-record.ts';

/** A member of a committee, with the known facts. */
export interface CommitteeMember {
  readonly name: string;
  readonly seat: 'chair' | 'member' | 'substitute';
  readonly federation: string;
  readonly licensed: boolean;
  /** Whether the member has the required age. */
  readonly ofAge: boolean;
}

/** The possible findings about a committee. Facts: count, of, over, age, names. */
export type CommitteeFindingCode =
  | 'too-few'
  | 'too-many'
  | 'even'
  | 'no-chair'
  | 'reserves'
  | 'same-federation'
  | 'unlicensed'
  | 'under-age'
  | 'not-playing';

export type CommitteeFinding = Reason<CommitteeFindingCode>;

/** The facts of the tournament with the committee. */
export interface CommitteeSetting {
  /** Whether players of several federations take part. */
  readonly international: boolean;
  /** The players' names. */
  readonly players: readonly string[];
}

/**
 * Whether an odd number is required, since an even one could be divided; where the text gives an odd
 * number, it is taken as a requirement.
 */
export const wantsOdd = ({ mustBeOdd, members }: OfficeRecord): boolean =>
  mustBeOdd || (members !== null && members.least === members.most && members.least % 2 === 1);

/**
 * Where a committee does not meet its regulation.
 *
 * @article DSU 2002 §5b: three, all of them licensed
 * @article FIDE 2012 10.2: a chair, two members, two in reserve; odd; of different federations where
 *   players of several meet; from 21
 * @article Tempelhof 2018 III.B.11: three of those who play
 */
export function committeeFindings(
  office: OfficeRecord,
  all: readonly CommitteeMember[],
  { international, players }: CommitteeSetting,
): readonly CommitteeFinding[] {
  const members = all.filter(({ seat }) => seat !== 'substitute');
  const reserves = all.length - members.length;
  const { least = 0, most = null } = office.members ?? {};
  const isOver = most !== null && members.length > most;
  const required = office.substitutes?.least ?? 0;
  const playing = new Set(players.map(officerKey));
  const when = (is: boolean, code: CommitteeFindingCode, facts: Reason['facts'] = {}) =>
    is ? [reason(code, office.article, facts)] : [];
  const named = (
    code: CommitteeFindingCode,
    those: readonly CommitteeMember[],
    more: Reason['facts'] = {},
  ) => when(those.length > 0, code, { names: those.map(({ name }) => name).join('; '), ...more });
  const alike = all.filter(
    (one) =>
      one.federation !== '' &&
      all.some((other) => other !== one && other.federation === one.federation),
  );
  const isOf = (kind: OfficeRecord['eligible']): boolean => office.eligible === kind;
  return [
    ...when(members.length < least, 'too-few', { count: members.length, of: least }),
    ...when(isOver, 'too-many', {
      count: members.length,
      of: most ?? 0,
      over: members.length - (most ?? 0),
    }),
    ...when(
      !isOver && wantsOdd(office) && members.length >= least && members.length % 2 === 0,
      'even',
      { count: members.length },
    ),
    ...when(office.hasChair && !members.some(({ seat }) => seat === 'chair'), 'no-chair'),
    ...when(reserves < required, 'reserves', { count: reserves, of: required }),
    ...named('same-federation', office.differentFederations && international ? alike : []),
    ...named('unlicensed', isOf('licensed') ? all.filter(({ licensed }) => !licensed) : []),
    ...named('under-age', office.leastAge === null ? [] : all.filter(({ ofAge }) => !ofAge), {
      age: office.leastAge ?? 0,
    }),
    ...named(
      'not-playing',
      isOf('participant') ? all.filter(({ name }) => !playing.has(officerKey(name))) : [],
    ),
  ];
}
