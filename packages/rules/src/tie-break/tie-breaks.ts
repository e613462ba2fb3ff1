import { err, ok, type Result } from '../kernel/result.ts';
import { almindeligKorrektion } from './almindelig-korrektion.ts';
import { tieBreakBases } from './fide/descriptor.ts';
import type { TieBreakCodeFault } from './fide/descriptor-fault.ts';
import { findFideTieBreak } from './fide/fide-tie-breaks.ts';
import { middelkorrektion } from './middelkorrektion.ts';
import { sonnebornBergerDsu } from './sonneborn-berger-dsu.ts';
import { buchholzSkt } from './tempelhof/buchholz-skt.ts';
import { pointsSkt } from './tempelhof/points-skt.ts';
import { refinedBuchholzSkt } from './tempelhof/refined-buchholz-skt.ts';
import { sonnebornBergerSkt } from './tempelhof/sonneborn-berger-skt.ts';
import type { TieBreak } from './tie-break.ts';
import type { FideEdition } from './tie-break-rules.ts';

/** Those of the Danish handbook and of Tempelhof, which know no modifiers. */
const ownTieBreaks: readonly TieBreak[] = [
  almindeligKorrektion,
  sonnebornBergerDsu,
  middelkorrektion,
  buchholzSkt,
  refinedBuchholzSkt,
  sonnebornBergerSkt,
  pointsSkt,
];

/** The codes of every tie-break, FIDE's without modifiers. */
export const tieBreakCodes: readonly string[] = [
  ...ownTieBreaks.map(({ code }) => code),
  ...tieBreakBases,
];

const isOwn = (code: string): boolean => /^(DSU|SKT)-/.test(code);

/**
 * The tie-break with a code in either spelling (`DSU-AK`, `dsu/ak`, `BH-C1`, `BH/C1`). The edition
 * says which article it names; which rules it follows is in the table it is computed from.
 */
export function findTieBreak(
  text: string,
  edition: FideEdition = '2026',
): Result<TieBreak, TieBreakCodeFault> {
  const code = text.trim().toUpperCase().replaceAll('/', '-');
  if (!isOwn(code)) return findFideTieBreak(text, edition);
  const own = ownTieBreaks.find((tieBreak) => tieBreak.code === code);
  return own === undefined ? err({ code: 'tie-break-code.unknown', text, base: code }) : ok(own);
}
