import {
  type Consequence,
  type DecisionRow,
  type DecisionTable,
  goesOn,
  only2001,
  only2023,
} from '../decision-table.ts';

/**
 * The required contents of the envelope's inscription.
 *
 * @article Laws 2001 A2
 */
export const envelopeContents = [
  'names',
  'position-before',
  'times-used',
  'who-sealed',
  'move-number',
  'draw-offer',
  'resumption',
] as const;

export type EnvelopeContent = (typeof envelopeContents)[number];

/** The missing contents of an envelope; an offer of a draw is only required if there is one. */
export const envelopeLacks = (
  written: readonly EnvelopeContent[],
  hasOffer: boolean,
): readonly EnvelopeContent[] =>
  envelopeContents.filter(
    (content) => !written.includes(content) && (content !== 'draw-offer' || hasOffer),
  );

/** The arbiter's tasks before and at the resumption, in order, with articles. */
export interface AdjournmentStep {
  readonly code: string;
  readonly article: string;
}

/**
 * The steps from the adjournment to the resumption.
 *
 * @article Laws 2001 A1, A3, A4, A5, A6, A7, A13
 */
export const adjournmentSteps: readonly AdjournmentStep[] = [
  { code: 'move-is-sealed', article: 'A1' },
  { code: 'envelope-is-checked-and-kept', article: 'A3' },
  { code: 'offer-stands-until-answered', article: 'A4' },
  { code: 'start-and-end-are-announced', article: 'A13' },
  { code: 'position-and-clocks-are-set', article: 'A5' },
  { code: 'agreed-or-resigned-before', article: 'A6' },
  { code: 'opened-when-who-replies-is-there', article: 'A7' },
];

interface AdjournmentRow {
  readonly in2001: string;
  readonly in2023: string;
  readonly when: DecisionRow['when'];
  readonly follows: readonly Consequence[];
}

/** A row of both editions, whose appendix and guidelines say the same. */
const ofBoth = ({ in2001, in2023, when, follows }: AdjournmentRow): readonly DecisionRow[] => [
  { laws: only2001, article: in2001, when, follows },
  { laws: only2023, article: in2023, when, follows },
];

/**
 * Who is present when the game is resumed. `player` is the absent one; in 2023 "over an hour late" is
 * after the default time of the event.
 *
 * @article Laws 2001 A9, A10
 * @article FIDE Laws 2023 I.9, I.10, I.11
 */
export const resumption: DecisionTable = {
  code: 'resumption',
  questions: {
    present: ['both', 'who-replies', 'who-sealed', 'nobody'],
    'over-an-hour-late': ['yes', 'no'],
    'sealed-move': ['mates', 'stalemates-or-dead', 'other'],
    'present-player-flagged': ['yes', 'no'],
  },
  rows: [
    ...ofBoth({ in2001: 'A9a', in2023: 'I.9.1', when: { present: 'both' }, follows: [goesOn] }),
    ...ofBoth({
      in2001: 'A9b',
      in2023: 'I.9.2',
      when: { present: 'who-sealed', 'over-an-hour-late': 'no' },
      follows: [{ kind: 'set-clocks' }, goesOn],
    }),
    ...ofBoth({
      in2001: 'A9c',
      in2023: 'I.9.3',
      when: { present: 'who-replies', 'over-an-hour-late': 'no' },
      follows: [{ kind: 'claimed-move-is-played' }, goesOn],
    }),
    ...ofBoth({
      in2001: 'A10',
      in2023: 'I.10',
      when: { present: 'who-sealed', 'over-an-hour-late': 'yes' },
      follows: [{ kind: 'lost-for-player' }],
    }),
    ...ofBoth({
      in2001: 'A10a',
      in2023: 'I.10',
      when: { present: 'who-replies', 'over-an-hour-late': 'yes', 'sealed-move': 'mates' },
      follows: [{ kind: 'won-for-player' }],
    }),
    ...ofBoth({
      in2001: 'A10b',
      in2023: 'I.10',
      when: {
        present: 'who-replies',
        'over-an-hour-late': 'yes',
        'sealed-move': 'stalemates-or-dead',
      },
      follows: [{ kind: 'draw' }],
    }),
    {
      laws: only2023,
      article: 'I.10',
      when: { present: 'who-replies', 'over-an-hour-late': 'yes', 'sealed-move': 'other' },
      follows: [{ kind: 'lost-for-player' }],
    },
    {
      laws: only2001,
      article: 'A10c',
      when: {
        present: 'who-replies',
        'over-an-hour-late': 'yes',
        'sealed-move': 'other',
        'present-player-flagged': 'yes',
      },
      follows: [{ kind: 'won-for-player' }],
    },
    {
      laws: only2001,
      article: 'A10',
      when: {
        present: 'who-replies',
        'over-an-hour-late': 'yes',
        'sealed-move': 'other',
        'present-player-flagged': 'no',
      },
      follows: [{ kind: 'lost-for-player' }],
    },
    ...ofBoth({
      in2001: 'A10',
      in2023: 'I.11',
      when: { present: 'nobody' },
      follows: [{ kind: 'arbiter-decides' }],
    }),
  ],
};

/**
 * The envelope is lost.
 *
 * @article Laws 2001 A11
 * @article FIDE Laws 2023 I.12
 */
export const envelopeLost: DecisionTable = {
  code: 'envelope-lost',
  questions: { position: ['known', 'unknown'] },
  rows: [
    ...ofBoth({
      in2001: 'A11a',
      in2023: 'I.12.1',
      when: { position: 'known' },
      follows: [{ kind: 'set-clocks' }, { kind: 'claimed-move-is-played' }, goesOn],
    }),
    ...ofBoth({
      in2001: 'A11b',
      in2023: 'I.12.2',
      when: { position: 'unknown' },
      follows: [{ kind: 'new-game' }],
    }),
  ],
};

/**
 * The clock was set wrongly at the resumption.
 *
 * @article Laws 2001 A12
 * @article FIDE Laws 2023 I.13
 */
export const clockWrongAtResumption: DecisionTable = {
  code: 'clock-wrong-at-resumption',
  questions: { 'said-before-first-move': ['yes', 'no'] },
  rows: [
    ...ofBoth({
      in2001: 'A12',
      in2023: 'I.13',
      when: { 'said-before-first-move': 'yes' },
      follows: [{ kind: 'set-clocks' }],
    }),
    ...ofBoth({
      in2001: 'A12',
      in2023: 'I.13',
      when: { 'said-before-first-move': 'no' },
      follows: [goesOn, { kind: 'arbiter-decides' }],
    }),
  ],
};
