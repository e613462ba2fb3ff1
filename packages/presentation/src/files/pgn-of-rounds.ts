import { makePgn, type PgnGame } from '@rokade/formats';
import {
  type BoardSide,
  type GameResult,
  movesOf,
  parseMoves,
  type TimeControl,
  type Tournament,
  viewRound,
} from '@rokade/tournament';

const pgnResults = ['0-1', '1/2-1/2', '1-0'] as const;
const forfeits = { white: '0-1', black: '1-0', both: '*' } as const;

/** A result in PGN; `*` for an open game, a double forfeit or a score such as ½–0. */
export function pgnResult(result: GameResult | null): PgnGame['result'] {
  if (result?.kind === 'forfeit') return forfeits[result.absent];
  if (result?.kind !== 'played' || result.white + result.black !== 2) return '*';
  return pgnResults[result.white] ?? '*';
}

const secondsInMinute = 60;

/** A time control in PGN: `40/7200+30:1800+30`, moves and seconds of each period, with the increment. */
export const pgnTimeControl = ({ stages, incrementSeconds }: TimeControl): string =>
  stages
    .map(({ moves, minutes }) => {
      const period = `${moves === null ? '' : `${moves}/`}${Math.round(minutes * secondsInMinute)}`;
      return incrementSeconds > 0 ? `${period}+${incrementSeconds}` : period;
    })
    .join(':');

/**
 * A player with the name as entered, without distinguishing marks. FIDE IDs are left out, since
 * they are not public.
 */
const pgnPlayer =
  (names: ReadonlyMap<string, string>) =>
  ({ id, name, title, rating }: BoardSide): PgnGame['white'] => ({
    name: names.get(id) ?? name,
    title,
    rating,
    fideId: '',
  });

/** The kept moves of a game, with the clocks that are known. */
function writtenMoves(kept: string): Pick<PgnGame, 'moves' | 'clocks' | 'isCutOff'> {
  const { moves, isCutOff } = parseMoves(kept);
  return {
    moves: moves.map(({ move }) => move).join(' '),
    clocks: moves.map(({ clock }) => clock),
    isCutOff,
  };
}

/**
 * A PGN file with one game for each board of these rounds, in the order of the boards, with or
 * without a result, so that a broadcast always finds a board in the same place. Includes known
 * moves. `only`: the game of one board alone.
 *
 * @article DSU 2002 §25: nobody's leave is asked
 */
export function pgnOfRounds(
  t: Tournament,
  rounds: readonly number[],
  only: number | null = null,
): string {
  const { name: event, place: site } = t.settings;
  const side = pgnPlayer(new Map(t.players.map(({ id, details }) => [id, details.name])));
  const views = rounds.flatMap((round) => viewRound(t, round) ?? []);
  const all = views.flatMap(({ round, play, boards }) =>
    boards
      .filter(({ board }) => only === null || board === only)
      .toSorted((a, b) => a.board - b.board)
      .map(({ board, white, black, result }) => ({
        event,
        site,
        date: play.date.slice(0, 10),
        round,
        board,
        white: side(white),
        black: side(black),
        result: pgnResult(result),
        timeControl: pgnTimeControl(play.timeControl),
        ...writtenMoves(movesOf(t, { round, white: white.id, black: black.id })),
      })),
  );
  return makePgn(all);
}
