import type { PrizePlanFault } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';

/** The names of the lists in a plan or in its form. */
interface Named {
  readonly lists: readonly { readonly name: string }[];
}

/**
 * The place of a fault in the form: the list's name and the prize's number; '' for the plan's head.
 */
function placeOf(path: string, { lists }: Named, t: TranslateFor<'console'>): string {
  const [, list] = /^lists\[(\d+)\]/.exec(path) ?? [];
  const [, prize] = /prizes\[(\d+)\]/.exec(path) ?? [];
  if (list === undefined) return path === 'year' ? t('prizes.year') : '';
  const name = lists[Number(list)]?.name.trim() || t('prizes.list-n', { list: Number(list) + 1 });
  return prize === undefined ? name : `${name}, ${t('prizes.prize')} ${Number(prize) + 1}`;
}

/** A sentence that says what is wrong with a plan, and where. */
export function planFaultText(
  t: TranslateFor<'console'>,
  fault: PrizePlanFault,
  form: Named,
): string {
  const otherPath = 'otherPath' in fault ? placeOf(fault.otherPath, form, t) : '';
  const text = t(`error.${fault.code}`, { ...fault, otherPath });
  const place = placeOf(fault.path, form, t);
  return place === '' ? text : `${place}: ${text}`;
}
