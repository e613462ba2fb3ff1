import { publishedRounds } from '../questions/phase.ts';
import { deadlineOf, lastDayForOpenGames, playOfRound } from '../questions/round-play.ts';
import type { Game, Round, Tournament } from '../state/state.ts';
import { hasFreeDates } from '../systems/system-choice.ts';
import { isFinal } from '../values/game-result.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Player } from '../values/player.ts';
import { playerLines } from './player-line.ts';
import type { DueGame, ExcuseLine, OpenGame, OpenGamesView } from './view-types.ts';

type Lines = ReturnType<typeof playerLines>;

/** The agreed day of a game, else the date of its round; '' if neither is known. */
function dueOf(t: Tournament, { number }: Round, { result }: Game): string {
  const { date, finishBy } = playOfRound(t, number);
  return (result?.kind === 'pending' ? result.due || finishBy : '') || date;
}

/** Why a game is to be played apart from its round; null: it is not. */
function whyOf(t: Tournament, { number }: Round, { result }: Game): DueGame['why'] | null {
  if (result === null) {
    const isOld = number < publishedRounds(t) && !hasFreeDates(t.settings.system);
    return isOld ? 'no-result' : null;
  }
  if (result.kind !== 'pending') return null;
  const day = playOfRound(t, number).date.slice(0, 10);
  const isEarlier = result.why === 'postponed' && result.due !== '' && result.due < day;
  return isEarlier ? 'in-advance' : result.why;
}

function excusesOf(players: readonly Player[], round: number, lines: Lines): readonly ExcuseLine[] {
  return players.flatMap(({ id, excuses }) => {
    const player = lines.get(id);
    const excuse = excuses.find((one) => one.round === round);
    return player === undefined || excuse === undefined ? [] : [{ ...excuse, player }];
  });
}

/** The sort key; games without a day come last. */
const dueBefore = (game: Pick<DueGame, 'due' | 'until'>): string => game.due || game.until || '9';

const byDue = (a: DueGame, b: DueGame): number => {
  const [first, second] = [dueBefore(a), dueBefore(b)];
  if (first !== second) return first < second ? -1 : 1;
  return a.round - b.round || a.board - b.board;
};

/**
 * Postponed games and games of earlier rounds without a result, with the agreed day and the deadline,
 * sorted by them.
 *
 * @article DSU 2002 §11b, §11c; Tempelhof 2018 III.A.9, III.A.10, III.A.11
 */
function dueGames(t: Tournament, lines: Lines): readonly DueGame[] {
  const published = t.rounds.filter(({ status }) => status === 'published');
  const due = published.flatMap((round) =>
    round.games.flatMap((game): readonly DueGame[] => {
      const why = whyOf(t, round, game);
      const [white, black] = [lines.get(game.white), lines.get(game.black)];
      if (why === null || white === undefined || black === undefined) return [];
      const of = t.players.filter(({ id }) => [game.white, game.black].includes(id));
      return [
        {
          round: round.number,
          board: game.board,
          white,
          black,
          why,
          due: game.result?.kind === 'pending' ? game.result.due : '',
          place: why === 'adjourned' ? t.settings.place : '',
          ...deadlineOf(t, round.number),
          excuses: excusesOf(of, round.number, lines),
        },
      ];
    }),
  );
  return due.toSorted(byDue);
}

/**
 * The games of published rounds still to be played or finished, by player in the order of numbers: for
 * games by appointment, each player's remaining opponents.
 *
 * @article DSU 2002 §11b; Tempelhof 2018 III.A.11, III.E.5
 */
export function viewOpenGames(t: Tournament): OpenGamesView {
  const lines = playerLines(t);
  const open = new Map<PlayerId, OpenGame[]>(t.players.map(({ id }) => [id, []]));
  let games = 0;
  for (const round of t.rounds.filter(({ status }) => status === 'published')) {
    for (const game of round.games.filter(({ result }) => !isFinal(result))) {
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
  return {
    due: dueGames(t, lines),
    games,
    rows,
    lastDay: lastDayForOpenGames(t),
    byAppointment: hasFreeDates(t.settings.system),
  };
}
