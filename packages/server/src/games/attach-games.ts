import { setImmediate } from 'node:timers/promises';
import { scoreOf, splittingGames, type TaggedGame } from '@rokade/formats';
import { err, ok, type Result } from '@rokade/rules';
import {
  type Actor,
  type Command,
  movesOf,
  type Tournament,
  type TournamentId,
} from '@rokade/tournament';
import type { AppError, Tournaments } from '../kinds/tournament-types.ts';
import { type IllegalMove, legalMoves } from './legal-moves.ts';
import { matchGame, type NoMatch, type PlayedGame } from './match-game.ts';

/** A game of a file whose moves were not attached, with the line of the file where it begins, and the reason. */
export interface LeftGame {
  readonly line: number;
  readonly white: string;
  readonly black: string;
  readonly why:
    | NoMatch
    | { readonly code: 'games.no-moves' }
    /** It does not begin from the initial position. */
    | { readonly code: 'games.other-start' }
    | (IllegalMove & { readonly code: 'games.illegal-move' })
    /** A letter of another language than those before. */
    | (IllegalMove & { readonly code: 'games.mixed-languages' })
    /** It is a game of other rules, as Chess960. */
    | { readonly code: 'games.other-variant'; readonly variant: string }
    /** It has more moves than can be kept. */
    | { readonly code: 'games.too-long'; readonly plies: number; readonly most: number }
    /** Its moves have far more text around them than a game's. */
    | {
        readonly code: 'games.text-too-long';
        readonly characters: number;
        readonly most: number;
      }
    /** The file contains the same game before. */
    | { readonly code: 'games.twice'; readonly round: number; readonly board: number };
}

/** The games of a file: attached ones by round and board, and those left out. */
export interface AttachedGames {
  readonly attached: readonly { readonly round: number; readonly board: number }[];
  readonly left: readonly LeftGame[];
}

export type GamesError =
  | { readonly code: 'games.none' }
  | { readonly code: 'games.too-many'; readonly games: number; readonly most: number };

/** The most games of a file: a weekend of the largest open. Each takes a few milliseconds to check. */
const most = 1000;

/** How many games are checked before other tasks run. */
const atATime = 5;

/** The most plies of a game that are kept; the longest ever played in earnest had 538. */
const mostPlies = 1200;

interface Matched extends PlayedGame {
  readonly moves: string;
}

/** More characters than a game has with comments on each of its moves; longer ones are not read. */
const mostCharacters = 1_000_000;

const lengthOf = ({ lines }: TaggedGame): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);

function matched(t: Tournament, tagged: TaggedGame): Result<Matched, LeftGame['why']> {
  const found = matchGame(t, tagged);
  if (!found.ok) return found;
  const characters = lengthOf(tagged);
  if (characters > mostCharacters) {
    return err({ code: 'games.text-too-long', characters, most: mostCharacters });
  }
  const { variant, start, moves: written } = scoreOf(tagged);
  if (variant !== '') return err({ code: 'games.other-variant', variant: variant.slice(0, 40) });
  if (start !== '' && !start.startsWith('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq')) {
    return err({ code: 'games.other-start' });
  }
  if (written.length === 0) return err({ code: 'games.no-moves' });
  if (written.length > mostPlies) {
    return err({ code: 'games.too-long', plies: written.length, most: mostPlies });
  }
  const moves = legalMoves(written);
  if (!moves.ok) return moves;
  return ok({ ...found.value, moves: moves.value });
}

/** Matches and checks every game of a file. */
async function readAll(t: Tournament, games: readonly TaggedGame[]) {
  const found = new Map<Matched['game'], Matched>();
  const left: LeftGame[] = [];
  for (const [index, tagged] of games.entries()) {
    if (index % atATime === 0) await setImmediate();
    const read = matched(t, tagged);
    const { line, tags } = tagged;
    const leave = (why: LeftGame['why']): void =>
      void left.push({ line, white: tags.get('White') ?? '', black: tags.get('Black') ?? '', why });
    if (!read.ok) leave(read.error);
    else if (!found.has(read.value.game)) found.set(read.value.game, read.value);
    else {
      const { round, game } = read.value;
      leave({ code: 'games.twice', round, board: game.board });
    }
  }
  return { found: [...found.values()], left };
}

/** Whether the tournament has other moves of a game, or none. */
const isNew = (t: Tournament, { round, game: { white, black }, moves }: Matched): boolean =>
  movesOf(t, { round, white, black }) !== moves;

/** The commands that attach the moves found, one for each round. */
const commandsOf = (found: readonly Matched[]): readonly Command[] =>
  [...Map.groupBy(found, ({ round }) => round)].map(([round, games]) => ({
    kind: 'attach-moves',
    round,
    games: games.map(({ game: { board, white, black }, moves }) => ({
      board,
      white,
      black,
      moves,
    })),
  }));

/** How many games a text says to have, quickly counted, so that nobody waits for a whole collection. */
function beginnings(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(/^\[Event /gm)) count += 1;
  return count;
}

/** The games of a text; between its parts other tasks run. */
async function splitInTurns(text: string): Promise<readonly TaggedGame[]> {
  const parts = splittingGames(text);
  for (let part = parts.next(); ; part = parts.next()) {
    if (part.done === true) return part.value;
    await setImmediate();
  }
}

/**
 * Attaches the moves of a PGN text to the games of a tournament, and returns every other game of the text
 * with the reason. Moves and clock times are kept: no names and no comments.
 */
export async function attachGames(
  tournaments: Pick<Tournaments, 'get' | 'execute'>,
  { id, actor }: { readonly id: TournamentId; readonly actor: Actor },
  text: string,
): Promise<Result<AttachedGames, AppError | GamesError>> {
  const state = await tournaments.get(id);
  if (!state.ok) return state;
  const stated = beginnings(text);
  if (stated > most) return err({ code: 'games.too-many', games: stated, most });
  const games = await splitInTurns(text);
  if (games.length === 0) return err({ code: 'games.none' });
  if (games.length > most) return err({ code: 'games.too-many', games: games.length, most });
  const { found, left } = await readAll(state.value, games);
  for (const command of commandsOf(found.filter((one) => isNew(state.value, one)))) {
    const request = { basedOn: state.value.version, command, reason: '', confirmed: false };
    const done = await tournaments.execute(id, request, actor);
    if (!done.ok) return done;
  }
  const attached = found.map(({ round, game }) => ({ round, board: game.board }));
  return ok({ attached, left });
}
