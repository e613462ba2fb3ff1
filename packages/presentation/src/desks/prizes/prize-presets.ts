import type { KeyFor, TranslateFor } from '@rokade/texts';
import { type ListForm, newCondition, newPrize, type PlanForm } from './prize-form.ts';

/** Templates of plans. */
export const prizePresets = ['dsu-shared', 'dsu-order', 'emt', 'hort', 'club'] as const;
export type PrizePreset = (typeof prizePresets)[number];

/** The document on which a template is based; templates without one suit everybody. */
const presetsOf: Readonly<Partial<Record<PrizePreset, string>>> = {
  emt: 'DSU',
  hort: 'Tempelhof',
  club: 'Tempelhof',
};

/** The templates that do not belong to documents that do not apply. */
export const presetsWithout = (foreign: readonly string[]): readonly PrizePreset[] =>
  prizePresets.filter((preset) => !foreign.includes(presetsOf[preset] ?? ''));

const list = (name: string, prizes: number, more: Partial<ListForm> = {}): ListForm => ({
  name,
  who: [],
  ties: '',
  besides: false,
  prizes: Array.from({ length: prizes }, newPrize),
  ...more,
});

type Say = (key: KeyFor<'console'>) => string;

function titleLists(say: Say): ListForm[] {
  const title = {
    who: [{ ...newCondition('citizens'), federation: 'DEN' }],
    ties: 'undivided',
    besides: true,
    prizes: [{ money: '', honour: say('prizes.preset-champion') }],
  } as const;
  return [
    list(say('prizes.preset-title'), 0, {
      ...title,
      who: [...title.who],
      prizes: [...title.prizes],
    }),
    list(say('prizes.preset-main'), 3),
  ];
}

const hortLists = (say: Say): ListForm[] => [
  list(say('prizes.preset-main'), 3, {
    prizes: [{ money: '', honour: say('prizes.preset-cup') }, newPrize(), newPrize()],
  }),
  list(say('prizes.preset-unseeded'), 1, { who: [newCondition('rating')] }),
  list(say('prizes.preset-women'), 1, { who: [newCondition('women')] }),
  list(say('prizes.preset-seniors'), 1, { who: [newCondition('seniors')] }),
  list(say('prizes.preset-juniors'), 1, { who: [newCondition('juniors')] }),
];

/**
 * Lists for the club's champion and for the champions of women and juniors, who may win other
 * prizes as well.
 */
const championLists = (say: Say): ListForm[] => [
  list(say('prizes.preset-club-list'), 3, {
    prizes: [{ money: '', honour: say('prizes.preset-club-champion') }, newPrize(), newPrize()],
  }),
  list(say('prizes.preset-women-list'), 1, {
    who: [newCondition('women')],
    besides: true,
    prizes: [{ money: '', honour: say('prizes.preset-women-champion') }],
  }),
  list(say('prizes.preset-youth-list'), 1, {
    who: [newCondition('juniors')],
    besides: true,
    prizes: [{ money: '', honour: say('prizes.preset-youth-champion') }],
  }),
];

/**
 * A template with lists and prizes, without amounts.
 *
 * @article DSU 2002 §24a, §24b
 * @article DSU 2002 4.2 §36
 * @article Tempelhof 2018 III.A.15, III.B.2, III.B.12, III.F.5
 */
export function presetForm(
  preset: PrizePreset,
  year: string,
  t: TranslateFor<'console'>,
): PlanForm {
  const say: Say = (key) => t(key);
  const usual = { year, roundTo: '1', visible: false, decisions: [], perPlayer: 'better' } as const;
  const main = [list(say('prizes.preset-main'), 3)];
  switch (preset) {
    case 'dsu-order':
      return { ...usual, currency: 'DKK', ties: 'by-order', lists: main };
    case 'emt':
      return { ...usual, currency: 'DKK', ties: 'shared', lists: titleLists(say) };
    case 'hort':
      return { ...usual, currency: 'EUR', ties: 'half-and-half', lists: hortLists(say) };
    case 'club':
      return { ...usual, currency: 'EUR', ties: 'by-order', lists: championLists(say) };
    default:
      return { ...usual, currency: 'DKK', ties: 'shared', lists: main };
  }
}
