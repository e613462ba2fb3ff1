import { namesIn } from '@rokade/tables';
import type { Tournament } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';
import { gameText } from './appeal-text.ts';

/** The games of published rounds as options with the players' names, the newest round first. */
export function publishedGames(t: Tournament, locale: Locale<'server'>) {
  const { nameOf } = namesIn(t);
  return t.rounds
    .filter(({ status }) => status === 'published')
    .toReversed()
    .flatMap(({ number: round, games }) =>
      games.map(({ board, white, black }) => ({
        value: `${round} ${board}`,
        text: gameText(t, locale, { round, board }),
        white: nameOf(white),
        black: nameOf(black),
      })),
    );
}
