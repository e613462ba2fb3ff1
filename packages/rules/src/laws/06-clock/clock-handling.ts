import type { Consequence } from '../decision-table.ts';

export type ClockCaseCode =
  | 'stopped-with-other-hand'
  | 'finger-on-button'
  | 'clock-struck'
  | 'cannot-use-clock'
  | 'clock-faulty'
  | 'stopped-without-reason'
  | 'position-put-back'
  | 'disturbed-from-outside';

/** A problem with a clock, with the articles of 2001 and of 2023. */
export interface ClockCase {
  readonly code: ClockCaseCode;
  readonly article2001: string;
  readonly article2023: string;
  readonly follows: readonly Consequence[];
}

const penalty: Consequence = { kind: 'penalty-possible' };
const clocks: Consequence = { kind: 'set-clocks' };

/**
 * The rules for handling the clock, and the consequences of breaking them or of a faulty clock.
 *
 * @article Laws 2001 6.8, 6.9, 6.11, 6.13, 6.14, 13.5
 * @article FIDE Laws 2023 6.2, 6.8, 6.10, 6.11, 12.8
 */
export const clockCases: readonly ClockCase[] = [
  {
    code: 'stopped-with-other-hand',
    article2001: '6.8b',
    article2023: '6.2.3',
    follows: [penalty],
  },
  { code: 'finger-on-button', article2001: '6.8b', article2023: '6.2.3', follows: [penalty] },
  { code: 'clock-struck', article2001: '6.8c', article2023: '6.2.4', follows: [penalty] },
  { code: 'cannot-use-clock', article2001: '6.8d', article2023: '6.2.6', follows: [clocks] },
  { code: 'clock-faulty', article2001: '6.11', article2023: '6.10.2', follows: [clocks] },
  {
    code: 'stopped-without-reason',
    article2001: '6.13d',
    article2023: '6.11.3',
    follows: [penalty],
  },
  {
    code: 'position-put-back',
    article2001: '6.14',
    article2023: '6.11.4',
    follows: [clocks, { kind: 'set-move-counter' }],
  },
  { code: 'disturbed-from-outside', article2001: '13.5', article2023: '12.8', follows: [clocks] },
];
