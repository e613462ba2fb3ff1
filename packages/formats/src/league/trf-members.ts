import { emptyMemberValues, type MemberValues } from '@rokade/league';
import type { documentPlayers } from '../trf/document-players.ts';
import type { TrfDocument } from '../trf/trf-document.ts';

/** FIDE's rating: that of 001, where 172 does not call it another; alone in the file, only if 172 says so. */
function fideRatingOf(
  { header }: TrfDocument,
  { rating, fideRating }: ReturnType<typeof documentPlayers>[number],
): Pick<MemberValues, 'fideRating'> {
  const method = header.startingRankMethod;
  const isFide = /FIDE$/i.test(method) || (rating !== null && !/(?:NRO|OTHER)$/i.test(method));
  return fideRating !== null && isFide ? { fideRating } : {};
}

/** A player of a report file in the fields of a league. */
export const memberInFile = (
  document: TrfDocument,
  player: ReturnType<typeof documentPlayers>[number],
): MemberValues => ({
  ...emptyMemberValues,
  name: player.name,
  rating: player.rating ?? player.fideRating ?? 0,
  ...fideRatingOf(document, player),
  nationalId: player.nationalId,
  fideId: player.fideId,
  title: player.title,
  federation: player.federation,
  sex: player.sex,
  born: player.birthDate.slice(0, 4),
});
