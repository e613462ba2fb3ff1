import { planFaultText } from '@rokade/presentation/desks/prizes/fault-text.ts';
import {
  type Numbers,
  newCondition,
  planForm,
  prizesOf,
} from '@rokade/presentation/desks/prizes/prize-form.ts';
import { presetForm, prizePresets } from '@rokade/presentation/desks/prizes/prize-presets.ts';
import { findPlanFaults } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import { languages, type PlayerId, type Prizes } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { playerId } from '../../../../test/tournament/journal-driver.ts';

const players: Numbers = [1, 2, 3].map((no) => ({ no, id: playerId(`p${no}`) }));

const everything: Prizes = {
  visible: true,
  plan: {
    currency: 'EUR',
    year: 2026,
    ties: 'half-and-half',
    perPlayer: 'better',
    roundTo: 50,
    decisions: [{ by: 'play-off', players: [playerId('p2')] }],
    lists: [
      {
        name: 'Alle',
        who: [
          { kind: 'rating', from: 1500, to: null },
          { kind: 'unrated' },
          { kind: 'women' },
          { kind: 'seniors', fromAge: 60 },
          { kind: 'juniors', toAge: 21 },
          { kind: 'club', club: 'Nyborg' },
          { kind: 'citizens', federation: 'DEN' },
          { kind: 'listed', players: [playerId('p3'), playerId('p1')] },
        ],
        ties: 'undivided',
        besides: true,
        prizes: [
          { money: 33334, honour: 'Pokal' },
          { money: 0, honour: 'Medalje' },
        ],
      },
      { name: 'B', who: [], ties: null, besides: false, prizes: [{ money: 5, honour: '' }] },
    ],
  },
};

describe('the form of a plan', () => {
  it('gives back the plan it was filled with', () => {
    expect(prizesOf(planForm(everything, players), players)).toEqual(everything);
  });

  it('leaves empty lines out and keeps a number that nobody has as an unknown player', () => {
    const form = planForm(everything, players);
    const [, second] = form.lists;
    if (second === undefined) throw new Error('no list');
    second.prizes.push({ money: ' ', honour: '' });
    second.who.push({ ...newCondition('listed'), players: '2; 99' });
    const list = prizesOf(form, players).plan.lists[1];
    expect(list?.prizes).toHaveLength(1);
    expect(list?.who).toEqual([{ kind: 'listed', players: ['p2', '99' as PlayerId] }]);
  });

  it.each(prizePresets)('the draft %s only lacks amounts', (preset) => {
    const form = presetForm(preset, '2026', translator('da'));
    for (const list of form.lists) list.prizes = [{ money: '100', honour: '' }];
    expect(findPlanFaults(prizesOf(form, players).plan)).toEqual([]);
  });

  /** @article Tempelhof 2018 III.F.5 */
  it('proposes the best placed woman and youth of a club championship, whatever else they win', () => {
    const { lists } = prizesOf(presetForm('club', '2026', translator('en')), players).plan;
    expect(lists.map(({ who, besides }) => [who.map(({ kind }) => kind), besides])).toEqual([
      [[], false],
      [['women'], true],
      [['juniors'], true],
    ]);
    expect(lists.map(({ prizes: [first] }) => first?.honour)).toEqual([
      'Club champion',
      'Women’s champion',
      'Youth champion',
    ]);
  });

  it.each(languages)('names the place of a fault in words: %s', (language) => {
    const t = translator(language);
    const form = planForm(everything, players);
    const text = planFaultText(
      t,
      { code: 'prize-plan.money-rises', path: 'lists[0].prizes[1].money' },
      form,
    );
    expect(text).toBe(`Alle, ${t('prizes.prize')} 2: ${t('error.prize-plan.money-rises')}`);
  });
});
