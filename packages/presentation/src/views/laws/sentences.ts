import type { Language } from '@rokade/tournament';
import type { LawReading } from './law-text.ts';

/**
 * Sentences of an arbiter at the board, by what they are about: a dictionary in all languages.
 *
 * @article FIDE 2012 6.7
 */
export const sentenceGroups = [
  {
    group: 'start',
    sentences: ['welcome', 'silence', 'phone-off', 'wrong-seat', 'wrong-colour', 'too-late'],
  },
  {
    group: 'clock',
    sentences: [
      'stop-clock',
      'start-clock',
      'press-clock',
      'two-minutes',
      'one-minute',
      'flag-down',
      'flag-draw',
      'new-clock',
    ],
  },
  {
    group: 'moves',
    sentences: [
      'illegal-move',
      'second-illegal',
      'touched',
      'touched-capture',
      'write-moves',
      'fill-up-score',
      'write-first',
    ],
  },
  {
    group: 'draw',
    sentences: [
      'draw-offered',
      'claim-right',
      'claim-wrong',
      'what-claim',
      'no-draw-yet',
      'decide-later',
    ],
  },
  {
    group: 'conduct',
    sentences: [
      'warning',
      'do-not-disturb',
      'stay-here',
      'phone-rang',
      'spectators-back',
      'appeal',
    ],
  },
  {
    group: 'end',
    sentences: ['sign-both', 'set-up-pieces', 'seal-move', 'envelope', 'next-round'],
  },
] as const;

export type Sentence = (typeof sentenceGroups)[number]['sentences'][number];

const all: readonly Sentence[] = sentenceGroups.flatMap(({ sentences }) => [...sentences]);

/** The sentence with this code, or null. */
export const sentenceNamed = (code: string): Sentence | null =>
  all.find((each) => each === code) ?? null;

/** A sentence in one of the languages. */
export interface SpokenSentence {
  readonly language: Language;
  readonly text: string;
}

/** A sentence in every language, in the order of the readings. */
export const sentenceIn = (
  readings: readonly (LawReading & { readonly language: Language })[],
  code: Sentence,
): readonly SpokenSentence[] =>
  readings.map(({ t, language }) => ({ language, text: t(`law.say-${code}`) }));
