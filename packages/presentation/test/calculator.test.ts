import { calculatorPage } from '@rokade/presentation/views/calculator/calculator-page.ts';
import { translator } from '@rokade/texts/all';
import { languages } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';

const ask = (query: string, language: (typeof languages)[number] = 'en') =>
  calculatorPage(new URLSearchParams(query), '2026-11-23', {
    t: translator(language),
    language,
  });

const sums = (query: string) => Object.fromEntries(ask(query).answer?.sums ?? []);

describe('the calculator of the pages', () => {
  test('says nothing while nothing is asked, and offers six rows', () => {
    const { answer, fault, form } = ask('');
    expect([answer, fault, form.opponents.length]).toEqual([null, null, 6]);
  });

  test('reckons by the rules in force on the day, game by game (B.02 8.3)', () => {
    const query = 'rules=fide&own=1850&k=20&opponent=1900&score=1&opponent=1750&score=0.5';
    const { answer } = ask(query);
    expect(answer?.edition).toMatch(/^fide-/);
    expect(answer?.results.map(({ opponent, halfPoints }) => [opponent, halfPoints])).toEqual([
      [1900, 2],
      [1750, 1],
    ]);
    expect(sums(query)).toMatchObject({ Score: '1½ / 2', K: '20', 'New rating': '1859' });
  });

  test('takes an edition by its name, and leaves out what it does not ask for', () => {
    expect(ask('rules=dwz-1992&own=1600&index=5&k=20&opponent=1700&score=1').answer?.edition).toBe(
      'dwz-1992',
    );
    expect(ask('rules=dsu&day=2005-01-01&own=1600&opponent=1700&score=1').answer?.edition).toBe(
      'dsu-2002',
    );
  });

  test('gives who has no rating a performance', () => {
    const query = 'rules=fide&opponent=1900&score=1&opponent=1800&score=0.5&opponent=1700&score=0';
    expect(sums(query)['Performance']).toMatch(/^\d{4}$/);
  });

  test('keeps what was typed, without gaps, and one empty row behind it', () => {
    const rows = Array.from(
      { length: 7 },
      (_, i) => `opponent=${i === 2 ? '' : 1500 + i}&score=0.5`,
    );
    const { form } = ask(`own=1700&${rows.join('&')}`);
    expect(form.opponents.map(({ rating }) => rating)).toEqual([
      ...['1500', '1501', '1503', '1504', '1505', '1506'],
      '',
    ]);
    expect(ask('rows=12').form.opponents).toHaveLength(12);
    expect(ask('rows=100000').form.opponents).toHaveLength(60);
    const many = ask(`own=1700&${'opponent=1700&score=1&'.repeat(70)}`);
    expect(many.answer?.results).toHaveLength(70);
  });

  test.each([
    ['rules=fide&own=abc&opponent=1800&score=1', 'own'],
    ['rules=fide&own=1800&opponent=1700&score=1&opponent=x&score=1', 'opponent-1'],
    ['rules=fide&own=1800&opponent=1700&score=2', 'opponent-0'],
    ['rules=fide&own=1800', 'opponent-0'],
    ['rules=fide&own=1800&k=99&opponent=1700&score=1', 'k'],
    ['rules=fide&own=1800&day=2026-02-30&opponent=1700&score=1', 'day'],
    ['rules=chess&own=1800&opponent=1700&score=1', 'rules'],
  ])('%s is refused at its field, in every language', (query, field) => {
    for (const language of languages) {
      const { fault, answer } = ask(query, language);
      expect([fault?.field, answer]).toEqual([field, null]);
      expect(fault?.text).not.toMatch(/[{}]|undefined/);
    }
  });
});
