import type { PlayerNo } from '@rokade/rules';
import type { PlayerDetails } from '@rokade/tournament';
import { trfDate } from './player-details.ts';
import type { NationalPlayer, TrfDocument } from './trf-document.ts';

/** Whether a federation's code can begin a record of its own list; XX and BB belong to programs' records. */
export const isListCode = (federation: string): boolean => /^(?!XX|BB)[A-Z]{3}$/.test(federation);

/** The records of players in a federation's list; none for a player with neither rating nor number. */
export function nationalPlayersOf(
  list: string,
  no: PlayerNo,
  details: PlayerDetails,
): readonly NationalPlayer[] {
  const { rating, nationalId, name, sex, birthDate } = details;
  if (!isListCode(list) || (rating === null && nationalId === '')) return [];
  return [
    {
      list,
      no,
      sex,
      classification: '',
      name,
      rating: rating || null,
      origin: '',
      nationalId,
      birthDate: trfDate(birthDate),
    },
  ];
}

/** The list that counts: that of 172, else that of the event's federation, else the first. */
function listOf({ header, nationalPlayers }: TrfDocument): string {
  const lists = new Set(nationalPlayers.map(({ list }) => list));
  const named = [header.startingRankMethod.slice(0, 3).toUpperCase(), header.federation];
  return named.find((list) => lists.has(list)) ?? nationalPlayers[0]?.list ?? '';
}

/** The players of one federation's list, by number; without `list`, of the one that counts. */
export function nationalPlayersIn(
  document: TrfDocument,
  list: string = listOf(document),
): ReadonlyMap<PlayerNo, NationalPlayer> {
  return new Map(
    document.nationalPlayers.filter((each) => each.list === list).map((each) => [each.no, each]),
  );
}

/**
 * Whether the ratings in 001 are national ones, as Rokade writes them if nobody has a FIDE rating: the
 * starting ranks (172) do not come from FIDE's list, and both records have the same rating everywhere.
 */
export function areRatingsNational(document: TrfDocument): boolean {
  const national = nationalPlayersIn(document);
  const rated = document.players.filter(({ rating }) => rating !== null);
  return (
    /(?:NRO|OTHER)$/i.test(document.header.startingRankMethod) &&
    rated.length > 0 &&
    rated.every(({ no, rating }) => national.get(no)?.rating === rating)
  );
}
