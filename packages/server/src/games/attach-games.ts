import { setImmediate } from 'node:timers/promises';
import { movesIn, splitGames, type TaggedGame } from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import type { Actor, Command, Tournament, TournamentId } from '@rokade/tournament';
import type { AppError, Tournaments } from '../kinds/tournament-types.ts';
import { type IllegalMove, legalMoves } from './legal-moves.ts';
import { matchGame, type NoMatch, type PlayedGame } from './match-game.ts';

/** A game of a file whose moves were not attached, with the line where it begins, and why. */
export interface LeftGame {
  readonly line: number;
  readonly white: string;
  readonly black: string;
  readonly why:
    | NoMatch
    | { readonly code: 'games.no-moves' }
    /** It does not begin where chess begins. */
    | { readonly code: 'games.other-start' }
    | (IllegalMove & { readonly code: 'games.illegal-move' })
    /** The file has the same game before. */
    | { readonly code: 'games.twice'; readonly round: number; readonly board: number };
}

/** What became of the games of a file. */
export interface AttachedGames {
  readonly attached: readonly { readonly round: number; readonly board: number }[];
  readonly left: readonly LeftGame[];
}

export type GamesError =
  | { readonly code: 'games.none' }
  | { readonly code: 'games.too-many'; readonly games: number; readonly most: number };

/** A weekend of the largest open; each costs a few milliseconds to look through. */
const most = 1000;

/** So many are looked through before others have their turn. */
const atATime = 5;

interface Matched extends PlayedGame {
  readonly moves: string;
}

function matched(t: Tournament, tagged: TaggedGame): Result<Matched, LeftGame['why']> {
  const found = matchGame(t, tagged);
  if (!found.ok) return found;
  const start = tagged.tags.get('FEN') ?? '';
  if (start !== '' && !start.startsWith('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq')) {
    return err({ code: 'games.other-start' });
  }
  const written = movesIn(tagged);
  if (written.length === 0) return err({ code: 'games.no-moves' });
  const moves = legalMoves(written);
  if (!moves.ok) return err({ code: 'games.illegal-move', ...moves.error });
  return ok({ ...found.value, moves: moves.value });
}

/** Looks every game through. */
async function readAll(t: Tournament, games: readonly TaggedGame[]) {
  const known = new Map<Matched['game'], Matched>();
  const left: LeftGame[] = [];
  for (const [index, tagged] of games.entries()) {
    if (index % atATime === 0) await setImmediate();
    const read = matched(t, tagged);
    const { line, tags } = tagged;
    const leave = (why: LeftGame['why']): void =>
      void left.push({ line, white: tags.get('White') ?? '', black: tags.get('Black') ?? '', why });
    if (!read.ok) leave(read.error);
    else if (!known.has(read.value.game)) known.set(read.value.game, read.value);
    else {
      const { round, game } = read.value;
      leave({ code: 'games.twice', round, board: game.board });
    }
  }
  return { known: [...known.values()], left };
}

/** The moves found, an act for each round. */
const commandsOf = (known: readonly Matched[]): readonly Command[] =>
  [...Map.groupBy(known, ({ round }) => round)].map(([round, games]) => ({
    kind: 'attach-moves',
    round,
    games: games.map(({ game: { board, white, black }, moves }) => ({
      board,
      white,
      black,
      moves,
    })),
  }));

/**
 * Attaches the moves of a PGN text to the games of a tournament they are of, and says of every other game
 * why not. Of the text nothing is kept but the moves: no names, clock times and comments.
 */
export async function attachGames(
  tournaments: Pick<Tournaments, 'get' | 'execute'>,
  { id, actor }: { readonly id: TournamentId; readonly actor: Actor },
  text: string,
): Promise<Result<AttachedGames, AppError | GamesError>> {
  const found = await tournaments.get(id);
  if (!found.ok) return found;
  const games = splitGames(text);
  if (games.length === 0) return err({ code: 'games.none' });
  if (games.length > most) return err({ code: 'games.too-many', games: games.length, most });
  const { known, left } = await readAll(found.value, games);
  for (const command of commandsOf(known)) {
    const request = { basedOn: found.value.version, command, reason: '', confirmed: false };
    const done = await tournaments.execute(id, request, actor);
    if (!done.ok) return done;
  }
  const attached = known.map(({ round, game }) => ({ round, board: game.board }));
  return ok({ attached, left });
}
