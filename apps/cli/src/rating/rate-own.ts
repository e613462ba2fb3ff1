import {
  err,
  halfPointsOf,
  ok,
  pointsOf,
  type RatingAnswer,
  type RatingFact,
  type RatingFacts,
  type RatingQuestion,
  type Result,
  ratingRulesOn,
  toNumber,
} from '@rokade/rules';
import { ratingResultColumns, resultChange } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { dayOption, isGiven, type Options, textOption } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { csvTable, printedTable } from '../say/printed-table.ts';
import { reasonText } from '../say/reason-text.ts';
import { askedEditions, type RatingRules, rulesDocument, rulesText } from './asked-rating-rules.ts';
import { factBounds, parseFact, withFact } from './rating-facts.ts';

/** The options that only a file has a use for. */
const forFiles = ['method', 'rate-no-shows', 'facts'] as const;

const factNames = ['k', 'games', 'highest', 'born', 'index', 'age'] as const satisfies RatingFact[];

/** What only the calculator has a use for. */
export const ownOptions = [...factNames, 'on'] as const;

const highestRating = 4000;

const numberIn = (text: string): number | null => {
  const value = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= highestRating ? value : null;
};

function ownRating({ t }: Context, text: string): Result<number | null, Outcome> {
  if (text === '-') return ok(null);
  const value = numberIn(text);
  return value === null ? err(bad(t('cli.usage.rating-own', { text }))) : ok(value);
}

const points: Readonly<Record<string, number>> = {
  '0': 0,
  '0.5': 0.5,
  '0,5': 0.5,
  '½': 0.5,
  '1': 1,
};

function resultsIn(
  { t }: Context,
  words: readonly string[],
): Result<RatingQuestion['results'], Outcome> {
  if (words.length === 0) return err(bad(t('cli.usage.rating-results')));
  const results: { opponent: number; halfPoints: number }[] = [];
  for (const text of words) {
    const [number = '', score = '', ...rest] = text.split(':');
    const opponent = numberIn(number);
    const scored = points[score];
    if (opponent === null || scored === undefined || rest.length > 0) {
      return err(bad(t('cli.usage.rating-result', { text })));
    }
    results.push({ opponent, halfPoints: halfPointsOf(scored) });
  }
  return ok(results);
}

function factsIn(
  { t }: Context,
  options: Options,
  rules: RatingRules,
): Result<RatingFacts, Outcome> {
  let facts: RatingFacts = {};
  for (const fact of factNames) {
    const text = textOption(options, fact);
    if (text === undefined) continue;
    const option = `--${fact}`;
    const { edition } = rules;
    if (!rules.facts.includes(fact)) {
      return err(bad(t('cli.usage.rating-fact', { option, edition })));
    }
    const bounds = factBounds(rules)[fact];
    const value = parseFact(fact, text, bounds);
    if (value === null) {
      const { least, most } = bounds;
      const fault = fact === 'k' ? 'cli.usage.rating-k' : 'cli.usage.number';
      return err(bad(t(fault, { option, text, least, most })));
    }
    facts = withFact(facts, fact, value);
  }
  return ok(facts);
}

/** What is asked, and by which rules. */
interface Asked {
  readonly rules: RatingRules;
  readonly question: RatingQuestion;
}

function asked(
  context: Context,
  words: readonly string[],
  options: Options,
): Result<Asked, Outcome> {
  const unwanted = forFiles.find((name) => isGiven(options, name));
  if (unwanted !== undefined) {
    return err(bad(context.t('cli.usage.rating-with-file', { option: `--${unwanted}` })));
  }
  const editions = askedEditions(context, options);
  if (!editions.ok) return editions;
  const day = dayOption(context, options, 'on');
  if (!day.ok) return day;
  const rules = ratingRulesOn(editions.value, day.value);
  const rating = ownRating(context, textOption(options, 'own') ?? '');
  if (!rating.ok) return rating;
  const results = resultsIn(context, words);
  if (!results.ok) return results;
  const facts = factsIn(context, options, rules);
  if (!facts.ok) return facts;
  const type = textOption(options, 'type');
  const play = type === 'rapid' || type === 'blitz' ? type : 'standard';
  const question = {
    rating: rating.value,
    results: results.value,
    facts: facts.value,
    day: day.value,
    play,
  } as const;
  return ok({ rules, question });
}

const numberOf = (value: Parameters<typeof toNumber>[0] | null): number | null =>
  value === null ? null : toNumber(value);

/** The player's line as documents have it. */
const playerDocument = ({ rating }: RatingQuestion, answer: RatingAnswer) => ({
  no: 1,
  old: rating,
  ...(rating === null ? { performance: answer.performance } : {}),
  games: answer.games,
  score: pointsOf(answer.halfPoints),
  expected: toNumber(answer.expected),
  bonus: toNumber(answer.bonus),
  ...(answer.e === null ? { k: answer.k } : { e: answer.e }),
  new: answer.newRating,
  change: numberOf(answer.change),
  results: answer.results.map((result) => ({
    opponent: result.opponent,
    used: result.used,
    points: pointsOf(result.halfPoints),
    expected: numberOf(result.expected),
    change: numberOf(resultChange(result)),
  })),
});

function answerText(context: Context, { rules, question }: Asked, answer: RatingAnswer): string {
  const table = printedTable(context, { columns: ratingResultColumns, rows: answer.results });
  const lines = answer.because.map(
    (reason) => `${reasonText(context.t, String, reason)} [${citation(reason.article)}]`,
  );
  const numbers = `${question.rating ?? answer.performance ?? '–'} → ${answer.newRating ?? '–'}`;
  return `${rulesText(context, rules)}\n\n${table}\n${lines.join('\n')}\n\n${numbers}\n`;
}

/**
 * `rate --system S --own R RESULT…`: one player without a file, what their results bring game by game, by
 * the edition in force on the day named, else today.
 */
export function rateOwn(context: Context, words: readonly string[], options: Options): Outcome {
  const found = asked(context, words, options);
  if (!found.ok) return found.error;
  const { rules, question } = found.value;
  const answer = rules.calculate(question);
  switch (textOption(options, 'format')) {
    case 'json': {
      const [method = null] = rules.methods.length > 0 ? (['difference'] as const) : [];
      const player = playerDocument(question, answer);
      const by = method === null ? {} : { method };
      return done(jsonLine({ ...rulesDocument(rules), ...by, players: [player] }));
    }
    case 'csv':
      return done(csvTable(context, { columns: ratingResultColumns, rows: answer.results }));
    default:
      return done(answerText(context, found.value, answer));
  }
}
