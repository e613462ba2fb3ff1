import { isDay, type RatingCondition } from '@rokade/rules';
import { ratingConditionText } from '@rokade/tables';
import { citation } from '@rokade/texts';
import {
  fideRules,
  plannedEvent,
  type Tournament,
  viewRatingConditions,
  viewSentReports,
} from '@rokade/tournament';
import { type ConditionLine, conditionState } from '../../views/norms/condition-line.ts';
import type { Locale } from '../../words/locale.ts';
import type { Query } from '../../words/query.ts';

/** Whether FIDE will rate a tournament, as texts. */
export interface FideConditions {
  readonly edition: string;
  readonly editions: readonly string[];
  /** The day on which it was registered, as the user gave it; '': not given. */
  readonly registered: string;
  readonly lines: readonly ConditionLine[];
  /** The number of unmet conditions without which FIDE does not rate it. */
  readonly missed: number;
}

/** Conditions that cannot be met by changing the settings. */
const notBySettings: readonly RatingCondition['code'][] = [
  'rated-players',
  'match-rated',
  'registered',
  'reported',
];

function lineOf(locale: Locale<'console'>, condition: RatingCondition): ConditionLine {
  const { code } = condition;
  const state = conditionState(condition);
  return {
    code,
    text: ratingConditionText(locale, condition),
    article: citation(condition.article),
    state,
    word: locale.t(`rated.${state}`),
    isSetting: !notBySettings.includes(code),
  };
}

/** The day on which the whole report was last sent to FIDE; null: it was not recorded. */
const reportedOn = (t: Tournament): string | null =>
  viewSentReports(t).find(({ report, month }) => report === 'fide' && month === null)?.day ?? null;

/** Whether FIDE will rate a tournament by the edition in the query, else by the one in force. */
export function fideConditions(
  t: Tournament,
  query: Query,
  locale: Locale<'console'>,
): FideConditions {
  const day = query.get('registered') ?? '';
  const registered = isDay(day) ? day : null;
  const reporting = { registered, reported: reportedOn(t) };
  const view = viewRatingConditions(plannedEvent(t), reporting, query.get('fide'));
  return {
    edition: view.edition,
    editions: fideRules.map(({ edition }) => edition),
    registered: registered ?? '',
    lines: view.conditions.map((condition) => lineOf(locale, condition)),
    missed: view.missed,
  };
}
