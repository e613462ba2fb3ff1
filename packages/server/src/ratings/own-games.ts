import { decodeInput, guessSeparator, splitCells } from '@rokade/formats';
import type { ReportedPlayer } from '@rokade/ratings';
import { err, ok, type Result } from '@rokade/rules';
import type { RatingsFault } from './ratings-types.ts';

/** A game as its player reports it. */
export interface OwnGame {
  readonly opponent: string;
  readonly federation: string;
  readonly stated: NonNullable<ReportedPlayer['given']>;
  /** The reporting player's own points, doubled. */
  readonly halfPoints: number;
}

const pointsOf = new Map([
  ['1', 2],
  ['½', 1],
  ['1/2', 1],
  ['0.5', 1],
  ['0,5', 1],
  ['0', 0],
]);

const inGames = { field: 'games' } as const;
const noGames = { code: 'ratings.own-no-games', ...inGames };

/** How opponents without a rating are treated. */
export interface Unrated {
  /** The rating that they are taken for; null: none was estimated. */
  readonly estimate: number | null;
  /** The article by which it may be estimated. */
  readonly article: string;
}

/** Reads a rating: `2010` is an Elo, `2010 n` a national rating, `~1550` an estimate; null: it is none of them. */
function ratingIn(text: string): OwnGame['stated'] | null {
  const [, mark = '', digits = '', national = ''] =
    /^(~?)\s*([1-9]\d{0,3})\s*(n?)$/i.exec(text) ?? [];
  if (digits === '' || (mark !== '' && national !== '')) return null;
  const from = mark === '' ? (national === '' ? 'fide' : 'national') : 'estimated';
  return { rating: Number(digits), from };
}

function gameIn(
  cells: readonly string[],
  line: number,
  { estimate, article }: Unrated,
): Result<OwnGame, RatingsFault> {
  const [opponent = '', federation = '', rating = '', points = ''] = cells.map((cell) =>
    cell.trim(),
  );
  const at = { game: line };
  if (opponent === '' || points === '')
    return err({ code: 'ratings.own-cells', ...inGames, ...at });
  const halfPoints = pointsOf.get(points);
  if (halfPoints === undefined)
    return err({ code: 'ratings.own-points', ...inGames, ...at, text: points });
  const estimated = estimate === null ? null : ({ rating: estimate, from: 'estimated' } as const);
  const opponentRating = rating === '' ? estimated : ratingIn(rating);
  if (opponentRating !== null) {
    const played = { opponent, federation: federation.toUpperCase(), halfPoints };
    return ok({ ...played, stated: opponentRating });
  }
  return rating === ''
    ? err({ code: 'ratings.own-unrated', ...inGames, ...at, name: opponent, article })
    : err({ code: 'ratings.own-rating', ...inGames, ...at, text: rating });
}

const isHeading = (cells: readonly string[]): boolean =>
  cells.length > 3 && !/[\d½]/.test(`${cells[2]}${cells[3]}`);

/**
 * Reads the games of a player's own report, one a line: opponent; federation; rating; own points. An
 * opponent without a rating gets the committee's estimate.
 *
 * @article DSU 2002 4.5.4.3; 4.5.5.2 §4; DSU 2010 4.5.4.3; 4.5.5.2 §4
 */
export function ownGames(
  table: string | Uint8Array,
  unrated: Unrated,
): Result<readonly OwnGame[], readonly RatingsFault[]> {
  const text = decodeInput(table);
  if (!text.ok) return err([text.error.code === 'input.empty' ? noGames : text.error]);
  const { rows } = splitCells(text.value, guessSeparator(text.value.trimStart()));
  const lines = isHeading(rows[0]?.cells ?? []) ? rows.slice(1) : rows;
  const games = lines.map(({ row, cells }) => gameIn(cells, row, unrated));
  const faults = games.flatMap((game) => (game.ok ? [] : [game.error]));
  if (faults.length > 0) return err(faults);
  if (games.length === 0) return err([noGames]);
  return ok(games.flatMap((game) => (game.ok ? [game.value] : [])));
}
