import {
  placesText,
  rankTexts,
  type StandingsLine,
  standingsLines,
  type WhatIfRow,
} from '@rokade/tables';
import {
  type GameResult,
  inReach,
  type OpenBoard,
  type PlaceClaim,
  type PlayerId,
  type SupposedResult,
  supposeResults,
  type TieBreakCode,
  type Tournament,
  viewStandings,
  viewStillPossible,
} from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';
import type { Query } from '../../words/query.ts';
import type { InReach } from '../picture/row-pictures.ts';

/** How a reader may let a game end. */
export const endings = ['white', 'draw', 'black'] as const;

/** The end of a game: who wins, or a draw. */
export type Ending = (typeof endings)[number];

const resultOf: Readonly<Record<Ending, GameResult>> = {
  white: { kind: 'played', white: 2, black: 0 },
  draw: { kind: 'played', white: 1, black: 1 },
  black: { kind: 'played', white: 0, black: 2 },
};

/** A game to be chosen for: the name of its field, and what is chosen, '' = nothing. */
export interface ChosenBoard extends OpenBoard {
  readonly field: string;
  readonly chosen: Ending | '';
}

/** A line of the standings as they would be, and what is still possible then. */
type WhatIfLine = StandingsLine & WhatIfRow & Pick<InReach, 'reach'>;

/** What the page shows. */
export interface WhatIf {
  readonly round: number;
  readonly roundsLeft: number;
  readonly boards: readonly ChosenBoard[];
  readonly tieBreaks: readonly TieBreakCode[];
  readonly lines: readonly WhatIfLine[];
  /** Something is chosen: the table is not that of now. */
  readonly supposed: boolean;
}

const fieldOf = ({ round, board }: Pick<OpenBoard, 'round' | 'board'>): string =>
  `${round}-${board}`;

const endingOf = (text: string | null): Ending | '' =>
  endings.find((ending) => ending === text) ?? '';

/** Whether a claim is shown: that first place is out of reach is clear from the places already. */
const isWorthSaying = ({ about, standing }: PlaceClaim): boolean =>
  standing === 'clinched' || (standing === 'out-of-reach' && about !== 'first');

function ranksNow(t: Tournament): ReadonlyMap<PlayerId, string> {
  const { rows } = viewStandings(t);
  const texts = rankTexts(rows);
  return new Map(rows.map(({ player }, index) => [player.id, texts[index] ?? '']));
}

function linesOf(t: Tournament, then: Tournament, language: Locale<'tournament'>['language']) {
  const stillPossible = new Map(
    viewStillPossible(then)?.rows.map((row) => [row.standing.player.id, row]),
  );
  const points = new Map(inReach(then).map((one) => [one.no, one]));
  const now = then === t ? null : ranksNow(t);
  return standingsLines(viewStandings(then), language).map((line): WhatIfLine => {
    const row = stillPossible.get(line.player.id);
    const own = points.get(line.player.no);
    return {
      ...line,
      now: now?.get(line.player.id) ?? '',
      reach:
        row === undefined || own === undefined
          ? null
          : { best: row.best, worst: row.worst, halfPoints: own.halfPoints, most: own.most },
      places: row === undefined ? '' : placesText(row.best, row.worst),
      certain: row?.claims.filter(isWorthSaying) ?? [],
    };
  });
}

/**
 * The standings that follow if open games end as an address says (`?3-1=white`: board 1 of round 3),
 * with the places that are possible then; null where there is nothing of the kind: in a cup, and
 * before the first round.
 */
export function whatIf(
  t: Tournament,
  query: Query,
  language: Locale<'tournament'>['language'],
): WhatIf | null {
  const stillPossible = viewStillPossible(t);
  if (stillPossible === null) return null;
  const boards = stillPossible.openBoards.map((open): ChosenBoard => {
    const field = fieldOf(open);
    return { ...open, field, chosen: endingOf(query.get(field)) };
  });
  const supposed = boards.flatMap(({ round, board, chosen }): readonly SupposedResult[] =>
    chosen === '' ? [] : [{ round, board, result: resultOf[chosen] }],
  );
  return {
    round: stillPossible.round,
    roundsLeft: stillPossible.roundsLeft,
    boards,
    tieBreaks: viewStandings(t).tieBreaks,
    lines: linesOf(t, supposed.length === 0 ? t : supposeResults(t, supposed), language),
    supposed: supposed.length > 0,
  };
}
