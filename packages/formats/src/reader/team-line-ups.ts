import { groupedBy, type HalfPoints, type PlayerNo, type RoundRecord } from '@rokade/rules';

/** A team in a file. */
export interface SourceTeam {
  /** From 1; its position in the file if the file has no numbers. */
  readonly no: PlayerNo;
  readonly name: string;
  /** By board, in the order of the team's list. */
  readonly members: readonly PlayerNo[];
  /** The team's strength in the file; null if none. */
  readonly rating: number | null;
}

/** The data from which the line-ups of a round are made. */
export interface RoundFacts {
  /** Each player's round, by number. */
  readonly records: ReadonlyMap<PlayerNo, RoundRecord>;
  readonly teamOfPlayer: ReadonlyMap<PlayerNo, SourceTeam>;
  /** The players on the boards, where they differ from the list's order, by the team's number. */
  readonly seats: ReadonlyMap<PlayerNo, readonly (PlayerNo | null)[]>;
}

/** One board of a match, with the player of either side; null: nobody. */
interface Board {
  readonly own: PlayerNo | null;
  readonly theirs: PlayerNo | null;
}

/** The opponent of a player; null: none. */
const pairedWith = (record: RoundRecord | undefined): PlayerNo | null =>
  record?.kind === 'game' || record?.kind === 'forfeit' ? record.opponent : null;

/** The members who were paired with a player of the other team, in the order of the list. */
const linedUp = (
  { records, teamOfPlayer }: RoundFacts,
  team: SourceTeam,
  against: SourceTeam,
): readonly PlayerNo[] =>
  team.members.filter((no) => {
    const opponent = pairedWith(records.get(no));
    return opponent !== null && teamOfPlayer.get(opponent) === against;
  });

/** The team with which most members were paired; null if none. */
export function opposingTeam(
  { records, teamOfPlayer }: RoundFacts,
  team: SourceTeam,
): SourceTeam | null {
  const met = team.members.flatMap((no) => {
    const opponent = pairedWith(records.get(no));
    const other = opponent === null ? undefined : teamOfPlayer.get(opponent);
    return other === undefined || other === team ? [] : [other];
  });
  const counted = [...groupedBy(met, (other) => other)];
  return counted.toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}

/** The members whose entry gives points for a board without an opponent. */
const unopposed = ({ records }: RoundFacts, { members }: SourceTeam): readonly PlayerNo[] =>
  members.filter((no) => {
    const record = records.get(no);
    return record?.kind === 'bye' && record.bye === 'full-point';
  });

type Pair = readonly [PlayerNo | null, PlayerNo | null];

/** The boards in the order of a side with stated seats; an empty chair is opposite the other's. */
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

/** The boards in the order of a side's list; players without an opponent are below the pairs. */
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
 * The boards of a match: by the stated seats of either side, else in the order of the side with the
 * lower number.
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

/** A side's points from a board: as in the player's entry, none for an empty chair. */
export function boardHalfPoints({ records }: RoundFacts, no: PlayerNo | null): HalfPoints {
  const record = no === null ? undefined : records.get(no);
  return record === undefined || record.kind === 'absent' ? 0 : record.halfPoints;
}
