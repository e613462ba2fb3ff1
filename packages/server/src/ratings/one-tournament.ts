import type { RatedPersonId } from '@rokade/ratings';
import type { KindOfPlay, RatedPlayer, RoundRecord } from '@rokade/rules';
import type { PlayerDetails } from '@rokade/tournament';

/** A player of a group, with the group's own number and details. */
export interface PlayerOfGroup {
  readonly player: RatedPlayer;
  readonly details: PlayerDetails;
  /** The player's id in the book of ratings. */
  readonly person: RatedPersonId;
}

/** A group to be rated, with its players. */
export interface GroupToRate {
  readonly name: string;
  readonly inTeams: boolean;
  readonly play: KindOfPlay;
  readonly rounds: number;
  readonly players: readonly PlayerOfGroup[];
}

const away: RoundRecord = { kind: 'absent' };

/** A round with the opponent's number in the whole tournament. */
const renumbered = (record: RoundRecord, numberOf: (no: number) => number): RoundRecord =>
  'opponent' in record ? { ...record, opponent: numberOf(record.opponent) } : record;

/** A person's rounds in one group; if they did not play there, as many rounds of absence. */
function partOf({ players, rounds }: GroupToRate, person: string, numbers: Map<string, number>) {
  const own = players.find((one) => one.person === person);
  const people = new Map(players.map((one) => [one.player.no, one.person]));
  const numberOf = (no: number) => numbers.get(people.get(no) ?? '') ?? 0;
  const records = Array.from({ length: rounds }, (_, index) =>
    renumbered(own?.player.records[index] ?? away, numberOf),
  );
  return { records, notRated: own?.player.notRated ?? new Map() };
}

/** A person's rounds in all groups, one group after another. */
function inAll(
  groups: readonly GroupToRate[],
  person: string,
  numbers: Map<string, number>,
): Pick<RatedPlayer, 'records' | 'notRated'> {
  let before = 0;
  const parts = groups.map((group) => {
    const { records, notRated } = partOf(group, person, numbers);
    const shifted = [...notRated].map(([round, why]) => [round + before, why] as const);
    before += group.rounds;
    return { records, shifted };
  });
  return {
    records: parts.flatMap(({ records }) => records),
    notRated: new Map(parts.flatMap(({ shifted }) => shifted)),
  };
}

/**
 * Several parts as one tournament: each person once, with the rounds of all parts one after another and the
 * details from their first part. The parts must be in the order of their days.
 *
 * @article DSU 2002 §65e: several parts may be seen as one tournament, though not all play in all of them
 */
export function asOneTournament(groups: readonly GroupToRate[]): GroupToRate {
  const people = [...new Set(groups.flatMap(({ players }) => players.map(({ person }) => person)))];
  const numbers = new Map(people.map((person, index) => [person, index + 1]));
  const [first] = groups;
  return {
    name: groups
      .map(({ name }) => name)
      .filter(Boolean)
      .join(' + '),
    inTeams: groups.some(({ inTeams }) => inTeams),
    play: first?.play ?? 'standard',
    rounds: groups.reduce((sum, { rounds }) => sum + rounds, 0),
    players: people.flatMap((person, index) => {
      const own = groups.flatMap(({ players }) => players).find((one) => one.person === person);
      if (own === undefined) return [];
      const player = { ...own.player, no: index + 1, ...inAll(groups, person, numbers) };
      return [{ ...own, player }];
    }),
  };
}
