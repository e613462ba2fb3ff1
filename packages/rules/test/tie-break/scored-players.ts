import type { HalfPoints, PlayerNo, RoundRecord, ScoredPlayer } from '@rokade/rules';

/** A game record: `+` won, `=` drawn, `-` lost; colours do not matter here. */
export const game = (opponent: PlayerNo, sign: '+' | '=' | '-'): RoundRecord => ({
  kind: 'game',
  opponent,
  colour: 'white',
  halfPoints: { '+': 2, '=': 1, '-': 0 }[sign],
  status: 'played',
});

/** A pairing that was not played. */
export const forfeit = (opponent: PlayerNo, halfPoints: HalfPoints): RoundRecord => ({
  kind: 'forfeit',
  opponent,
  colour: 'white',
  halfPoints,
  notice: false,
});

/** A round sat out for a point. */
export const satOut: RoundRecord = { kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 };

export const absent: RoundRecord = { kind: 'absent' };

/** A player with these rounds. */
export const scored = (no: PlayerNo, ...records: readonly RoundRecord[]): ScoredPlayer => ({
  no,
  rating: null,
  records,
});

/** A player of whom only the points matter. */
export const withHalfPoints = (no: PlayerNo, halfPoints: HalfPoints): ScoredPlayer =>
  scored(no, { kind: 'bye', bye: 'full-point', halfPoints });
