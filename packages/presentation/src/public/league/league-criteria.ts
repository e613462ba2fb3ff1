import { divisionTable, type League, type Team, teamName } from '@rokade/league';
import { type LeagueOwnCriterion, leagueOwnCriteria, type TieBreakValue } from '@rokade/rules';
import { fractionText, type LeagueCriterionHead, pointsText } from '@rokade/tables';
import { citation, explainTieBreak, tieBreakWords } from '@rokade/texts';
import type { ReasonLine } from '../../chess/reason-lines.ts';
import { reasonText } from '../../chess/reason-text.ts';
import type { Locale } from '../../words/locale.ts';
import type { LeagueWords } from './league-matches.ts';

const ownCriterion = (code: string): LeagueOwnCriterion | undefined =>
  leagueOwnCriteria.find((own) => own === code);

/** The name of a criterion of tables, short and in full, and what it is. */
interface CriterionWords {
  readonly name: string;
  readonly short: string;
  readonly explanation: string;
}

export function criterionWords(t: LeagueWords, code: string): CriterionWords {
  const own = ownCriterion(code);
  return own === undefined
    ? tieBreakWords(t, code)
    : {
        name: t(`league.criterion-${own}`),
        short: t(`league.criterion-short-${own}`),
        explanation: t(`league.criterion-about-${own}`),
      };
}

/** The headings of a table’s criteria, in their order. */
export const criterionHeads = (
  t: LeagueWords,
  order: readonly string[],
): readonly LeagueCriterionHead[] =>
  order.map((code) => {
    const { short, name } = criterionWords(t, code);
    return { code, text: short, words: name };
  });

/** A criterion of a team’s place with its sum opened. */
export interface CriterionOfPlace {
  readonly code: string;
  readonly name: string;
  /** `31½`; several stages `40 / 44`. */
  readonly value: string;
  readonly lines: readonly ReasonLine[];
}

/** The lines of a value, each round with its opponent. */
function linesOf(
  { t, language }: Locale<'console'>,
  { code, value }: { readonly code: string; readonly value: TieBreakValue },
  nameOf: (no: number) => string,
): readonly ReasonLine[] {
  const namer = { nameOf: (id: string) => id, nameOfNo: nameOf };
  const locale = {
    t,
    points: pointsText,
    number: (number: Parameters<typeof fractionText>[1]) => fractionText(language, number),
    nameOf,
    reason: (reason: Parameters<typeof reasonText>[2]) => reasonText(t, namer, reason),
  };
  // The criteria that only leagues have tell board by board, as the Berlin weighting does.
  const own = ownCriterion(code);
  const tieBreak =
    own === undefined ? { code, article: '' } : { code: 'SKT-BW', article: 'Tempelhof IV.4d' };
  return explainTieBreak(locale, tieBreak, value).map(({ text, article }) => ({
    text,
    article: citation(article),
  }));
}

/** How the place of a team came about: each criterion of the league with its sum opened. */
export function criteriaOfPlace(
  league: League,
  team: Team,
  locale: Locale<'console'>,
): readonly CriterionOfPlace[] {
  const teams = league.teams.filter(({ division }) => division === team.division);
  const nameOf = (no: number): string => teamName(league, teams[no - 1]?.id ?? '');
  const line = divisionTable(league, team.division).find((one) => one.team === team.id);
  return league.values.order.flatMap((code, index): readonly CriterionOfPlace[] => {
    const value = line?.values[index];
    if (!value) return [];
    const { name, explanation } = criterionWords(locale.t, code);
    const about = explanation === '' ? [] : [{ text: explanation, article: '' }];
    return [
      {
        code,
        name,
        value: value.stages.map((stage) => fractionText(locale.language, stage)).join(' / '),
        lines: [...about, ...linesOf(locale, { code, value }, nameOf)],
      },
    ];
  });
}
