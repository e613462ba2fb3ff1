/** A period of a game: a number of moves (null: all remaining) in a number of seconds. */
export interface TimePeriod {
  readonly moves: number | null;
  readonly seconds: number;
  /** Seconds added for each move of the period. */
  readonly increment: number;
}

/** A time control in record 222, for each side. */
export interface EncodedTimeControl {
  readonly white: readonly TimePeriod[];
  readonly black: readonly TimePeriod[];
}

const period = /^(?:(\d{1,3})\/)?(\d{1,6})(?:\+(\d{1,4}))?$/;

function parsePeriods(text: string): readonly TimePeriod[] | null {
  const periods: TimePeriod[] = [];
  for (const part of text.split(':')) {
    const match = period.exec(part);
    if (match === null) return null;
    const [, moves, seconds = '0', increment = '0'] = match;
    periods.push({
      moves: moves === undefined ? null : Number(moves),
      seconds: Number(seconds),
      increment: Number(increment),
    });
  }
  return periods;
}

/**
 * The time control in record 222: `5400+30`, `40/6000+30:900+30`, or `W300-B240` if the sides differ;
 * null if the text is not in this code.
 */
export function parseEncodedTimeControl(text: string): EncodedTimeControl | null {
  const [, forWhite = text, forBlack = text] = /^W([^-]*)-B([^-]*)$/i.exec(text) ?? [];
  const [white, black] = [parsePeriods(forWhite), parsePeriods(forBlack)];
  return white === null || black === null ? null : { white, black };
}

const periodText = ({ moves, seconds, increment }: TimePeriod): string =>
  `${moves === null ? '' : `${moves}/`}${seconds}${increment > 0 ? `+${increment}` : ''}`;

const periodsText = (periods: readonly TimePeriod[]): string => periods.map(periodText).join(':');

/** A time control in the code of record 222; separate for each side only if they differ. */
export function makeEncodedTimeControl({ white, black }: EncodedTimeControl): string {
  const [forWhite, forBlack] = [periodsText(white), periodsText(black)];
  return forWhite === forBlack ? forWhite : `W${forWhite}-B${forBlack}`;
}
