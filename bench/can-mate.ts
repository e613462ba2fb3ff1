/**
 * Who can still give mate, over many positions: how many answers were not found and how long they took,
 * in time of a core. It begins with positions from random games and of blocked pawns; files named on the
 * command line follow, one position a line after the two letters of who can still give mate, and wrong
 * answers are counted. `--show 20` prints as many positions that were not found.
 */
import { readFileSync } from 'node:fs';
import { cpuUsage } from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { canMate, fenOf, type Position, parsePosition } from '@rokade/rules';
import { randomPositions } from '../test/random-positions.ts';

/** A position with what is known of each side: `yes`, `no`, or an empty text. */
interface MateQuestion {
  readonly position: Position;
  readonly white: string;
  readonly black: string;
}

const readFile = (file: string): readonly MateQuestion[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const parsed = parsePosition(line.slice(3));
      if (!parsed.ok) return [];
      const white = line.charAt(0) === '-' ? 'no' : 'yes';
      const black = line.charAt(1) === '-' ? 'no' : 'yes';
      return [{ position: parsed.value, white, black }];
    });

interface Answer {
  readonly question: MateQuestion;
  readonly colour: 'white' | 'black';
  readonly answer: string;
  readonly milliseconds: number;
}

const answersOf = (question: MateQuestion): readonly Answer[] =>
  (['white', 'black'] as const).map((colour) => {
    const begun = cpuUsage();
    const { answer } = canMate(question.position, colour);
    const { user, system } = cpuUsage(begun);
    return { question, colour, answer, milliseconds: (user + system) / 1000 };
  });

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function print(name: string, all: readonly MateQuestion[], show: number): void {
  const answers = all.flatMap(answersOf);
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const unknown = answers.filter(({ answer }) => answer === 'unknown');
  const wrong = answers.filter(
    ({ question, colour, answer }) =>
      answer !== 'unknown' && question[colour] !== '' && question[colour] !== answer,
  );
  const quick = times.filter((time) => time <= 10).length;
  const at = (share: number): string =>
    (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1);
  console.log(
    `${name}: ${all.length} positions, wrong ${wrong.length}, ` +
      `not found ${percent(unknown.length, answers.length)}, ` +
      `within 10 ms ${percent(quick, answers.length)}, ` +
      `half ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`,
  );
  for (const { question, colour } of unknown.slice(0, show)) {
    console.log(`  ${colour} ${question[colour]} ${fenOf(question.position)}`);
  }
}

/** Prints the shares for random positions and for each file. */
export function run(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      show: { type: 'string', default: '0' },
    },
  });
  const random = randomPositions(Number(values.seed), Number(values.count));
  const show = Number(values.show);
  print(
    'random',
    random.map((position) => ({ position, white: '', black: '' })),
    show,
  );
  for (const file of positionals) print(file, readFile(file), show);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run();
