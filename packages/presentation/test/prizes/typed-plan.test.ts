import type { PlayerId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { newCondition } from '../../src/desks/prizes/prize-form.ts';
import { typedPlan } from '../../src/desks/prizes/typed-plan.ts';

const players = [1, 2, 3].map((no) => ({ no, id: `p${no}` as PlayerId }));

describe('a plan that was typed without a script and refused', () => {
  it('comes back as it was typed, without blank rows', () => {
    const place = 'command.prizes.plan';
    const plan = typedPlan(
      {
        'command.kind': 'set-prizes',
        'command.prizes.visible': 'on',
        [`${place}.currency`]: 'DKK',
        [`${place}.year`]: '20x6',
        [`${place}.lists.0.name`]: 'Alle',
        [`${place}.lists.0.besides:beside`]: 'on',
        [`${place}.lists.0.prizes.0.money:money:else-zero`]: '12,x',
        [`${place}.lists.0.prizes.2.honour`]: 'Pokal',
        [`${place}.lists.0.prizes.3.honour`]: '',
        [`${place}.lists.0.who.0.kind`]: 'listed',
        [`${place}.lists.0.who.0.players`]: 'p3\np1',
        [`${place}.lists.0.who.1.kind`]: '',
        [`${place}.lists.1.name`]: '',
      },
      players,
    );
    expect(plan).toMatchObject({ currency: 'DKK', year: '20x6', visible: true });
    expect(plan.lists).toEqual([
      {
        name: 'Alle',
        who: [{ ...newCondition('listed'), players: '1, 3' }],
        ties: '',
        besides: true,
        prizes: [
          { money: '12,x', honour: '' },
          { money: '', honour: 'Pokal' },
        ],
      },
    ]);
  });
});
