import { expect, test } from 'vitest';
import { numbersOverTime } from '../src/views/picture/numbers-over-time.ts';

const on = (day: string, kind: string, value: number) => ({ day, kind, value });

test('a line for each kind of number, from the first day to the last', () => {
  const picture = numbersOverTime(
    [
      on('2026-03-01', 'Rating', 1500),
      on('2025-11-02', 'Rating', 1450),
      on('2026-01-05', 'Elo', 1600),
      on('', 'Rating', 1700),
    ],
    'en',
  );
  expect(picture?.lines).toEqual([
    {
      label: 'Rating',
      points: [
        [Date.parse('2025-11-02'), 1450],
        [Date.parse('2026-03-01'), 1500],
      ],
    },
    { label: 'Elo', points: [[Date.parse('2026-01-05'), 1600]] },
  ]);
  expect(picture?.below.map(({ at }) => at)).toEqual([
    Date.parse('2025-11-02'),
    Date.parse('2026-03-01'),
  ]);
});

test('numbers of one day, or of none that is known, are no picture', () => {
  expect(numbersOverTime([on('2026-03-01', 'Rating', 1500)], 'da')).toBeNull();
  expect(numbersOverTime([on('', 'Rating', 1500), on('', 'Elo', 1600)], 'da')).toBeNull();
});
