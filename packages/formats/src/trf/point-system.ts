import type { ByColour, HalfPoints } from '@rokade/rules';
import type { ScoringStatement, TrfDocument } from './trf-document.ts';

/** The points for each kind of round. */
export interface PointSystem {
  readonly win: ByColour<HalfPoints>;
  readonly draw: ByColour<HalfPoints>;
  readonly loss: ByColour<HalfPoints>;
  /** An unfinished game. */
  readonly pending: HalfPoints;
  readonly forfeitWin: HalfPoints;
  readonly forfeitLoss: HalfPoints;
  readonly allocatedBye: HalfPoints;
  readonly fullPointBye: HalfPoints;
  readonly halfPointBye: HalfPoints;
  readonly zeroPointBye: HalfPoints;
}

const both = (halfPoints: HalfPoints): ByColour<HalfPoints> => ({
  white: halfPoints,
  black: halfPoints,
});

/** 1 – ½ – 0, a pairing-allocated bye 1, an unfinished game ½. */
export const standardPoints: PointSystem = {
  win: both(2),
  draw: both(1),
  loss: both(0),
  pending: 1,
  forfeitWin: 2,
  forfeitLoss: 0,
  allocatedBye: 2,
  fullPointBye: 2,
  halfPointBye: 1,
  zeroPointBye: 0,
};

type Effect = (system: PointSystem, halfPoints: HalfPoints) => Partial<PointSystem>;

const win: Effect = (_, halfPoints) => ({
  win: both(halfPoints),
  forfeitWin: halfPoints,
  fullPointBye: halfPoints,
});

const winAndBye: Effect = (system, halfPoints) => ({
  ...win(system, halfPoints),
  allocatedBye: halfPoints,
});

const draw: Effect = (_, halfPoints) => ({
  draw: both(halfPoints),
  pending: halfPoints,
  halfPointBye: halfPoints,
});

const absence: Effect = (_, halfPoints) => ({ zeroPointBye: halfPoints, forfeitLoss: halfPoints });

const loss: Effect = (_, halfPoints) => ({ loss: both(halfPoints) });

/** The points that a symbol changes; the general symbols of a dialect come first. */
const effects: Readonly<Record<ScoringStatement['dialect'], Readonly<Record<string, Effect>>>> = {
  '162': {
    W: winAndBye,
    D: draw,
    L: loss,
    A: absence,
    /** `A` in bbpPairings 6. */
    Z: absence,
    P: (_, halfPoints) => ({ allocatedBye: halfPoints }),
    X: (_, halfPoints) => ({ pending: halfPoints }),
  },
  BB: {
    W: winAndBye,
    D: draw,
    L: loss,
    Z: (_, halfPoints) => ({ zeroPointBye: halfPoints }),
    F: (_, halfPoints) => ({ forfeitLoss: halfPoints }),
    U: (_, halfPoints) => ({ allocatedBye: halfPoints }),
  },
  XXS: {
    W: win,
    D: draw,
    L: loss,
    WW: ({ win: { black } }, white) => ({ win: { white, black } }),
    BW: ({ win: { white } }, black) => ({ win: { white, black } }),
    WD: ({ draw: { black } }, white) => ({ draw: { white, black } }),
    BD: ({ draw: { white } }, black) => ({ draw: { white, black } }),
    WL: ({ loss: { black } }, white) => ({ loss: { white, black } }),
    BL: ({ loss: { white } }, black) => ({ loss: { white, black } }),
    ZPB: (_, halfPoints) => ({ zeroPointBye: halfPoints }),
    HPB: (_, halfPoints) => ({ halfPointBye: halfPoints }),
    FPB: (_, halfPoints) => ({ fullPointBye: halfPoints }),
    PAB: (_, halfPoints) => ({ allocatedBye: halfPoints }),
    FW: (_, halfPoints) => ({ forfeitWin: halfPoints }),
    FL: (_, halfPoints) => ({ forfeitLoss: halfPoints }),
  },
};

/** The dialects of point records in a file. */
export const scoringDialects = ['162', 'BB', 'XXS'] as const;

/** Whether a dialect has a symbol. */
export const isScoringSymbol = (dialect: ScoringStatement['dialect'], symbol: string): boolean =>
  Object.hasOwn(effects[dialect], symbol);

/** The symbols of a dialect, the general ones first. */
export const scoringSymbols = (dialect: ScoringStatement['dialect']): readonly string[] =>
  Object.keys(effects[dialect]);

function inOrder(
  dialect: ScoringStatement['dialect'],
  scoring: readonly ScoringStatement[],
): readonly ScoringStatement[] {
  const statements = scoring.filter((statement) => statement.dialect === dialect);
  if (dialect === 'XXS') return statements;
  const symbols = scoringSymbols(dialect);
  return statements.toSorted((a, b) => symbols.indexOf(a.symbol) - symbols.indexOf(b.symbol));
}

/**
 * The points of a tournament: 1 – ½ – 0 changed by its file (162; BBW …; XXS). The points of a win also
 * apply to forfeit wins and full-point byes, in 162 and BB also to the pairing-allocated bye; those of
 * a draw to half-point byes and unfinished games. In XXS a later statement overrides an earlier one. If
 * the dialects contradict each other, the last of 162, BB, XXS counts.
 */
export function pointSystemOf({ scoring }: Pick<TrfDocument, 'scoring'>): PointSystem {
  const statements = scoringDialects.flatMap((dialect) => inOrder(dialect, scoring));
  let system = standardPoints;
  for (const { dialect, symbol, halfPoints } of statements) {
    system = { ...system, ...effects[dialect][symbol]?.(system, halfPoints) };
  }
  return system;
}
