import { listInWords, type NumberRow, type PlayedRow } from '@rokade/tables';
import { nameWithGroup, type Player, ratingFields, type Tournament } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';

/** A tournament with somebody who played in it; `rank`: null before the first published round. */
interface PlayedTournament {
  readonly t: Tournament;
  readonly player: Player;
  readonly rank: number | null;
  readonly halfPoints: number;
}

const whereOf = ({ t }: PlayedTournament) => ({
  tournament: t.id as string,
  name: nameWithGroup(t.settings),
  day: t.settings.roundDates[0]?.slice(0, 10) ?? '',
});

/** A tournament that somebody played, as a row. */
export const playedRow = (played: PlayedTournament): PlayedRow => ({
  ...whereOf(played),
  rank: played.rank,
  players: played.t.players.length,
  halfPoints: played.rank === null ? null : played.halfPoints,
});

/** The ratings of a player in a tournament, each with its list. */
export function numberRows(
  locale: Locale<'server'>,
  played: PlayedTournament,
): readonly NumberRow[] {
  const { details, origins } = played.player;
  return ratingFields.flatMap((field) => {
    const value = details[field];
    if (value === null) return [];
    const list = origins[field]?.list ?? null;
    const from =
      list === null
        ? locale.t('people.number-by-hand')
        : listInWords(locale, { source: list.list, month: list.month });
    return [{ ...whereOf(played), field, value, list: from }];
  });
}
