import { nextStep, wordsOfStep } from '@rokade/presentation/console/round/next-step.ts';
import { makeSystem, viewPhase } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { started, tournamentOf } from '../../../../test/tournament/played-journal.ts';

const stepAfter = (count: number, other: Partial<Parameters<typeof nextStep>[0]> = {}) => {
  const t = tournamentOf(started.slice(0, count));
  return nextStep({
    phase: viewPhase(t),
    players: t.players.length,
    system: t.settings.system,
    round: t.rounds.length,
    lotDue: false,
    divided: false,
    awaited: 0,
    may: ['pair', 'keep-entries'],
    ...other,
  });
};

describe('the next step', () => {
  it.each([
    [1, 'console.step-enter-players', []],
    [2, 'console.step-start-by-lot', ['draw-lots', 'pair-round']],
    [3, 'console.step-pair-first', ['pair-round']],
    [4, 'console.step-publish', ['publish-round']],
    [5, 'console.step-results', []],
  ])('after %i commands is %s', (count, label, commands) => {
    const step = stepAfter(count);
    expect(step.label).toBe(label);
    expect(step.commands).toEqual(commands);
  });

  it('of an entry list that is divided leads to its groups', () => {
    expect(stepAfter(2, { divided: true })).toMatchObject({ page: 'groups', commands: [] });
  });

  const byStrength = makeSystem('dutch');
  it('from the entries to round 1 numbers by strength where the system does', () => {
    expect(stepAfter(2, { system: byStrength })).toMatchObject({
      label: 'console.step-start-by-strength',
      commands: ['number-by-strength', 'pair-round'],
      page: 'round',
    });
  });

  it.each([
    ['the numbers of a table can be drawn in several ways', { system: makeSystem('berger') }],
    ['a cup’s lots are drawn on its bracket', { system: makeSystem('cup') }],
    ['somebody is still expected at the door', { awaited: 1 }],
    ['the reader keeps the entries and does not pair', { may: ['keep-entries'] as const }],
  ])('only closes the entries where %s', (_, facts) => {
    const step = stepAfter(2, facts);
    expect(step).toMatchObject({ commands: ['close-entries'], page: 'lots' });
    expect(wordsOfStep(step)).toBeNull();
  });

  it('has a sentence only where it does more than its button says', () => {
    expect(wordsOfStep(stepAfter(2))).toBe('console.start-by-lot-what');
    const numbering = stepAfter(2, { system: byStrength });
    expect(wordsOfStep(numbering)).toBe('console.start-by-strength-what');
    expect(wordsOfStep(stepAfter(3))).toBeNull();
  });
});
