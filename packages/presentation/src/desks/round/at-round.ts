import {
  type Contender,
  hasScoreGroups,
  openAppeals,
  type Tournament,
  viewCheckIn,
  viewContenders,
  viewRound,
  withoutOpponent,
} from '@rokade/tournament';

/**
 * The players who can still get an opponent in a round; [] unless it is the newest and published.
 */
export function freeIn(t: Tournament, number: number): readonly Contender[] {
  const round = t.rounds[number - 1];
  const isOpen = round?.status === 'published' && number === t.rounds.length && !t.finished;
  if (round === undefined || !isOpen || !hasScoreGroups(t.settings.system)) return [];
  const free = new Set(withoutOpponent(t, round).map(({ id }) => id));
  return viewContenders(t, number).filter(({ id }) => free.has(id));
}

/** The numbers of expected and of present players, and whether check-in has begun. */
export function doorCounts(t: Tournament) {
  const { rows, expected, missing } = viewCheckIn(t);
  const began = rows.some(({ seen }) => seen !== null);
  return { began, counts: { expected, here: expected - missing } };
}

/** The number of undecided protests about games of a round. */
export const protestsOf = (t: Tournament, round: number): number =>
  openAppeals(t).filter(({ game }) => game?.round === round).length;

/** What stands there before the first round of a tournament that has ended. */
export const noRound = { shown: 0, stage: null, play: null, headings: {}, remarks: [] };

/** The boards of a published round that have no result yet. */
export function openBoards(t: Tournament, round: number) {
  const view = viewRound(t, round);
  if (view?.status !== 'published') return [];
  return view.boards
    .filter(({ board }) => view.missing.includes(board))
    .map(({ board, table, white, black }) => ({
      table: table ?? board,
      players: `${white.name} – ${black.name}`,
    }));
}

/** The start position of a round of Chess960; null: its games begin as usual, or there is no such round. */
export function startOf(t: Tournament, round: number) {
  const { startPositions } = t.settings;
  if (startPositions === 'usual' || round < 1 || t.finished) return null;
  const games = t.rounds[round - 1]?.games ?? [];
  return {
    round,
    start: t.startPositions.find((one) => one.round === round) ?? null,
    played: games.some(({ result }) => result !== null),
  };
}
