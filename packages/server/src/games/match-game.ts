import type { TaggedGame } from '@rokade/formats';
import type { ByCode } from '@rokade/rules';
import { err, ok, type Result, wordsOfName } from '@rokade/rules';
import { type Game, publishedRounds, type Tournament } from '@rokade/tournament';

/** A game of a published round. */
export interface PlayedGame {
  readonly round: number;
  readonly game: Game;
}

/** Why a game of a file could not be matched with a game of the tournament. */
export type NoMatch = ByCode<{
  'games.unknown-round': { stated: string };
  'games.unknown-players': object;
  /** The players met with the colours reversed. */
  'games.colours-turned': { round: number; board: number };
  'games.several': object;
  'games.other-result': { round: number; board: number; stated: string };
}>;

const fits = (word: string, other: string): boolean =>
  word === other || ((word.length === 1 || other.length === 1) && word[0] === other[0]);

/** Whether two names may be one person's: each word or initial of the shorter one is in the other. */
function isSameName(one: string, other: string): boolean {
  const [fewer = [], more = []] = [wordsOfName(one), wordsOfName(other)].sort(
    (a, b) => a.length - b.length,
  );
  const whole = fewer.filter((word) => word.length > 1 && more.includes(word));
  return whole.length > 0 && fewer.every((word) => more.some((each) => fits(word, each)));
}

const results: Readonly<Record<string, readonly [number, number]>> = {
  '1-0': [2, 0],
  '1/2-1/2': [1, 1],
  '0-1': [0, 2],
};

/** Whether the file states another result of a game than the one entered. */
function contradicts(stated: string, { result }: Game): boolean {
  const points = results[stated];
  if (points === undefined || result?.kind !== 'played') return false;
  return points[0] !== result.white || points[1] !== result.black;
}

/** The round, and the board if stated, of the tag `Round`: `4` or `4.12`; 0 = not stated. */
function placeOf({ tags }: TaggedGame) {
  const [, round, board] = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(tags.get('Round') ?? '') ?? [];
  return { round: Number(round ?? 0), board: Number(board ?? tags.get('Board') ?? 0) };
}

const gamesOf = (t: Tournament, round: number): readonly PlayedGame[] =>
  t.rounds
    .slice(0, publishedRounds(t))
    .filter(({ number }) => round === 0 || number === round)
    .flatMap(({ number, games }) => games.map((game) => ({ round: number, game })));

/** Finds the game that a file means: by its round if stated and both names; several are told apart by the board. */
export function matchGame(t: Tournament, tagged: TaggedGame): Result<PlayedGame, NoMatch> {
  const { tags } = tagged;
  const stated = tags.get('Round') ?? '';
  const { round, board } = placeOf(tagged);
  if (round > publishedRounds(t)) return err({ code: 'games.unknown-round', stated });
  const nameOf = new Map(t.players.map(({ id, details }) => [id, details.name]));
  const isNamed = (side: 'White' | 'Black', id: Game['white']): boolean =>
    isSameName(tags.get(side) ?? '', nameOf.get(id) ?? '');
  const all = gamesOf(t, round);
  const found = all.filter(
    ({ game }) => isNamed('White', game.white) && isNamed('Black', game.black),
  );
  const atBoard = found.filter(({ game }) => round > 0 && game.board === board);
  const [match] = atBoard.length === 1 ? atBoard : found;
  if (match === undefined) {
    const turned = all.find(
      ({ game }) => isNamed('White', game.black) && isNamed('Black', game.white),
    );
    if (turned === undefined) return err({ code: 'games.unknown-players' });
    const place = { round: turned.round, board: turned.game.board };
    return err({ code: 'games.colours-turned', ...place });
  }
  if (found.length > 1 && atBoard.length !== 1) return err({ code: 'games.several' });
  const result = tags.get('Result') ?? '';
  if (!contradicts(result, match.game)) return ok(match);
  const place = { round: match.round, board: match.game.board };
  return err({ code: 'games.other-result', ...place, stated: result });
}
