import type { Language } from '@rokade/journal';
import type { TranslateFor } from '@rokade/texts';
import type { PresetPrizes, Prizes } from '@rokade/tournament';
import { prizesOf } from './prize-form.ts';
import { presetForm } from './prize-presets.ts';

type List = Prizes['plan']['lists'][number];

/** Whether a list is for somebody: a rating group needs a bound, which the organiser gives. */
const isForSomebody = ({ who }: List): boolean =>
  who.every((one) => one.kind !== 'rating' || one.from !== null || one.to !== null);

/** A list whose best is honoured where it has no prize yet. */
const honoured = (list: List): List =>
  list.prizes.length > 0 ? list : { ...list, prizes: [{ money: 0, honour: list.name }] };

/** The prizes that a preset brings: titles, cups and categories, without amounts. */
export function presetPrizes(
  template: PresetPrizes,
  { year, language, t }: { year: string; language: Language; t: TranslateFor<'console'> },
): Prizes {
  const currency = language === 'da' ? 'DKK' : 'EUR';
  const { plan, visible } = prizesOf({ ...presetForm(template, year, t), currency }, []);
  return { visible, plan: { ...plan, lists: plan.lists.filter(isForSomebody).map(honoured) } };
}
