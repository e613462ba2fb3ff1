import {
  namedTieBreak,
  type TieBreak,
  type TieBreakName,
  type TieBreakValue,
  type Working,
} from '@rokade/rules';
import { encounterLines } from './encounter-lines.ts';
import type { TieBreakLine, TieBreakLocale } from './tie-break-locale.ts';

type LineKind = 'score' | 'part' | 'product' | 'value' | 'own' | 'count' | 'after' | 'boards';
type TotalKind = 'sum' | 'average' | 'performance' | 'value' | 'place';

/** The form of the lines and of the total for each tie-break. */
const kinds: Readonly<Record<TieBreakName, readonly [LineKind, TotalKind]>> = {
  'DSU-AK': ['score', 'sum'],
  'DSU-SB': ['product', 'sum'],
  'DSU-MK': ['score', 'sum'],
  'SKT-BH': ['score', 'sum'],
  'SKT-FBH': ['value', 'sum'],
  'SKT-SB': ['product', 'sum'],
  'SKT-PTS': ['own', 'sum'],
  'SKT-DE': ['own', 'place'],
  'SKT-BW': ['boards', 'sum'],
  'KZR-PTS': ['value', 'sum'],
  PTS: ['score', 'value'],
  DE: ['own', 'place'],
  WIN: ['count', 'sum'],
  WON: ['count', 'sum'],
  BPG: ['count', 'sum'],
  BWG: ['count', 'sum'],
  PS: ['after', 'sum'],
  REP: ['count', 'sum'],
  STD: ['count', 'sum'],
  TPN: ['score', 'value'],
  RTNG: ['score', 'value'],
  BH: ['score', 'sum'],
  FB: ['score', 'sum'],
  AOB: ['value', 'average'],
  BHS: ['value', 'sum'],
  SB: ['product', 'sum'],
  KS: ['own', 'sum'],
  ARO: ['value', 'average'],
  TPR: ['value', 'performance'],
  PTP: ['value', 'performance'],
  APRO: ['value', 'average'],
  APPO: ['value', 'average'],
  MP: ['score', 'value'],
  GP: ['score', 'value'],
  MPvGP: ['score', 'value'],
  BC: ['boards', 'sum'],
  TBR: ['boards', 'sum'],
  BBE: ['boards', 'sum'],
  EMMSB: ['product', 'sum'],
  EMGSB: ['product', 'sum'],
  EGMSB: ['product', 'sum'],
  EGGSB: ['product', 'sum'],
  EDE: ['own', 'place'],
  EDET: ['own', 'place'],
  EDEB: ['own', 'place'],
  EDEBT: ['own', 'place'],
  EDEBB: ['own', 'place'],
  SSSC: ['part', 'sum'],
};

/** The stage from which a line counts; or that it never counts, where no reason explains it. */
function counted({ t }: TieBreakLocale, working: Working, stages: number): readonly string[] {
  const { fromStage, because = [] } = working;
  if (fromStage === 0) return [];
  if (fromStage < stages) return [t('tie-break.from-stage', { stage: fromStage + 1 })];
  return because.length > 0 ? [] : [t('tie-break.left-out')];
}

function lineOf(
  locale: TieBreakLocale,
  kind: LineKind,
  working: Working,
  stages: number,
): TieBreakLine {
  const { t, points, number, nameOf } = locale;
  const { roundNumber, opponent, opponentHalfPoints, ownHalfPoints, boardPoints } = working;
  const sentence = t(`tie-break.line.${kind}`, {
    round: roundNumber,
    opponent: opponent === null ? t('tie-break.nobody') : nameOf(opponent),
    points: points(opponentHalfPoints),
    own: points(ownHalfPoints ?? 0),
    value: number(working.contribution),
    boards: (boardPoints ?? []).map(number).join(' '),
  });
  const because = working.because ?? [];
  const head = [sentence, ...counted(locale, working, stages)].join(' – ');
  return {
    text: [because.length === 0 ? head : `${head}.`, ...because.map(locale.reason)].join(' '),
    article: because.at(-1)?.article ?? '',
  };
}

/** The facts that a total is made of: the player's own points, and the number of games. */
function scored(
  { points }: TieBreakLocale,
  workings: readonly Working[],
): Readonly<Record<string, string | number>> {
  const own = workings.reduce((sum, { ownHalfPoints }) => sum + (ownHalfPoints ?? 0), 0);
  return { own: points(own), games: workings.length };
}

function totalText(locale: TieBreakLocale, kind: TotalKind, value: TieBreakValue): string {
  const { t, number } = locale;
  const { stages, workings } = value;
  const values = stages.map(number).join(' / ');
  if (kind === 'place')
    return stages.every(({ numerator }) => numerator === 0)
      ? t('tie-break.total.undecided')
      : t('tie-break.total.place', { values });
  if (kind === 'sum' && stages.length > 1) return t('tie-break.total.stages', { values });
  return t(`tie-break.total.${kind}`, { values, ...scored(locale, workings) });
}

/**
 * How one value of a tie-break came about, in such detail that a person can calculate it again: its
 * lines, what was cut and why, substitute scores, the tables of direct encounter, and the total.
 */
export function explainTieBreak(
  locale: TieBreakLocale,
  { code, article }: Pick<TieBreak, 'code' | 'article'>,
  value: TieBreakValue,
): readonly TieBreakLine[] {
  const named = namedTieBreak(code);
  const [line, total] = kinds[named?.name ?? 'PTS'];
  const lines =
    value.encounters === undefined
      ? value.workings.map((working) => lineOf(locale, line, working, value.stages.length))
      : encounterLines(locale, value.encounters, article);
  const because = value.because ?? [];
  return [
    ...lines,
    ...because.map((reason) => ({ text: locale.reason(reason), article: reason.article })),
    { text: totalText(locale, total, value), article },
  ];
}
