import { gameText } from '@rokade/presentation/desks/appeals/appeal-text.ts';
import { namesIn } from '@rokade/tables';
import type { Tournament } from '@rokade/tournament';

/** The games of published rounds as options with the players' names, the newest round first. */
export function publishedGames(t: Tournament, locals: App.Locals) {
  const { nameOf } = namesIn(t);
  return t.rounds
    .filter(({ status }) => status === 'published')
    .toReversed()
    .flatMap(({ number: round, games }) =>
      games.map(({ board, white, black }) => ({
        value: `${round} ${board}`,
        text: gameText(t, locals, { round, board }),
        white: nameOf(white),
        black: nameOf(black),
      })),
    );
}
