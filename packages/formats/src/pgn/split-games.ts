/** A game with its tags and the lines of its moves. */
export interface TaggedGame {
  /** The line of the first tag, from 1. */
  readonly line: number;
  readonly tags: ReadonlyMap<string, string>;
  /** The last word of the moves, normally the result. */
  readonly lastWord: string;
  /** The lines of its moves, with everything between them. */
  readonly lines: readonly MoveLine[];
}

/** A line of moves, with its number in the text, from 1. */
export interface MoveLine {
  readonly number: number;
  readonly text: string;
}

const pair = /\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/g;

/** Tags in one line with moves, as in files that lost their line ends. */
const tags = /((?:\[\s*\w+\s+"(?:[^"\\]|\\.)*"\s*\]\s*)+)/;

/** A line that begins a game, whatever was left open before it. */
const firstTag = /^\s*\[\s*Event\s+"(?:[^"\\]|\\.)*"\s*\]\s*$/;

interface Splitting {
  readonly games: {
    line: number;
    tags: Map<string, string>;
    lastWord: string;
    lines: MoveLine[];
  }[];
  /** Whether the moves of the last game have begun. */
  isInMoves: boolean;
  /** Whether a comment in braces is open. */
  isInComment: boolean;
  /** Whether a comment continues to the end of the line. */
  isInLineComment: boolean;
  /** Whether the line before was empty. */
  isAfterEmptyLine: boolean;
}

function takeTags(splitting: Splitting, line: string, number: number): void {
  for (const [, name = '', value = ''] of line.matchAll(pair)) {
    const last = splitting.games.at(-1);
    const begins = last === undefined || splitting.isInMoves || last.tags.has(name);
    const tags = begins ? new Map<string, string>() : last.tags;
    if (begins) splitting.games.push({ line: number, tags, lastWord: '', lines: [] });
    tags.set(name, value.replace(/\\(.)/g, '$1').trim());
    splitting.isInMoves = false;
  }
}

/** The last word of a line; '' if it is empty. */
function lastWordOf(line: string): string {
  const text = line.trim();
  return text.slice(Math.max(text.lastIndexOf(' '), text.lastIndexOf('\t')) + 1);
}

function takeMoves(splitting: Splitting, line: string, number: number): void {
  for (const [mark] of line.matchAll(/[{};]/g)) {
    if (mark === ';') splitting.isInLineComment ||= !splitting.isInComment;
    else if (!splitting.isInLineComment) splitting.isInComment = mark === '{';
  }
  const last = splitting.games.at(-1);
  const word = lastWordOf(line);
  if (last === undefined || word === '') return;
  last.lastWord = word;
  last.lines.push({ number, text: line });
  splitting.isInMoves = true;
}

/**
 * Processes a line of tags, of moves, or of both; within a comment there are no tags, but a comment that
 * was never closed ends where the next game begins.
 */
function takeLine(splitting: Splitting, line: string, number: number): void {
  if (splitting.isInComment && splitting.isAfterEmptyLine && firstTag.test(line)) {
    splitting.isInComment = false;
  }
  splitting.isAfterEmptyLine = line.trim() === '';
  if (!line.includes('"')) {
    takeMoves(splitting, line, number);
    splitting.isInLineComment = false;
    return;
  }
  for (const [index, part] of line.split(tags).entries()) {
    if (part === '') continue;
    const isOfTags = index % 2 === 1 && !splitting.isInComment && !splitting.isInLineComment;
    if (isOfTags) takeTags(splitting, part, number);
    else takeMoves(splitting, part, number);
  }
  splitting.isInLineComment = false;
}

/** The lines of a text, without a byte order mark before the first. */
export const linesOf = (text: string): readonly string[] =>
  text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);

/** How much of a text is split before others have their turn. */
const charactersInTurn = 500_000;

/**
 * Splits a PGN text into its games, a part at a time: whoever asks for the next part does other work
 * between two of them.
 */
export function* splittingGames(text: string): Generator<undefined, readonly TaggedGame[]> {
  const splitting: Splitting = {
    games: [],
    isInMoves: false,
    isInComment: false,
    isInLineComment: false,
    isAfterEmptyLine: false,
  };
  const ends = /\r\n|\r|\n/g;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let turn = at + charactersInTurn;
  for (let number = 1; at <= text.length; number += 1) {
    ends.lastIndex = at;
    const end = ends.exec(text);
    const line = text.slice(at, end?.index ?? text.length);
    if (!line.startsWith('%')) takeLine(splitting, line, number);
    at = end === null ? text.length + 1 : ends.lastIndex;
    if (at > turn) {
      turn = at + charactersInTurn;
      yield;
    }
  }
  return splitting.games;
}

/** The games of a PGN text, with their tags and unread moves. */
export function splitGames(text: string): readonly TaggedGame[] {
  const parts = splittingGames(text);
  for (let part = parts.next(); ; part = parts.next()) if (part.done === true) return part.value;
}
