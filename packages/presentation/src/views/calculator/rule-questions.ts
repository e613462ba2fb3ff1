import {
  type Day,
  type DeadlineDay,
  deadline,
  deadlineRules,
  easterMonday,
  isDay,
  promotion2018,
  type Reason,
  skat2018,
  skatFaults,
  skatGames,
  skatScore,
  targetScores,
  toNumber,
} from '@rokade/rules';
import { dateText, decimalText, nobody, pointsText } from '@rokade/tables';
import { type ReasonLine, reasonLines } from '../../chess/reason-lines.ts';
import type { Locale } from '../../words/locale.ts';

/** The answer to a question that needs no tournament: facts in a line each, and why. */
export interface RuleAnswer {
  readonly facts: readonly (readonly [string, string])[];
  readonly because: readonly ReasonLine[];
}

/** A choice of a form. */
export interface Choice {
  readonly value: string;
  readonly text: string;
}

type Words = Locale<'server'>;

const linesOf = ({ t }: Words, because: readonly Reason[]): readonly ReasonLine[] =>
  reasonLines(nobody, because, t);

/** The deadlines that can be asked for, by what has to be done; a rule without words by its article. */
export const deadlineChoices = ({ t }: Words): readonly Choice[] =>
  deadlineRules.map(({ code, edition, article }) => {
    const what = t.find(`timeline.point-${edition}-${code}`) ?? code;
    return { value: code, text: `${what} (${article})` };
  });

/** The day from which a deadline is counted. */
export const dayOfDeadline = (code: string): DeadlineDay =>
  deadlineRules.find((rule) => rule.code === code)?.from ?? 'firstRound';

/** The last day that is in time; null: there is no such rule, or the day is none. */
export function deadlineAnswer(
  { rule: code, day }: { readonly rule: string; readonly day: string },
  locale: Words,
): RuleAnswer | null {
  const rule = deadlineRules.find((each) => each.code === code);
  if (rule === undefined || !isDay(day)) return null;
  const year = Number(day.slice(0, 4));
  const ofYear: Partial<Record<DeadlineDay, Day>> = {
    easterMonday: easterMonday(year),
    february: `${year}-02-01`,
  };
  const { date, because } = deadline(rule, ofYear[rule.from] ?? day);
  const until = dateText(locale.language, date.slice(0, 10));
  return {
    facts: [[locale.t('calculator.deadline-until'), until]],
    because: linesOf(locale, because),
  };
}

/** The most players of a class. */
const mostInClass = 999;

/** A whole number of at most three figures; null: the text is none. */
export const numberIn = (text: string, most: number): number | null =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= most ? Number(text) : null;

/**
 * The target scores of a club championship of three or four classes; null: rounds or players are none.
 *
 * @article Tempelhof 2018 III.A.3
 */
export function targetsAnswer(
  { rounds, classes }: { readonly rounds: string; readonly classes: readonly string[] },
  locale: Words,
): RuleAnswer | null {
  const counts = classes
    .filter((text) => text.trim() !== '')
    .map((text) => numberIn(text, mostInClass));
  const given = numberIn(rounds, 99);
  const known = counts.flatMap((count) => (count === null ? [] : [count]));
  const isField =
    known.length === counts.length && known.length >= 3 && known.some((count) => count > 0);
  if (given === null || given === 0 || !isField) return null;
  const { classes: targets, because } = targetScores(promotion2018, {
    rounds: given,
    classes: known,
  });
  const percentOf = (value: number): string => decimalText(locale.language, value);
  return {
    facts: targets.map(({ percent, halfPoints }, index) => [
      locale.t('championship.class-n', { class: index + 1 }),
      `${pointsText(halfPoints)} (${percentOf(toNumber(percent))} %)`,
    ]),
    because: linesOf(locale, because),
  };
}

/** What can be said of a game of Skat besides how it was won. */
export const skatMarks = [
  'hand',
  'schneider',
  'schneiderAnnounced',
  'schwarz',
  'schwarzAnnounced',
  'open',
] as const;

export const skatChoices = ({ t }: Words): readonly Choice[] =>
  skatGames.map((game) => ({ value: game, text: t(`calculator.skat-${game}`) }));

/** A game of Skat as a form says it. */
export interface SkatForm {
  readonly game: string;
  readonly matadors: string;
  readonly marks: readonly string[];
  readonly won: boolean;
}

/**
 * What a game of Skat counts for the declarer and the others at a table of three; a text: what does not
 * go together; null: the game is none.
 *
 * @article Tempelhof 2018 III.I.3, III.I.5, III.I.6, III.I.10
 */
export function skatAnswer(
  { game: name, matadors, marks, won }: SkatForm,
  locale: Words,
): RuleAnswer | string | null {
  const game = skatGames.find((each) => each === name);
  const count = numberIn(matadors === '' ? '0' : matadors, 11);
  if (game === undefined || count === null) return null;
  const says = (mark: (typeof skatMarks)[number]): boolean => marks.includes(mark);
  const played = {
    game,
    with: count,
    won,
    hand: says('hand'),
    schneider: says('schneider'),
    schneiderAnnounced: says('schneiderAnnounced'),
    schwarz: says('schwarz'),
    schwarzAnnounced: says('schwarzAnnounced'),
    open: says('open'),
  };
  if (skatFaults(skat2018, played).length > 0) return locale.t('calculator.skat-impossible');
  const { value, scores, because } = skatScore(skat2018, played, {
    declarer: 1,
    players: [1, 2, 3],
  });
  return {
    facts: [
      [locale.t('calculator.skat-value'), String(value)],
      [locale.t('calculator.skat-declarer'), String(scores.get(1) ?? 0)],
      [locale.t('calculator.skat-others'), String(scores.get(2) ?? 0)],
    ],
    because: linesOf(locale, because),
  };
}
