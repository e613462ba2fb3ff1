import { wrapped } from './make-score.ts';

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
  /** What the clock showed after each move, `1:29:51`; '' or absent where that is not known. */
  readonly clocks?: readonly string[];
  /** Whether the game went on in a way that nobody can read. */
  readonly isCutOff?: boolean;
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

/** A move with its number, if it needs one, and the time on the clock. */
function moveWords(move: string, index: number, clocks: readonly string[]): readonly string[] {
  const number = 1 + Math.floor(index / 2);
  const isAfterComment = (clocks[index - 1] ?? '') !== '';
  const [white, black] = [[`${number}.`], isAfterComment ? [`${number}...`] : []];
  const clock = clocks[index] ?? '';
  const comment = clock === '' ? [] : [`{[%clk ${clock}]}`];
  return [...(index % 2 === 0 ? white : black), move, ...comment];
}

/** The moves with their numbers, in lines, and the result; a comment says where the rest cannot be read. */
function movesText({ moves = '', clocks = [], isCutOff = false, result }: PgnGame): string {
  const written = moves.split(' ').filter((move) => move !== '');
  const words = written.flatMap((move, index) => moveWords(move, index, clocks));
  return wrapped([...words, ...(isCutOff ? ['{[%rest unreadable]}'] : []), result]);
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
