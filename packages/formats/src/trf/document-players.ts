import type { PlayerNo } from '@rokade/rules';
import { emptyDetails, type PlayerDetails } from '@rokade/tournament';
import { parseDate } from '../input/parse-date.ts';
import { areRatingsNational, nationalPlayersIn } from './national-players.ts';
import { parseTitle } from './title.ts';
import type { NationalPlayer, TrfDocument } from './trf-document.ts';

/** A player of a report file for lists. */
export type DocumentPlayer = PlayerDetails & { readonly no: PlayerNo };

/**
 * The club in a list's three-letter field, if it contains clubs: in the German and Danish lists it is a
 * region or nation.
 */
const clubOf = ({ origin = '', list = '' }: Partial<NationalPlayer>, federation: string): string =>
  origin === list || origin === federation ? '' : origin;

/**
 * The players of a report file for lists. The rating in 001 is FIDE's, as the format says; rating,
 * number and club of the federation's own list come from its records (NRS), as do birth date and sex if
 * 001 lacks them.
 */
export function documentPlayers(document: TrfDocument): readonly DocumentPlayer[] {
  const national = nationalPlayersIn(document);
  const isNational = areRatingsNational(document);
  return document.players.map((player) => {
    const own = national.get(player.no);
    return {
      ...emptyDetails,
      no: player.no,
      name: player.name || (own?.name ?? ''),
      title: parseTitle(player.title) ?? '',
      sex: player.sex || (own?.sex ?? ''),
      club: clubOf(own ?? {}, player.federation),
      federation: player.federation,
      rating: own?.rating ?? null,
      fideRating: isNational ? null : player.rating,
      fideId: player.fideId,
      nationalId: own?.nationalId ?? '',
      birthDate: parseDate(player.birthDate) ?? parseDate(own?.birthDate ?? '') ?? '',
    };
  });
}
