import { type SanctionRules, sanctionRules } from '@rokade/rules';
import type { Outcome, SanctionValues } from '@rokade/sanctions';
import {
  dateText,
  giverText,
  groundArticle,
  groundName,
  lastDayOf,
  type OfficeWords,
  sanctionArticle,
  sanctionSteps,
} from '@rokade/tables';
import type { Language } from '@rokade/tournament';

interface Reading {
  readonly language: Language;
  readonly t: OfficeWords;
}

/** Sentences about the register and appeals from the rule set; '' if that is unknown. */
function byRules({ t }: Reading, rules: SanctionRules | undefined) {
  if (rules === undefined) return { outcome: '', appeal: '' };
  const cited = (article: string) => ({ article: sanctionArticle(rules, article) });
  return {
    outcome: t('sanctions.decision-outcome', cited(rules.article)),
    appeal: t('sanctions.decision-appeal', cited(rules.appeal)),
  };
}

/**
 * The text key's part for the duration: a warning, or one of the three ways to give a suspension's
 * end.
 */
function timeOf({ kind, weeks, lastDay }: SanctionValues) {
  if (kind === 'warning') return 'warning';
  if (lastDay !== '') return 'suspension-to';
  return weeks > 0 ? 'suspension-weeks' : 'suspension';
}

/**
 * The written decision for the person, with its reasons.
 *
 * @article DSU 2002 §7: in writing, with reasons, to the player; copies to RKF and the club
 */
export function decision(reading: Reading, one: Outcome) {
  const { t, language } = reading;
  const { values, sanction } = one;
  const dayText = (day: string): string => dateText(language, day, 'plain');
  const last = sanction?.kind === 'suspension' ? lastDayOf(one) : '';
  const facts = {
    ground: groundName(t, values),
    article: groundArticle(values),
    from: dayText(values.from),
    months: values.months,
    weeks: values.weeks,
    lastDay: dayText(values.lastDay),
  };
  return {
    id: one.id as string,
    title: t(`sanctions.decision-${values.kind}`),
    day: dayText(values.given),
    says: t(`sanctions.decision-says-${timeOf(values)}`, facts),
    event: values.event,
    ...byRules(reading, sanctionRules(values.rules)),
    steps: sanctionSteps(reading, one),
    lastDay: last === '' ? '' : t('sanctions.decision-last-day', { day: dayText(last) }),
    reasons: values.reasons,
    copies: values.copies,
    by: giverText(t, values),
  };
}
