import {
  type Contest,
  type ContestAct,
  type ItemId,
  parseEntryId,
  parseItemId,
  seasonSection,
} from '@rokade/club';
import { isDay, plusDays } from '@rokade/rules';
import { newItemId } from '@rokade/server';
import { sectionText, type TableLocale } from '@rokade/tables';
import { wholeIn } from '#lib/console/said-in-form.ts';
import { formText } from './form-text.ts';

/** A day as it was typed: 2027-01-08, 8.1.2027 or 8/1/2027; anything else stays as it is, and is refused. */
function dayOf(typed: string): string {
  const [, date = '', month = '', year = ''] =
    /^(\d{1,2})[./-]\s*(\d{1,2})[./-]\s*(\d{4})$/.exec(typed) ?? [];
  return year === '' ? typed : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/** How often, or how many weeks; NaN where it is no number. */
const countIn = (form: FormData, name: string): number =>
  Math.max(1, Math.min(60, wholeIn(form, name, 1)));

/** The days of a form: those typed, and a first one with those that follow it week by week. */
function daysIn(form: FormData): readonly string[] {
  const first = formText(form, 'first');
  const times = isDay(first) ? countIn(form, 'times') : 0;
  const weeks = countIn(form, 'weeks');
  // How often it is cannot be read: what was typed is no day, and is refused as such.
  if (Number.isNaN(times * weeks))
    return [`${formText(form, 'times')}, ${formText(form, 'weeks')}`];
  const following = Array.from({ length: times }, (_, index) =>
    index === 0 ? first : plusDays(first, 7 * weeks * index),
  );
  const typed = formText(form, 'days')
    .split(/[\n,;]/)
    .map((line) => dayOf(line.trim()))
    .filter(Boolean);
  return [...new Set([...following, ...typed])].toSorted();
}

const bookKinds = ['tournament', 'event', 'contest'] as const;

function bookIn(form: FormData) {
  const [kind, id = ''] = formText(form, 'book').split('/');
  const known = bookKinds.find((one) => one === kind);
  return known === undefined || id === '' ? null : { kind: known, id };
}

const itemIn = (form: FormData): ItemId | null => parseItemId(formText(form, 'item'));

/** What a form of a season's desk notes; null: nothing of a season. A name left empty is that of the section. */
export function seasonActOfForm(
  form: FormData,
  locale: TableLocale,
  season: Contest,
): ContestAct | null {
  const day = formText(form, 'when');
  const kind = formText(form, 'act');
  const item = itemIn(form) ?? ('-' as ItemId);
  const entry = parseEntryId(formText(form, 'entry'));
  switch (kind) {
    case 'programme-planned': {
      const what = formText(form, 'what');
      const section = seasonSection(season, what);
      const usual = section === undefined ? '' : sectionText(locale, section);
      const name = formText(form, 'name').trim() || usual;
      const [at, note] = [formText(form, 'at'), formText(form, 'note').trim()];
      const planned = { what, name, days: daysIn(form), at, note, book: bookIn(form) };
      return { kind, items: [{ item: itemIn(form) ?? newItemId(), ...planned }], day };
    }
    case 'item-dropped':
      return { kind, item, day };
    case 'item-entered':
    case 'item-left':
      return entry === null ? null : { kind, item, entry, day };
    case 'champion-named': {
      const said = form.getAll('champion').flatMap((one) => parseEntryId(String(one)) ?? []);
      return { kind, item, champions: [...new Set(said)], day };
    }
    default:
      return null;
  }
}
