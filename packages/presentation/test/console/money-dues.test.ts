import type { MoneyEntry, MoneyHappened } from '@rokade/event';
import { translator } from '@rokade/texts/all';
import { expect, test } from 'vitest';
import { moneyHistory } from '../../src/desks/money/money-history.ts';

const t = translator('da');

const entry = (version: number, event: MoneyHappened): MoneyEntry => ({
  version,
  event,
  reason: '',
  at: '2026-12-27T09:00:00.000Z',
  actor: { id: 'ella', name: 'Ella' },
});

test('a fee set by hand is told with its amount, 0 too, and one by the table as such', () => {
  const due = (amount: number) => ({ amount, why: 'other', what: '' }) as const;
  const set = (of: object | null) => ({ kind: 'due-set', player: 'bo', due: of }) as MoneyHappened;
  const lines = moneyHistory(
    { t, language: 'da', currency: 'DKK' },
    [entry(1, set(due(15_000))), entry(2, set(due(0))), entry(3, set(null))],
    { names: new Map([['bo', 'Voß, Bo']]), bookings: [] },
  );
  const texts = lines.map(({ text }) => text).toSorted();
  expect(texts).toHaveLength(3);
  expect(texts.filter((text) => text.includes('150'))).toHaveLength(1);
  expect(texts).toContain(t('money.did-due-by-table', { person: 'Voß, Bo' }));
  expect(
    texts.filter((text) => text === t('money.did-due-by-table', { person: 'Voß, Bo' })),
  ).toHaveLength(1);
});
