import {
  candidateResult,
  candidateResults2002,
  illegalMovePenalty,
  kindsOfPlay,
  lawsEditions,
  type Reason,
  wrongClaimPenalty,
} from '@rokade/rules';
import { nobody, pointsText } from '@rokade/tables';
import { reasonLines } from '../../chess/reason-lines.ts';
import type { Locale } from '../../words/locale.ts';
import { type Choice, numberIn, type RuleAnswer } from './rule-questions.ts';

type Words = Locale<'server'>;

/** What the Laws' questions have in common, as a form says it. */
interface LawsForm {
  readonly laws: string;
  readonly play: string;
}

/** The text of the name of each edition of the Laws. */
const lawsNames = {
  'laws-2001': 'incidents.laws-2001',
  'laws-2023': 'incidents.laws-2023',
  'tempelhof-2018': 'incidents.laws-tempelhof',
} as const;

/** The editions of the Laws, the present one first. */
export const lawsChoices = ({ t }: Words): readonly Choice[] =>
  ['laws-2023' as const, ...lawsEditions.filter((one) => one !== 'laws-2023')].map((value) => ({
    value,
    text: t(lawsNames[value]),
  }));

/** The kinds of play that the Laws tell apart. */
export const playChoices = ({ t }: Words): readonly Choice[] =>
  kindsOfPlay.map((value) => ({ value, text: t(`paper.play-${value}`) }));

/** The edition and kind of play of a form; null: they are none. */
function lawsOf({ laws, play }: LawsForm) {
  const edition = lawsEditions.find((one) => one === laws);
  const kind = kindsOfPlay.find((one) => one === play);
  return edition === undefined || kind === undefined ? null : { laws: edition, play: kind };
}

const answerOf = (
  { t }: Words,
  facts: RuleAnswer['facts'],
  because: readonly Reason[],
): RuleAnswer => ({ facts, because: reasonLines(nobody, because, t) });

const seconds = ({ t }: Words, count: number): string => t('calculator.seconds', { count });

/**
 * What follows from an illegal move; null: the form is not filled in.
 *
 * @article Laws 2001 7.4b, B5, C3
 */
export function illegalMoveAnswer(
  form: LawsForm & { readonly count: string; readonly supervised: boolean },
  locale: Words,
): RuleAnswer | null {
  const by = lawsOf(form);
  const count = numberIn(form.count, 99);
  if (by === null || count === null || count === 0) return null;
  const { t } = locale;
  const { supervised } = form;
  const { opponentGains, loses, draw, article, because } = illegalMovePenalty({
    ...by,
    supervised,
    count,
  });
  const end = loses ? 'lost' : draw ? 'drawn' : 'goes-on';
  return answerOf(
    locale,
    [
      [t('calculator.the-game'), t(`calculator.game-${end}`)],
      [t('calculator.opponent-gains'), seconds(locale, opponentGains)],
      [t('paper.article'), article],
    ],
    because,
  );
}

/** The most seconds on a clock that can be asked about. */
const mostSeconds = 99_999;

/**
 * What follows from a claim of a draw that was wrong; null: the form is not filled in.
 *
 * @article Laws 2001 9.5b
 */
export function wrongClaimAnswer(
  form: LawsForm & { readonly seconds: string },
  locale: Words,
): RuleAnswer | null {
  const by = lawsOf(form);
  const left = /^\d{1,5}$/.test(form.seconds.trim()) ? Number(form.seconds) : null;
  if (by === null || left === null || left > mostSeconds) return null;
  const { t } = locale;
  const penalty = wrongClaimPenalty(by.laws, left, by.play);
  return answerOf(
    locale,
    [
      [t('calculator.claimant-has'), seconds(locale, penalty.claimantSeconds)],
      [t('calculator.opponent-gains'), seconds(locale, penalty.opponentGains)],
      [t('paper.article'), penalty.article],
    ],
    penalty.because,
  );
}

/** The highest average that can be asked about. */
const mostAverage = 4000;

/**
 * The score that is a candidate result; null: the form is not filled in.
 *
 * @article DSU 2002 §26
 */
export function candidateAnswer(
  form: { readonly rounds: string; readonly average: string },
  locale: Words,
): RuleAnswer | null {
  const rounds = numberIn(form.rounds, 99);
  const typed = form.average.trim().replace(',', '.');
  const average = /^\d{1,4}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : null;
  if (rounds === null || rounds === 0 || average === null || average > mostAverage) return null;
  const { needed, because } = candidateResult(candidateResults2002, { rounds, average });
  const { t } = locale;
  const score = needed === null ? t('calculator.candidate-none') : pointsText(needed);
  return answerOf(locale, [[t('calculator.candidate-needed'), score]], because);
}
