import type { ByColour, HalfPoints } from '@rokade/rules';
import { type PointSystem, pointSystemOf, standardPoints } from '../trf/point-system.ts';
import type { ScoringStatement, TrfDocument } from '../trf/trf-document.ts';

type Dialect = ScoringStatement['dialect'];

type Symbols = readonly (readonly [symbol: string, halfPoints: HalfPoints])[];

const isSame = (a: PointSystem, b: PointSystem): boolean => JSON.stringify(a) === JSON.stringify(b);

const byColour = (letter: string, { white, black }: ByColour<HalfPoints>): Symbols =>
  white === black
    ? [[letter, white]]
    : [
        [`W${letter}`, white],
        [`B${letter}`, black],
      ];

const symbols: Readonly<Record<Dialect, (points: PointSystem) => Symbols>> = {
  '162': ({ win, draw, loss, zeroPointBye, allocatedBye, pending }) => [
    ['W', win.white],
    ['D', draw.white],
    ['L', loss.white],
    ['A', zeroPointBye],
    ['P', allocatedBye],
    ['X', pending],
  ],
  BB: ({ win, draw, loss, zeroPointBye, forfeitLoss, allocatedBye }) => [
    ['W', win.white],
    ['D', draw.white],
    ['L', loss.white],
    ['Z', zeroPointBye],
    ['F', forfeitLoss],
    ['U', allocatedBye],
  ],
  XXS: (points) => [
    ...byColour('W', points.win),
    ...byColour('D', points.draw),
    ...byColour('L', points.loss),
    ['ZPB', points.zeroPointBye],
    ['HPB', points.halfPointBye],
    ['FPB', points.fullPointBye],
    ['PAB', points.allocatedBye],
    ['FW', points.forfeitWin],
    ['FL', points.forfeitLoss],
  ],
};

/** The points of a document in one dialect, and whether the dialect can express all of them. */
export interface ScoringIn {
  readonly scoring: readonly ScoringStatement[];
  readonly complete: boolean;
}

/**
 * Only the points that differ from the default: bbpPairings does not know `A` and `X`, so they are not
 * written without need.
 */
function onlyWhatChanges(scoring: readonly ScoringStatement[]): readonly ScoringStatement[] {
  const needed: ScoringStatement[] = [];
  for (const statement of scoring) {
    const before = pointSystemOf({ scoring: needed });
    const after = pointSystemOf({ scoring: needed.concat(statement) });
    if (!isSame(before, after)) needed.push(statement);
  }
  return needed;
}

/** The points for a document's results in one dialect; empty for 1 – ½ – 0. */
export function scoringIn(dialect: Dialect, document: Pick<TrfDocument, 'scoring'>): ScoringIn {
  const points = pointSystemOf(document);
  if (isSame(points, standardPoints)) return { scoring: [], complete: true };
  const all = symbols[dialect](points).map(([symbol, halfPoints]) => ({
    dialect,
    symbol,
    halfPoints,
  }));
  const scoring = dialect === '162' ? onlyWhatChanges(all) : all;
  return { scoring, complete: isSame(pointSystemOf({ scoring }), points) };
}
