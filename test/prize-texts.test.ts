import {
  awardPrizes,
  currencies,
  type PrizeCondition,
  type PrizePlan,
  type PrizePlayer,
  type Reason,
  reasonCodes,
} from '@rokade/rules';
import { moneyText, type TextKey } from '@rokade/texts';
import { translator } from '@rokade/texts/all';
import { languages } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';

const women: readonly PrizePlayer[] = Array.from({ length: 12 }, (_, index) => ({
  no: index + 1,
  rating: index === 11 ? null : 2000 - 50 * index,
  sex: 'w',
  birthYear: index % 2 === 0 ? 1950 : 2010,
  club: 'Nyborg',
  federation: index === 0 ? 'GER' : 'DEN',
  citizenship: index === 1 ? 'DEN' : '',
}));

/** Two alone, three with equal points, two of them and two others equal in everything … */
const standings = [9, 8, 7, 7, 7, 6, 6, 5, 5, 4, 4, 3].map((points, index, all) => ({
  no: index + 1,
  rank: index === 4 || index === 6 ? index : index + 1,
  pointsRank: all.indexOf(points) + 1,
  counts: true,
}));

const conditions: readonly (readonly PrizeCondition[])[] = [
  [],
  [{ kind: 'women' }],
  [{ kind: 'rating', from: null, to: null }],
  [{ kind: 'rating', from: 1950, to: null }],
  [{ kind: 'rating', from: null, to: 1900 }],
  [{ kind: 'rating', from: 1600, to: 1800 }],
  [{ kind: 'unrated' }],
  [{ kind: 'seniors', fromAge: 60 }],
  [{ kind: 'juniors', toAge: 21 }],
  [{ kind: 'club', club: 'Nyborg' }],
  [{ kind: 'citizens', federation: 'DEN' }],
  [{ kind: 'listed', players: [3, 4, 5] }],
];

const prizes = [
  { money: 50000, honour: 'Cup' },
  { money: 40000, honour: 'Cup' },
  { money: 20001, honour: '' },
  ...[10000, 9001, 8001, 7000].map((money) => ({ money, honour: 'Medal' })),
];

const plan = (rest: Partial<PrizePlan>): PrizePlan => ({
  currency: 'DKK',
  year: 2026,
  ties: 'shared',
  perPlayer: 'all',
  roundTo: 1,
  lists: conditions.map((who, index) => ({
    name: `List ${index}`,
    who,
    ties: null,
    besides: false,
    prizes: index === 1 ? prizes.slice(0, 3) : prizes,
  })),
  decisions: [],
  ...rest,
});

const plans: readonly PrizePlan[] = [
  plan({}),
  plan({ perPlayer: 'first' }),
  plan({ perPlayer: 'better' }),
  plan({ ties: 'by-order' }),
  plan({ ties: 'half-and-half' }),
  plan({ ties: 'undivided' }),
  plan({
    decisions: [
      { by: 'play-off', players: [8, 9] },
      { by: 'lot', players: [5, 4] },
    ],
  }),
];

function reasonsOf(each: PrizePlan): readonly Reason[] {
  const awards = awardPrizes({ plan: each, standings, players: women });
  if (!awards.ok) throw new Error(JSON.stringify(awards.error));
  const { given, open, left } = awards.value;
  return [...given, ...open, ...left].flatMap(({ because }) => because);
}

const met = [...new Map(plans.flatMap(reasonsOf).map((reason) => [reason.code, reason])).values()];

describe('the texts of prizes', () => {
  test('all reasons come up', () => {
    const prizeCodes = reasonCodes.filter((code) => code.startsWith('prize.'));
    expect(met.map(({ code }) => code).toSorted()).toEqual(prizeCodes.toSorted());
  });

  test.each(languages)('have every fact they name filled: %s', (language) => {
    const say = translator(language);
    for (const { code, facts } of met) {
      expect(say(`reason.${code}` as TextKey, facts), code).not.toMatch(/[{}|]/);
    }
  });

  test('add up money in the language’s way', () => {
    const shared = met.find(({ code }) => code === 'prize.shared');
    const facts = {
      ...shared?.facts,
      firstPlace: 3,
      lastPlace: 5,
      count: 3,
      prizeMoneys: [50000, 30000, 20000],
      potMoney: 100000,
      shareMoney: 33333,
    };
    expect(translator('en')('reason.prize.shared', facts)).toBe(
      'Prizes 3–5 shared by 3: 500 + 300 + 200 = 1,000, 333.33 each.',
    );
    expect(translator('de')('reason.prize.shared', facts)).toBe(
      'Preise 3–5 unter 3 geteilt: 500 + 300 + 200 = 1.000, je 333,33.',
    );
  });

  test.each(currencies)('show hundredths of %s only where there are some', (currency) => {
    expect(moneyText('en', currency, 120000)).toMatch(/1,200(?!\.)/);
    expect(moneyText('en', currency, 33334)).toMatch(/333\.34/);
  });
});
