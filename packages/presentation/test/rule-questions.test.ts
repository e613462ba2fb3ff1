import { translator } from '@rokade/texts/all';
import { describe, expect, test } from 'vitest';
import {
  dayOfDeadline,
  deadlineAnswer,
  deadlineChoices,
  skatAnswer,
  targetsAnswer,
} from '../src/views/calculator/rule-questions.ts';

const locale = { t: translator('en'), language: 'en', timeZone: '' } as const;
const facts = (answer: ReturnType<typeof skatAnswer>) =>
  typeof answer === 'object' ? answer?.facts : answer;

describe('questions that need no tournament', () => {
  test('a deadline is counted from the day that its rule names (DSU 2002 §33)', () => {
    const entry = { rule: 'emt-entry', day: '2027-01-01' };
    expect(deadlineAnswer(entry, locale)).toMatchObject({
      facts: [['In time until', expect.stringContaining('2027')]],
      because: [{ text: expect.stringContaining('2027-02-22') }],
    });
    expect(dayOfDeadline('report')).toBe('lastRound');
    expect(deadlineAnswer({ rule: 'report', day: '' }, locale)).toBeNull();
    expect(deadlineChoices(locale).length).toBeGreaterThan(40);
  });

  test('target scores of four classes (Tempelhof 2018 III.A.3)', () => {
    const classes = ['10', '10', '10', '10'];
    expect(targetsAnswer({ rounds: '11', classes }, locale)?.facts.map(([, text]) => text)).toEqual(
      [
        expect.stringMatching(/^7½ \(65\.25 %\)$/),
        expect.stringMatching(/^6½ /),
        expect.stringMatching(/^4½ /),
        expect.stringMatching(/^3½ /),
      ],
    );
    expect(targetsAnswer({ rounds: '11', classes: ['10', '10', '', ''] }, locale)).toBeNull();
    expect(targetsAnswer({ rounds: 'x', classes }, locale)).toBeNull();
  });

  test('a game of Skat (Tempelhof 2018 III.I)', () => {
    const game = { game: 'hearts', matadors: '2', marks: [], won: true };
    expect(facts(skatAnswer(game, locale))?.slice(0, 2)).toEqual([
      ['Value of the game', '30'],
      ['For the declarer', '80'],
    ]);
    const lost = { ...game, marks: ['hand'], won: false };
    expect(facts(skatAnswer(lost, locale))).toEqual([
      ['Value of the game', '-80'],
      ['For the declarer', '-130'],
      ['For each opponent', '50'],
    ]);
    expect(skatAnswer({ ...game, marks: ['schwarz'] }, locale)).toEqual(expect.any(String));
    expect(skatAnswer({ ...game, game: 'whist' }, locale)).toBeNull();
  });
});
