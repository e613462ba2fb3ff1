import type { Cut } from './cut.ts';

/** What the modifiers of a descriptor say. */
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
  /** `Kx`: what the schedule strength of teams is divided by; null: worked out. */
  readonly factor: number | null;
}

/** None. */
export const noModifiers: Modifiers = {
  cut: { lowest: 0, highest: 0 },
  forfeitsAsPlayed: false,
  fore: false,
  reversed: false,
  limitShift: 0,
  factor: null,
};
