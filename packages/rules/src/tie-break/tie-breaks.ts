import { err, ok, type Result } from '../kernel/result.ts';
import { almindeligKorrektion } from './almindelig-korrektion.ts';
import type { TieBreakCodeFault } from './fide/descriptor-fault.ts';
import { findFideTieBreak } from './fide/fide-tie-breaks.ts';
import { tieBreakBases } from './fide/tie-break-articles.ts';
import { keizerPoints } from './keizer/keizer-points.ts';
import { middelkorrektion } from './middelkorrektion.ts';
import { sonnebornBergerDsu } from './sonneborn-berger-dsu.ts';
import { buchholzSkt } from './tempelhof/buchholz-skt.ts';
import { pointsSkt } from './tempelhof/points-skt.ts';
import { refinedBuchholzSkt } from './tempelhof/refined-buchholz-skt.ts';
import { sonnebornBergerSkt } from './tempelhof/sonneborn-berger-skt.ts';
import { titleEncounterSkt } from './tempelhof/title-encounter-skt.ts';
import type { TieBreak } from './tie-break.ts';
import type { FideEdition } from './tie-break-rules.ts';

/** The tie-breaks of the Danish handbook, of Tempelhof and of Keizer by code; they have no modifiers. */
const ownTieBreaks = {
  'DSU-AK': almindeligKorrektion,
  'DSU-SB': sonnebornBergerDsu,
  'DSU-MK': middelkorrektion,
  'SKT-BH': buchholzSkt,
  'SKT-FBH': refinedBuchholzSkt,
  'SKT-SB': sonnebornBergerSkt,
  'SKT-PTS': pointsSkt,
  'SKT-DE': titleEncounterSkt,
  'KZR-PTS': keizerPoints,
} satisfies Readonly<Record<string, TieBreak>>;
export const ownTieBreakCodes = Object.keys(ownTieBreaks) as readonly (keyof typeof ownTieBreaks)[];

/** The codes of every tie-break of single players, FIDE's without modifiers. */
export const tieBreakCodes: readonly string[] = [...ownTieBreakCodes, ...tieBreakBases];

/** The prefix in TRF 202 and 212 of a tie-break that is not FIDE's. */
const selfDefined = /^OTHER[-_]/;

/**
 * The code of a tie-break of one of our own regulations in its normal spelling, `DSU-AK` for `dsu/ak`
 * or TRF's `OTHER_DSU_AK`; null if the text is not one.
 */
export function ownCodeIn(text: string): string | null {
  const code = text.trim().toUpperCase().replace(selfDefined, '').replaceAll(/[/_]/g, '-');
  return /^(DSU|SKT|KZR)-/.test(code) ? code : null;
}

/**
 * The code of a tie-break in TRF 202 and 212: FIDE's unchanged, one of our own regulations as
 * self-defined, `OTHER_DSU-AK`.
 *
 * @article FIDE TRF26 202, 212
 */
export const trfTieBreakCode = ({ code }: Pick<TieBreak, 'code'>): string =>
  ownCodeIn(code) === null ? code : `OTHER_${code}`;

/** The tie-break of one of our own regulations by its code in normal spelling. */
export function findOwnTieBreak(code: string): TieBreak | null {
  const ownCode = ownTieBreakCodes.find((candidate) => candidate === code);
  return ownCode === undefined ? null : ownTieBreaks[ownCode];
}

/**
 * The tie-break with a code in any spelling (`DSU-AK`, `dsu/ak`, `BH-C1`, `BH/C1`). The edition decides
 * the article it names; the rules it follows are in the table from which it is calculated.
 */
export function findTieBreak(
  text: string,
  edition: FideEdition = '2026',
): Result<TieBreak, TieBreakCodeFault> {
  const code = ownCodeIn(text);
  if (code === null) return findFideTieBreak(text, edition);
  const own = findOwnTieBreak(code);
  return own === null ? err({ code: 'tie-break-code.unknown', text, base: code }) : ok(own);
}
