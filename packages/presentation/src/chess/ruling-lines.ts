import type { Ruling } from '@rokade/rules';
import { dateText } from '@rokade/tables';
import type { Locale } from '../words/locale.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/** A ruling of the register in words. */
export interface RulingLine {
  readonly number: string;
  /** Number, day and subject. */
  readonly title: string;
  /** The articles that it is about. */
  readonly about: string;
  /** Why it is no longer valid; '' if it is. */
  readonly withdrawn: string;
  /** What was decided; '' where our copy of the register has no text. */
  readonly text: string;
}

const rulingTexts = { 12: 'rulings.text-12', 42: 'rulings.text-42' } as const;

const hasText = (number: string): number is `${keyof typeof rulingTexts}` => number in rulingTexts;

function rulingLine({ t, language }: Reading, ruling: Ruling): RulingLine {
  const { number, day, subject, laws, regulations, withdrawn } = ruling;
  const head = [
    t('rulings.ruling', { number }),
    day === '' ? '' : dateText(language, day, 'plain'),
    t(`rulings.subject-${subject}`),
  ];
  return {
    number,
    title: head.filter(Boolean).join(', '),
    about: [...laws.map((law) => `Laws 2001 ${law}`), ...regulations].join(' · '),
    withdrawn:
      withdrawn === '' ? '' : t('rulings.withdrawn', { why: t(`rulings.withdrawn-${withdrawn}`) }),
    text: hasText(number) ? t(rulingTexts[number]) : '',
  };
}

/**
 * Rulings of the register, in its order.
 *
 * @article Laws 2001 3.5.1, 3.5.4
 */
export const rulingLines = (reading: Reading, some: readonly Ruling[]): readonly RulingLine[] =>
  some.map((ruling) => rulingLine(reading, ruling));
