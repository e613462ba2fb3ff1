import { numberedMoves, wrapped } from './make-score.ts';

/** One side of a game in PGN. '' and null: not known, left out. */
export interface PgnPlayer {
  /** "Surname, Firstname" */
  readonly name: string;
  readonly title: string;
  readonly rating: number | null;
  readonly fideId: string;
}

/** A played game. */
export interface PgnGame {
  readonly event: string;
  readonly site: string;
  /** `2026-11-21`, or '' if the day is not known. */
  readonly date: string;
  readonly round: number;
  /** null if not known. */
  readonly board: number | null;
  readonly white: PgnPlayer;
  readonly black: PgnPlayer;
  readonly result: '1-0' | '1/2-1/2' | '0-1' | '*';
  /** The time control, `40/7200:1800`; absent or '' if not known. */
  readonly timeControl?: string;
  /** `e4 e5 Nf3`; absent or '' if not known. */
  readonly moves?: string;
}

const escaped = (text: string): string =>
  text.replace(/[\r\n\t]+/g, ' ').replace(/[\\"]/g, (mark) => `\\${mark}`);

const tag = (name: string, value: string): string => `[${name} "${escaped(value)}"]`;

const optionalTag = (name: string, value: string): readonly string[] =>
  value === '' ? [] : [tag(name, value)];

const sideTags = (side: 'White' | 'Black', player: PgnPlayer): readonly string[] => [
  ...optionalTag(`${side}Title`, player.title),
  ...optionalTag(`${side}Elo`, player.rating === null ? '' : String(player.rating)),
  ...optionalTag(`${side}FideId`, player.fideId),
];

function roundTag({ round, board }: PgnGame): string {
  return board === null ? String(round) : `${round}.${board}`;
}

/** The moves with their numbers, in lines, and the result. */
function movesText({ moves = '', result }: PgnGame): string {
  const written = moves.split(' ').filter((move) => move !== '');
  return wrapped([...numberedMoves(written, 1, false), result]);
}

function gameText(game: PgnGame): string {
  const tags = [
    tag('Event', game.event === '' ? '?' : game.event),
    tag('Site', game.site === '' ? '?' : game.site),
    tag('Date', game.date === '' ? '????.??.??' : game.date.replaceAll('-', '.')),
    tag('Round', roundTag(game)),
    tag('White', game.white.name === '' ? '?' : game.white.name),
    tag('Black', game.black.name === '' ? '?' : game.black.name),
    tag('Result', game.result),
    ...sideTags('White', game.white),
    ...sideTags('Black', game.black),
    ...optionalTag('TimeControl', game.timeControl ?? ''),
  ];
  return `${tags.join('\n')}\n\n${movesText(game)}\n`;
}

/** Games as PGN: the seven tags, titles, ratings and ids, the time control, the moves if they are known, and the result. */
export const makePgn = (games: readonly PgnGame[]): string => games.map(gameText).join('\n');
