import { almindeligKorrektion } from './almindelig-korrektion.ts';
import { sonnebornBergerDsu } from './sonneborn-berger-dsu.ts';
import type { TieBreak } from './tie-break.ts';

/** Every tie-break there is. */
export const tieBreaks: readonly TieBreak[] = [almindeligKorrektion, sonnebornBergerDsu];

/** One spelling of a code: upper case, `BH/C1` as `BH-C1`. */
const normalCode = (code: string): string => code.trim().toUpperCase().replaceAll('/', '-');

/** The tie-break with a code in either spelling (`DSU-AK`, `dsu/ak`); undefined if there is none. */
export const findTieBreak = (code: string): TieBreak | undefined =>
  tieBreaks.find((tieBreak) => tieBreak.code === normalCode(code));
