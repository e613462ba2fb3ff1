import { translator } from '@rokade/texts/all';
import { describe, expect, test } from 'vitest';
import {
  candidateAnswer,
  illegalMoveAnswer,
  lawsChoices,
  playChoices,
  wrongClaimAnswer,
} from '../src/views/calculator/board-questions.ts';
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

  test('an illegal move (Laws 2023 7.5.5, 2001 7.4b)', () => {
    const form = { laws: 'laws-2023', play: 'standard', supervised: true };
    const first = illegalMoveAnswer({ ...form, count: '1' }, locale);
    expect(first?.facts.slice(0, 2)).toEqual([
      ['The game', 'goes on'],
      ['More time for the opponent', '120 seconds'],
    ]);
    const second = illegalMoveAnswer({ ...form, count: '2' }, locale);
    expect(second?.facts[0]).toEqual(['The game', 'is lost for this player']);
    const early = illegalMoveAnswer({ ...form, laws: 'laws-2001', count: '2' }, locale);
    expect(early?.facts[0]).toEqual(['The game', 'goes on']);
    expect(illegalMoveAnswer({ ...form, count: '0' }, locale)).toBeNull();
    expect(illegalMoveAnswer({ ...form, laws: 'laws-1997', count: '1' }, locale)).toBeNull();
    expect(lawsChoices(locale)[0]).toMatchObject({ value: 'laws-2023' });
    expect(playChoices(locale)).toHaveLength(3);
  });

  test('a wrong claim of a draw (Laws 2001 9.5b)', () => {
    const form = { laws: 'laws-2001', play: 'standard', seconds: '250' };
    expect(wrongClaimAnswer(form, locale)?.facts).toEqual([
      ['Left for the claimant', '125 seconds'],
      ['More time for the opponent', '180 seconds'],
      ['Article', '9.5b'],
    ]);
    expect(wrongClaimAnswer({ ...form, seconds: 'x' }, locale)).toBeNull();
  });

  test('a candidate result (DSU 2002 §26)', () => {
    expect(candidateAnswer({ rounds: '9', average: '2264' }, locale)?.facts).toEqual([
      ['Points needed', '6½'],
    ]);
    expect(candidateAnswer({ rounds: '9', average: '1200' }, locale)?.facts).toEqual([
      ['Points needed', 'no score is enough'],
    ]);
    expect(candidateAnswer({ rounds: '', average: '2264' }, locale)).toBeNull();
  });
});
