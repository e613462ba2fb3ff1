import { viewPhase } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { nextStep } from '../../src/lib/console/round/next-step.ts';
import { started, tournamentOf } from '../played-journal.ts';

const stepAfter = (count: number, divided = false) => {
  const t = tournamentOf(started.slice(0, count));
  return nextStep({
    phase: viewPhase(t),
    players: t.players.length,
    system: t.settings.system,
    round: t.rounds.length,
    lotDue: false,
    divided,
  });
};

describe('the next step', () => {
  it.each([
    [1, 'console.step-enter-players', null],
    [2, 'console.step-close-entries', 'close-entries'],
    [3, 'console.step-pair', 'pair-round'],
    [4, 'console.step-publish', 'publish-round'],
    [5, 'console.step-results', null],
  ])('after %i commands is %s', (count, label, command) => {
    const step = stepAfter(count);
    expect(step?.label).toBe(label);
    expect(step?.command?.kind ?? null).toBe(command);
  });

  it('of an entry list that is divided leads to its groups', () => {
    expect(stepAfter(2, true)).toMatchObject({ page: 'groups', command: null });
  });
});
