import type { OtherLine } from './trf-document.ts';

/**
 * The `###` lines of a report file, in which a tournament in FIDE mode records what its pairings, places
 * and ratings depend on besides the results. FIDE's own list of them (TEC Manual 3.9.4.9) is not public:
 * all their wordings stand here and nowhere else (ADR 0251).
 */
export type FideRecord =
  | { readonly kind: 'mode-on' }
  /** After so many rounds; 0: before the first. */
  | { readonly kind: 'mode-left'; readonly round: number }
  /** A round that came with a file, and differs from the system's pairing. */
  | { readonly kind: 'import'; readonly round: number; readonly pairs: ChangedPairs | null }
  /** A pairing made by hand; `pairs` null: the system has none. */
  | { readonly kind: 'pairing-made'; readonly round: number; readonly pairs: ChangedPairs | null }
  | { readonly kind: 'numbers'; readonly round: number }
  | {
      readonly kind: 'exchange';
      readonly round: number;
      readonly numbers: readonly [number, number];
    }
  | ({ readonly kind: 'correction' | 'rating-correction' } & ChangedResult)
  | { readonly kind: 'adjourned'; readonly round: number; readonly board: Pair }
  | {
      readonly kind: 'prohibition';
      readonly round: number;
      readonly groups: readonly (readonly number[])[];
    }
  | { readonly kind: 'full-point-bye'; readonly round: number; readonly numbers: readonly number[] }
  /** The order of equal players by the arbiter: by hand, or by values from outside. */
  | {
      readonly kind: 'order';
      readonly round: number;
      readonly numbers: readonly number[];
      readonly values: OutsideValues | null;
    }
  | {
      readonly kind: 'configuration';
      readonly round: number;
      readonly fields: readonly string[];
    };

/** What decided outside the tournament, with a value in hundredths for each of the numbers. */
interface OutsideValues {
  readonly name: string;
  readonly hundredths: readonly number[];
}

/** White's and Black's number; `black` null: the bye of the pairing. */
export interface Pair {
  readonly white: number;
  readonly black: number | null;
}

/** What the system pairs, and what was made of it. */
export interface ChangedPairs {
  readonly right: readonly Pair[];
  readonly made: readonly Pair[];
}

interface ChangedResult {
  readonly round: number;
  readonly board: Pair;
  /** As in the file: `1-0`. */
  readonly from: string;
  readonly to: string;
}

const pairText = ({ white, black }: Pair): string => `${white}-${black ?? 'PAB'}`;

const pairsText = (pairs: readonly Pair[]): string =>
  pairs.length === 0 ? '-' : pairs.map(pairText).join(' ');

const changedPairsText = (pairs: ChangedPairs | null): string =>
  pairs === null ? '' : `: ${pairsText(pairs.right)} => ${pairsText(pairs.made)}`;

const resultText = ({ board, from, to }: ChangedResult): string =>
  `${pairText(board)}: ${from} => ${to}`;

/** The numbers in their order, or each with its value: `Armageddon: 4=1 2=0`. */
function orderText(numbers: readonly number[], values: OutsideValues | null): string {
  if (values === null) return numbers.join(' ');
  const valued = numbers.map((no, index) => `${no}=${(values.hundredths[index] ?? 0) / 100}`);
  return `${values.name.replace(/\s+/gu, ' ').trim()}: ${valued.join(' ')}`;
}

/** The words of a record after `### `. */
function wordsOf(record: FideRecord): string {
  if (record.kind === 'mode-on') return 'FIDE mode';
  const at = `@ Round ${record.round}`;
  switch (record.kind) {
    case 'mode-left':
      return `FIDE mode exited ${at}`;
    case 'import':
      return `Import ${at}${changedPairsText(record.pairs)}`;
    case 'pairing-made':
      return `MPA ${at}${changedPairsText(record.pairs)}`;
    case 'numbers':
      return `New numbers ${at}`;
    case 'exchange':
      return `Exchange of numbers ${at}: ${record.numbers.join(' <=> ')}`;
    case 'correction':
      return `Correction ${at}: ${resultText(record)}`;
    case 'rating-correction':
      return `Rating correction ${at}: ${resultText(record)}`;
    case 'adjourned':
      return `Not played ${at}: ${pairText(record.board)}`;
    case 'prohibition':
      return `Prohibition ${at}: ${record.groups.map((group) => group.join(' ')).join('; ')}`;
    case 'full-point-bye':
      return `FPB ${at}: ${record.numbers.map((no) => `${no}=FPB`).join(' ')}`;
    case 'order':
      return `Order ${at}: ${orderText(record.numbers, record.values)}`;
    case 'configuration':
      return `Configuration ${at}: ${record.fields.join(' ')}`;
  }
}

/** A record as a line of the file. */
export const fideRecordLine = (record: FideRecord): OtherLine => ({
  place: 'before-players',
  text: `### ${wordsOf(record)}`,
});

/** The line by which a program says that FIDE mode was left, with the round where it names one. */
const modeLeft = /^###\s*FIDE[\s-]*mode\s+(?:exited|left)(?:\s*@\s*Round\s*(\d{1,3}))?/iu;

/**
 * After which round a file says that FIDE mode was left, also where it claims the mode elsewhere; null:
 * it does not. `###` lines of other programs that mean something else are passed over.
 */
export function modeLeftIn(lines: readonly OtherLine[]): number | null {
  const rounds = lines.flatMap(({ text }) => {
    const found = modeLeft.exec(text);
    return found === null ? [] : [Number(found[1] ?? 0)];
  });
  return rounds.length === 0 ? null : Math.min(...rounds);
}

/** A record of something that made pairings other than the file's results lead to. */
const otherThanResults = /^###\s*(?:Correction|Not played|MPA|Import)\s*@\s*Round\s*(\d{1,3})/iu;

/**
 * The rounds of which a file records a result corrected later, an adjourned game, or pairings by hand
 * or from elsewhere, in order: what was paired there or after them need not follow from its results.
 */
export function recordedRounds(lines: readonly OtherLine[]): readonly number[] {
  const rounds = lines.flatMap(({ text }) => {
    const found = otherThanResults.exec(text);
    return found === null ? [] : [Number(found[1])];
  });
  return [...new Set(rounds)].toSorted((one, other) => one - other);
}

/** A record of numbers given otherwise once rounds were played. */
const otherNumbers = /^###\s*(?:New numbers|Exchange of numbers)\s*@\s*Round\s*(\d{1,3})/iu;

/** The last round that a file says was paired with other numbers than it has; 0: none. */
export function renumberedAfter(lines: readonly OtherLine[]): number {
  const rounds = lines.flatMap(({ text }) => {
    const found = otherNumbers.exec(text);
    return found === null ? [] : [Number(found[1])];
  });
  return Math.max(0, ...rounds);
}
