import type { HalfPoints, PlayerNo, RoundRecord } from '@rokade/rules';

/** A team as a file names it. */
export interface SourceTeam {
  /** From 1; where a file gives no numbers, its place in the file. */
  readonly no: PlayerNo;
  readonly name: string;
  /** By board, as the team is listed. */
  readonly members: readonly PlayerNo[];
  /** What the file says of the team's strength; null if nothing. */
  readonly rating: number | null;
}

/** What the line-ups of a round are made of. */
export interface RoundFacts {
  /** Each player's round, by number. */
  readonly records: ReadonlyMap<PlayerNo, RoundRecord>;
  readonly teamOfPlayer: ReadonlyMap<PlayerNo, SourceTeam>;
}

/** One board of a match: who sat there for either side; null: nobody. */
interface Board {
  readonly own: PlayerNo | null;
  readonly theirs: PlayerNo | null;
}

/** Whom a player was paired with; null: with nobody. */
export const pairedWith = (record: RoundRecord | undefined): PlayerNo | null =>
  record?.kind === 'game' || record?.kind === 'forfeit' ? record.opponent : null;

/** Members that were paired with somebody of a team, in the order of the list. */
const linedUp = (
  { records, teamOfPlayer }: RoundFacts,
  team: SourceTeam,
  against: SourceTeam,
): readonly PlayerNo[] =>
  team.members.filter((no) => {
    const opponent = pairedWith(records.get(no));
    return opponent !== null && teamOfPlayer.get(opponent) === against;
  });

/** The team that most members were paired with; null if none was with any. */
export function opposingTeam(
  { records, teamOfPlayer }: RoundFacts,
  team: SourceTeam,
): SourceTeam | null {
  const met = team.members.flatMap((no) => {
    const opponent = pairedWith(records.get(no));
    const other = opponent === null ? undefined : teamOfPlayer.get(opponent);
    return other === undefined || other === team ? [] : [other];
  });
  const counted = [...Map.groupBy(met, (other) => other)];
  return counted.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}

/** Members whose entry gives a point for a board that nobody came to on the other side. */
const unopposed = ({ records }: RoundFacts, { members }: SourceTeam): readonly PlayerNo[] =>
  members.filter((no) => {
    const record = records.get(no);
    return record?.kind === 'bye' && record.bye === 'full-point';
  });

/**
 * The boards of a match in the order of the side that is listed first by number; whoever had nobody
 * to play sits below the pairs.
 */
export function boardsOf(
  facts: RoundFacts,
  team: SourceTeam,
  against: SourceTeam,
): readonly Board[] {
  const [first, second] = team.no < against.no ? [team, against] : [against, team];
  const pairs = linedUp(facts, first, second).map(
    (no) => [no, pairedWith(facts.records.get(no))] as const,
  );
  const boards = [
    ...pairs,
    ...unopposed(facts, first).map((no) => [no, null] as const),
    ...unopposed(facts, second).map((no) => [null, no] as const),
  ];
  return boards.map(([a, b]) => (team === first ? { own: a, theirs: b } : { own: b, theirs: a }));
}

/** What a board gave a side: what the player's entry says, nothing for an empty chair. */
export function boardHalfPoints({ records }: RoundFacts, no: PlayerNo | null): HalfPoints {
  const record = no === null ? undefined : records.get(no);
  return record === undefined || record.kind === 'absent' ? 0 : record.halfPoints;
}
