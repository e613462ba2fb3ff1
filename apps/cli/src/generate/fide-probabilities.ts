/**
 * 10 to the power of a number between −20 and 20, by the four operations alone: these give the same on
 * every machine, which the functions of `Math` need not.
 */
function tenToThe(power: number): number {
  const whole = Math.trunc(power);
  const rest = (power - whole) * Math.LN10;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 30; n++) {
    term = (term * rest) / n;
    sum += term;
  }
  for (let n = 0; n < Math.abs(whole); n++) sum = whole > 0 ? sum * 10 : sum / 10;
  return sum;
}

/** The chance of the stronger side, by a difference in rating points and the scale of the curve. */
const logistic = (difference: number, scale: number): number =>
  1 / (1 + tenToThe(Math.max(-20, Math.min(20, -difference / scale))));

/** The scale of both curves, in rating points for a factor of ten. */
const scale = 370;

/**
 * The lead that White needs for an even chance to win, and Black for theirs, at a mean rating of 2000,
 * and how much each grows with a point of the mean: stronger players draw more.
 */
const lead = {
  white: { at2000: 96, perPoint: 0.0986 },
  black: { at2000: 150, perPoint: 0.157 },
} as const;

/** What the formula needs: the strengths of the two, in rating points. */
export interface Strengths {
  readonly white: number;
  readonly black: number;
}

const ofAMillion = (chance: number): number => Math.round(chance * 1_000_000);

/**
 * How often of a million games White wins, and the game is drawn: the curves of FIDE's statistical
 * model for simulated tournaments (Technical Commission, July 2025), which were fitted to rated games.
 */
export function fideProbabilities({ white, black }: Strengths): {
  readonly won: number;
  readonly drawn: number;
} {
  const aboveMean = (white + black) / 2 - 2000;
  const needed = ({ at2000, perPoint }: (typeof lead)['white' | 'black']): number =>
    at2000 + aboveMean * perPoint;
  const won = ofAMillion(logistic(white - black - needed(lead.white), scale));
  const lost = ofAMillion(logistic(black - white - needed(lead.black), scale));
  return { won, drawn: Math.max(0, 1_000_000 - won - lost) };
}
