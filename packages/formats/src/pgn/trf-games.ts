import type { PlayerNo } from '@rokade/rules';
import { parseDate } from '../input/parse-date.ts';
import { eventDays } from '../trf/event-days.ts';
import { lastRoundStated } from '../trf/paired-rounds.ts';
import type { GameCode, TrfCell, TrfDocument, TrfPlayer } from '../trf/trf-document.ts';
import type { PgnGame, PgnPlayer } from './make-pgn.ts';

/** PGN's result for White's result code; null for an unplayed game. */
const results: Readonly<Record<GameCode, PgnGame['result'] | null>> = {
  '1': '1-0',
  '=': '1/2-1/2',
  '0': '0-1',
  W: '1-0',
  D: '1/2-1/2',
  L: '0-1',
  '?': '*',
  '+': null,
  '-': null,
};

const unusual = '*';

const pgnPlayer = ({ name, title, rating, fideId }: TrfPlayer): PgnPlayer => ({
  name,
  title,
  rating,
  fideId,
});

/** The day of a round: `26/04/01` in record 132, else the tournament's day if it has only one. */
function dateOf({ roundDates, header }: TrfDocument, round: number): string {
  const short = roundDates[round - 1] ?? '';
  if (short !== '') return parseDate(`20${short}`) ?? '';
  const { first, last } = eventDays({ header });
  return first === last ? first : '';
}

type GameCell = Extract<TrfCell, { kind: 'game' }>;

function resultOf(white: GameCell, black: TrfCell): PgnGame['result'] | null {
  const result = results[white.result];
  if (black?.kind !== 'game' || result === null) return result;
  const other = results[black.result];
  const mirrored = other === '1-0' ? '0-1' : other === '0-1' ? '1-0' : other;
  return mirrored === result ? result : unusual;
}

/** The board of a game; null if not known. */
export type BoardOf = (round: number, white: PlayerNo) => number | null;

function gamesOfRound(document: TrfDocument, round: number, boardOf: BoardOf): readonly PgnGame[] {
  const byNo = new Map(document.players.map((player) => [player.no, player]));
  return document.players.flatMap((white) => {
    const cell = white.cells[round - 1];
    if (cell?.kind !== 'game' || cell.colour !== 'white') return [];
    const black = byNo.get(cell.opponent);
    const result = resultOf(cell, black?.cells[round - 1] ?? null);
    if (black === undefined || result === null) return [];
    const { name: event, city: site } = document.header;
    const sides = { white: pgnPlayer(white), black: pgnPlayer(black) };
    const board = boardOf(round, white.no);
    return [{ event, site, date: dateOf(document, round), round, board, ...sides, result }];
  });
}

/**
 * The games of a report file, round by round, and by board if `boardOf` knows it; without forfeits and
 * byes. An unfinished game and an unusual score (½–0) have the result `*`.
 */
export function trfGames(document: TrfDocument, boardOf: BoardOf = () => null): readonly PgnGame[] {
  const rounds = Array.from({ length: lastRoundStated(document) }, (_, index) => index + 1);
  return rounds.flatMap((round) =>
    gamesOfRound(document, round, boardOf).toSorted((a, b) => (a.board ?? 0) - (b.board ?? 0)),
  );
}
