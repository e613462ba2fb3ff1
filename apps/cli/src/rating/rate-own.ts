import { parseRatingQuestion, type ValidQuestion } from '@rokade/formats';
import {
  err,
  kindsOfPlay,
  ok,
  pointsOf,
  type RatingAnswer,
  type RatingFact,
  type RatingQuestion,
  type Result,
  toNumber,
} from '@rokade/rules';
import { ratingResultColumns, resultChange } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { localDay } from '../local-day.ts';
import { containsOption, textOption } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome } from '../outcome.ts';
import { csvTable, printedTable } from '../say/printed-table.ts';
import { reasonText } from '../say/reason-text.ts';
import { questionFault } from './question-fault.ts';
import { rulesDocument, rulesText } from './rating-rules-option.ts';

/** The options that only make sense with a file. */
const forFiles = ['method', 'rate-no-shows', 'facts'] as const;

const factNames = ['k', 'games', 'highest', 'born', 'index', 'age'] as const satisfies RatingFact[];

/** The options that only the calculator uses. */
export const ownOptions = [...factNames, 'on'] as const;

function questionFrom(context: Context, words: readonly string[]): Result<ValidQuestion, Outcome> {
  const unwanted = forFiles.find((name) => containsOption(context, name));
  if (unwanted !== undefined) {
    return err(bad(context.t('cli.usage.rating-with-file', { option: `--${unwanted}` })));
  }
  const facts = factNames.map((fact) => [fact, textOption(context, fact)] as const);
  const parsed = parseRatingQuestion({
    system: textOption(context, 'system') ?? '',
    edition: textOption(context, 'edition'),
    own: textOption(context, 'own') ?? '',
    results: words,
    facts: Object.fromEntries(facts.filter(([, text]) => text !== undefined)),
    day: textOption(context, 'on') ?? localDay(),
    play: kindsOfPlay.find((kind) => kind === textOption(context, 'type')) ?? 'standard',
  });
  return parsed.ok ? ok(parsed.value) : err(bad(questionFault(context, parsed.error)));
}

const numberOf = (value: Parameters<typeof toNumber>[0] | null): number | null =>
  value === null ? null : toNumber(value);

/** The player's line for documents. */
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

function answerText(
  context: Context,
  { rules, question }: ValidQuestion,
  answer: RatingAnswer,
): string {
  const table = printedTable(context, { columns: ratingResultColumns, rows: answer.results });
  const lines = answer.because.map(
    (reason) => `${reasonText(context.t, String, reason)} [${citation(reason.article)}]`,
  );
  const numbers = `${question.rating ?? answer.performance ?? '–'} → ${answer.newRating ?? '–'}`;
  return `${rulesText(context, rules)}\n\n${table}\n${lines.join('\n')}\n\n${numbers}\n`;
}

/**
 * `rate --system S --own R RESULT…`: one player without a file, the change by each of their results, by
 * the edition in force on the given day, otherwise today.
 */
export function rateOwn(context: Context, words: readonly string[]): Outcome {
  const found = questionFrom(context, words);
  if (!found.ok) return found.error;
  const { rules, question } = found.value;
  const answer = rules.calculate(question);
  switch (textOption(context, 'format')) {
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
