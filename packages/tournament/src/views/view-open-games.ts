import type { PlayerId } from '../ids.ts';
import { lastDayForOpenGames, playOfRound } from '../round-play.ts';
import type { Game, Round, Tournament } from '../state.ts';
import { playerLines } from './player-line.ts';
import type { OpenGame, OpenGamesView } from './view-types.ts';

const isOpen = ({ result }: Game): boolean => result === null || result.kind === 'pending';

/** When the game is to be finished, else when its round is played; '' where neither is said. */
function dueOf(t: Tournament, { number }: Round, { result }: Game): string {
  const { date, finishBy } = playOfRound(t, number);
  return (result?.kind === 'pending' ? result.due || finishBy : '') || date;
}

/**
 * The games of published rounds that are still to be played or finished, player by player in the
 * order of numbers: where games are played by appointment, each sees whom they still have to meet.
 *
 * @article DSU 2002 §11b; Tempelhof 2018 III.A.11, III.E.5
 */
export function viewOpenGames(t: Tournament): OpenGamesView {
  const lines = playerLines(t);
  const open = new Map<PlayerId, OpenGame[]>(t.players.map(({ id }) => [id, []]));
  let games = 0;
  for (const round of t.rounds.filter(({ status }) => status === 'published')) {
    for (const game of round.games.filter(isOpen)) {
      games += 1;
      const { white, black, board } = game;
      const place = { round: round.number, board, due: dueOf(t, round, game) };
      const [whiteLine, blackLine] = [lines.get(white), lines.get(black)];
      if (whiteLine === undefined || blackLine === undefined) continue;
      open.get(white)?.push({ ...place, colour: 'white', opponent: blackLine });
      open.get(black)?.push({ ...place, colour: 'black', opponent: whiteLine });
    }
  }
  const rows = [...lines.values()]
    .map((player) => ({ player, games: open.get(player.id) ?? [] }))
    .filter((row) => row.games.length > 0);
  return { games, rows, lastDay: lastDayForOpenGames(t) };
}
