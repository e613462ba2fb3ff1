import { isFideId } from '../input/fide-number.ts';
import { parseTitle } from '../trf/title.ts';
import type { GameCode } from '../trf/trf-document.ts';
import type { PgnPlayer } from './make-pgn.ts';
import type { PgnFault } from './pgn-fault.ts';
import type { TaggedGame } from './split-games.ts';

/** A game by its tags. */
export interface ReadGame {
  readonly line: number;
  readonly round: number;
  readonly white: PgnPlayer;
  readonly black: PgnPlayer;
  /** White's, and Black's. */
  readonly results: readonly [GameCode, GameCode];
  /** `2026-11-21`, or '' if the day is not known. */
  readonly date: string;
}

const results: Readonly<Record<string, readonly [GameCode, GameCode]>> = {
  '1-0': ['1', '0'],
  '0-1': ['0', '1'],
  '1/2-1/2': ['=', '='],
  '1/2': ['=', '='],
  '½-½': ['=', '='],
  '*': ['?', '?'],
};

const forfeits: Readonly<Record<string, readonly [GameCode, GameCode]>> = {
  '1-0': ['+', '-'],
  '0-1': ['-', '+'],
  '0-0': ['-', '-'],
};

/** A tag's value; '' for placeholders: `?`, `-`, `????.??.??`. */
const tagValue = ({ tags }: TaggedGame, name: string): string => {
  const text = tags.get(name) ?? '';
  return /^[?.\-\s]*$/.test(text) ? '' : text;
};

function playerOf(game: TaggedGame, side: 'White' | 'Black'): PgnPlayer {
  const rating = tagValue(game, `${side}Elo`);
  const fideId = tagValue(game, `${side}FideId`);
  return {
    name: tagValue(game, side).replace(/\s+/g, ' '),
    title: parseTitle(tagValue(game, `${side}Title`)) ?? '',
    rating: /^\d{3,4}$/.test(rating) ? Number(rating) : null,
    fideId: isFideId(fideId) ? fideId : '',
  };
}

/** The invalid FIDE IDs of a game. */
export const oddFideIds = (game: TaggedGame) =>
  (['White', 'Black'] as const).flatMap((side) => {
    const text = tagValue(game, `${side}FideId`);
    const isOdd = text !== '' && text !== '0' && !isFideId(text);
    return isOdd ? [{ name: tagValue(game, side), text }] : [];
  });

/** The round number in `4`, or in `4.12` with the board after it. */
function roundOf(game: TaggedGame): number | null {
  const match = /^(\d{1,3})(?:\.\d{1,4})?$/.exec(tagValue(game, 'Round'));
  return Number(match?.[1] ?? 0) || null;
}

const isUnplayed = (game: TaggedGame): boolean =>
  /^(?:forfeit|default|walkover|unplayed)/i.test(tagValue(game, 'Termination'));

/** The result of the tags, else the one after the moves. */
function resultText({ tags, lastWord }: TaggedGame): string {
  const stated = tags.get('Result') ?? '';
  if (stated !== '' && stated !== '?') return stated;
  return Object.hasOwn(results, lastWord) ? lastWord : '*';
}

const dateOf = (game: TaggedGame): string => {
  const match = /^(\d{4})\.(\d\d)\.(\d\d)$/.exec(game.tags.get('Date') ?? '');
  return match === null ? '' : match.slice(1).join('-');
};

/** A game by its tags, or all faults that keep it from being part of a tournament. */
export function readGame(game: TaggedGame): ReadGame | readonly PgnFault[] {
  const place = { line: game.line, column: 1 };
  const faults: PgnFault[] = [];
  const [white, black] = [playerOf(game, 'White'), playerOf(game, 'Black')];
  for (const [tag, { name }] of [
    ['White', white],
    ['Black', black],
  ] as const)
    if (name === '') faults.push({ code: 'pgn.player.missing', tag, ...place });
  const round = roundOf(game);
  if (round === null) {
    faults.push({ code: 'pgn.round.missing', text: game.tags.get('Round') ?? '', ...place });
  }
  const text = resultText(game);
  const table = isUnplayed(game) ? forfeits : results;
  const codes = Object.hasOwn(table, text) ? table[text] : undefined;
  if (codes === undefined) faults.push({ code: 'pgn.result.unknown', text, ...place });
  if (faults.length > 0 || round === null || codes === undefined) return faults;
  return { line: game.line, round, white, black, results: codes, date: dateOf(game) };
}
