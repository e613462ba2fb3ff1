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
  /** Who sat at the boards where that is not the order of the list, by the team's number. */
  readonly seats: ReadonlyMap<PlayerNo, readonly (PlayerNo | null)[]>;
}

/** One board of a match: who sat there for either side; null: nobody. */
interface Board {
  readonly own: PlayerNo | null;
  readonly theirs: PlayerNo | null;
}

/** Whom a player was paired with; null: with nobody. */
const pairedWith = (record: RoundRecord | undefined): PlayerNo | null =>
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

type Pair = readonly [PlayerNo | null, PlayerNo | null];

/** The boards in the order of a side whose seats are stated; an empty chair meets the other's. */
function boardsBySeats(
  facts: RoundFacts,
  seats: readonly (PlayerNo | null)[],
  against: SourceTeam,
): readonly Pair[] {
  const alone = [...unopposed(facts, against)];
  const opposite = facts.seats.get(against.no);
  return seats.map((no, board) =>
    no === null
      ? [null, opposite?.[board] ?? alone.shift() ?? null]
      : [no, pairedWith(facts.records.get(no))],
  );
}

/** The boards in the order of a side's list; whoever had nobody to play sits below the pairs. */
const boardsByList = (
  facts: RoundFacts,
  team: SourceTeam,
  against: SourceTeam,
): readonly Pair[] => [
  ...linedUp(facts, team, against).map((no): Pair => [no, pairedWith(facts.records.get(no))]),
  ...unopposed(facts, team).map((no): Pair => [no, null]),
  ...unopposed(facts, against).map((no): Pair => [null, no]),
];

const swapped = (pairs: readonly Pair[]): readonly Pair[] => pairs.map(([a, b]) => [b, a]);

/**
 * The boards of a match: by the seats that the file states for either side, else in the order of the
 * side with the lower number.
 */
export function boardsOf(
  facts: RoundFacts,
  team: SourceTeam,
  against: SourceTeam,
): readonly Board[] {
  const [own, theirs] = [facts.seats.get(team.no), facts.seats.get(against.no)];
  const isFirst = team.no < against.no;
  const fromSeats =
    own !== undefined && (isFirst || theirs === undefined)
      ? boardsBySeats(facts, own, against)
      : theirs === undefined
        ? null
        : swapped(boardsBySeats(facts, theirs, team));
  const fromLists = (): readonly Pair[] =>
    isFirst ? boardsByList(facts, team, against) : swapped(boardsByList(facts, against, team));
  return (fromSeats ?? fromLists()).map(([a, b]) => ({ own: a, theirs: b }));
}

/** What a board gave a side: what the player's entry says, nothing for an empty chair. */
export function boardHalfPoints({ records }: RoundFacts, no: PlayerNo | null): HalfPoints {
  const record = no === null ? undefined : records.get(no);
  return record === undefined || record.kind === 'absent' ? 0 : record.halfPoints;
}
