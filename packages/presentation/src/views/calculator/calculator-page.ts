import { parseRatingQuestion, type RatingQuestionFault, type ValidQuestion } from '@rokade/formats';
import {
  kindsOfPlay,
  type RatingAnswer,
  type RatingFact,
  ratingRuleSets,
  toNumber,
} from '@rokade/rules';
import { decimalText, nobody, pointsText } from '@rokade/tables';
import { reasonLines } from '../../chess/reason-lines.ts';
import type { Locale } from '../../words/locale.ts';
import {
  type CalculatorAnswer,
  type CalculatorForm,
  type CalculatorPage,
  calculatorFacts,
  type OpponentRow,
} from './calculator.ts';

const fewestRows = 6;
const mostRows = 60;

/** What the form's fields say, by their names: the part of an address behind the question mark. */
export interface CalculatorFields {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
}

const parameter = (fields: CalculatorFields, name: string): string =>
  (fields.get(name) ?? '').trim();

/** The filled rows of the address, then empty ones up to the number in its `rows`. */
function opponentsIn(fields: CalculatorFields): readonly OpponentRow[] {
  const scores = fields.getAll('score');
  const filled = fields
    .getAll('opponent')
    .map((rating, index) => ({ rating: rating.trim(), score: scores[index] ?? '' }))
    .filter(({ rating }) => rating !== '');
  const requested = Math.max(fewestRows, filled.length + 1, Number(parameter(fields, 'rows')) || 0);
  const length = Math.max(filled.length, Math.min(requested, mostRows));
  const empty = { rating: '', score: '1' };
  return Array.from({ length }, (_, index) => filled[index] ?? empty);
}

/** The form of the calculator as an address fills it in. */
function formIn(fields: CalculatorFields): CalculatorForm {
  const facts = calculatorFacts.map((fact) => [fact, parameter(fields, fact)] as const);
  const [first] = ratingRuleSets;
  return {
    rules: parameter(fields, 'rules') || (first?.system ?? ''),
    play: kindsOfPlay.find((kind) => kind === parameter(fields, 'play')) ?? 'standard',
    own: parameter(fields, 'own'),
    day: parameter(fields, 'day'),
    opponents: opponentsIn(fields),
    facts: Object.fromEntries(facts.filter(([, text]) => text !== '')),
  };
}

/** The system and edition of a choice. A choice of a system has no edition: the day decides it. */
const chosenRules = (choice: string) => {
  const named = ratingRuleSets.find(({ edition }) => edition === choice);
  return { system: named?.system ?? choice, edition: named?.edition };
};

/** Parses the form. Facts that the chosen rules do not ask for stay in the form but are ignored. */
function parsed({ rules: choice, own, day, play, opponents, facts }: CalculatorForm, now: string) {
  const { system, edition } = chosenRules(choice);
  const used = new Set(
    ratingRuleSets
      .filter((rules) => rules.system === system && (edition ?? rules.edition) === rules.edition)
      .flatMap((rules) => rules.facts),
  );
  return parseRatingQuestion({
    system,
    edition,
    own: own === '' ? '-' : own,
    results: opponents
      .filter(({ rating }) => rating !== '')
      .map(({ rating, score }) => `${rating}:${score}`),
    facts: Object.fromEntries(
      Object.entries(facts).filter(([fact]) => used.has(fact as RatingFact)),
    ),
    day: day === '' ? now : day,
    play,
  });
}

/** The field of the form that a fault is about. */
function fieldOf(fault: RatingQuestionFault, { opponents }: CalculatorForm): string {
  switch (fault.code) {
    case 'rating-question.own':
      return 'own';
    case 'rating-question.day':
      return 'day';
    case 'rating-question.fact':
    case 'rating-question.fact-not-asked':
      return fault.fact;
    case 'rating-question.result': {
      const index = opponents.findIndex(({ rating, score }) => `${rating}:${score}` === fault.text);
      return `opponent-${index}`;
    }
    case 'rating-question.no-results':
      return 'opponent-0';
    default:
      return 'rules';
  }
}

/** The sums below the table, each a label and a value; '' = the calculation has no such value. */
function sumsOf(
  { question }: ValidQuestion,
  answer: RatingAnswer,
  { t, language }: Locale<'console'>,
): CalculatorAnswer['sums'] {
  const number = (value: number | null): string => (value === null ? '' : String(value));
  const change = answer.change === null ? null : toNumber(answer.change);
  const sign = change !== null && change > 0 ? '+' : '';
  return [
    [t('calculator.own'), number(question.rating)],
    [t('calculator.performance'), number(answer.performance)],
    [t('terms.score'), `${pointsText(answer.halfPoints)} / ${answer.games}`],
    [t('print.rating-expected'), decimalText(language, toNumber(answer.expected))],
    [t('print.rating-k'), number(answer.k)],
    [t('print.rating-e'), number(answer.e)],
    [t('print.rating-change'), change === null ? '' : sign + decimalText(language, change, 1)],
    [t('print.rating-new'), number(answer.newRating)],
  ];
}

/** The calculator's page for what its form says; without answer or fault if no rating is given. */
export function calculatorPage(
  fields: CalculatorFields,
  now: string,
  locale: Locale<'console'>,
): CalculatorPage {
  const form = formIn(fields);
  if (form.own === '' && form.opponents.every(({ rating }) => rating === '')) {
    return { form, answer: null, fault: null };
  }
  const parsedForm = parsed(form, now);
  if (!parsedForm.ok) {
    const { code, ...facts } = parsedForm.error;
    const fault = {
      field: fieldOf(parsedForm.error, form),
      text: locale.t(`error.${code}`, facts),
    };
    return { form, answer: null, fault };
  }
  const { rules, question } = parsedForm.value;
  const answer = rules.calculate(question);
  return {
    form,
    fault: null,
    answer: {
      edition: rules.edition,
      inferred: rules.inferred,
      sums: sumsOf(parsedForm.value, answer, locale),
      results: answer.results,
      because: reasonLines(nobody, answer.because, locale.t),
    },
  };
}
