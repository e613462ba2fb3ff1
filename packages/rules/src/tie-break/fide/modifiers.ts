import type { Cut } from './cut.ts';

/** The modifiers of a descriptor. */
export interface Modifiers {
  /** `Cn`: lowest n; `Mn`: lowest n and highest n. */
  readonly cut: Cut;
  /** `P`: forfeits count as played against the scheduled opponent. */
  readonly forfeitsAsPlayed: boolean;
  /** `F`: the last round's pairings count as drawn. */
  readonly fore: boolean;
  /** `R`: the other way round. */
  readonly reversed: boolean;
  /** `L±n`: the Koya limit, shifted by half-points. */
  readonly limitShift: number;
  /** `Kx`: the divisor of the schedule strength of teams; null: calculated. */
  readonly factor: number | null;
}

/** No modifiers. */
export const noModifiers: Modifiers = {
  cut: { lowest: 0, highest: 0 },
  forfeitsAsPlayed: false,
  fore: false,
  reversed: false,
  limitShift: 0,
  factor: null,
};
