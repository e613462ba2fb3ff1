import { describedNorms, normReport } from '@rokade/presentation/views/norms/describe-norms.ts';
import { normsQuestion } from '@rokade/presentation/views/norms/norms-question.ts';
import { championships } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import { run, started, whiteWinsAll } from '../../../test/tournament/journal-driver.ts';

const say = translator('en');
const usual = normsQuestion(new URLSearchParams());

describe('the norms of a tournament', () => {
  it('say of a condition that is only an exception that it is not so, and never that it is missed', () => {
    const { state } = started(6);
    const { conditions } = normReport(state, usual);
    const lines = describedNorms(state, usual, say).conditions;
    expect(lines.map(({ state: shown }) => shown)).toEqual(
      conditions.map(({ state: is, isWanted }) =>
        is === 'missed' && !isWanted ? 'otherwise' : is,
      ),
    );
    expect(conditions.some(({ isWanted }) => !isWanted)).toBe(true);
    expect(conditions.some(({ isWanted }) => isWanted)).toBe(true);
  });

  it('give titles of a championship when all its rounds are held, and none before', () => {
    const [code] = championships;
    const question = normsQuestion(new URLSearchParams({ championship: code }));
    const first = started(6, { roundsPlanned: 2 });
    expect(describedNorms(first.state, question, say).direct).toBeNull();
    const second = run(whiteWinsAll(first), { kind: 'pair-round' }, { kind: 'publish-round' });
    expect(describedNorms(second.state, question, say).direct).not.toBeNull();
    expect(describedNorms(second.state, usual, say).direct).toBeNull();
  });
});
