import {
  prizeLines,
  receiptsOf,
  totalAwarded,
} from '@rokade/presentation/views/prizes/prize-lines.ts';
import { translator } from '@rokade/texts/all';
import { viewPrizes } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { run, started, whiteWinsAll } from '../../../../test/tournament/journal-driver.ts';

const list = (name: string, money: number, honour = '') => ({
  name,
  who: [],
  ties: null,
  besides: false,
  prizes: [{ money, honour }],
});

const { state } = run(whiteWinsAll(started(4)), {
  kind: 'set-prizes',
  prizes: {
    visible: false,
    plan: {
      currency: 'DKK',
      year: null,
      ties: 'shared',
      perPlayer: 'all',
      roundTo: 1,
      decisions: [],
      lists: [list('Præmier', 50001, 'Pokal'), list('Til', 2000)],
    },
  },
});

const view = viewPrizes(state);
if (view === null) throw new Error('no prizes');
const words = {
  language: 'en',
  t: translator('en'),
  namer: { nameOf: (id: string) => id, nameOfNo: String },
} as const;

describe('prizes in words', () => {
  it('shows amounts, shared places and what was planned', () => {
    const [main] = prizeLines(view, words);
    expect(main?.planned).toEqual(['1. DKK 500.01 + Pokal'.replace(' 5', '\u00a05')]);
    expect(main?.rows.map(({ places, amount }) => [places, amount])).toEqual([
      ['1–2', 'DKK\u00a0250.01'],
      ['1–2', 'DKK\u00a0250.00'],
    ]);
    expect(main?.rows[0]?.because[0]?.text).toContain('Prize 1 shared by 2: 500.01');
  });

  it('adds up what was given', () => {
    expect(totalAwarded(view, 'en')).toBe('DKK\u00a0520.01');
  });

  it('has one receipt a player, by name, with everything they gets', () => {
    const receipts = receiptsOf(view, 'en');
    const names = receipts.map(({ player }) => player.name);
    expect(names).toEqual(names.toSorted());
    expect(receipts).toHaveLength(2);
    for (const { items } of receipts) expect(items).toHaveLength(2);
    expect(receipts.map(({ amount }) => amount).toSorted()).toEqual([
      'DKK\u00a0260',
      'DKK\u00a0260.01',
    ]);
  });
});
