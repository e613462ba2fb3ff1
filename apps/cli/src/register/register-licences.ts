import { licencesOn } from '@rokade/register';
import { licenceRuleSets, nameKey } from '@rokade/rules';
import { licenceColumns, licenceRows } from '@rokade/tables';
import type { BookAct } from '../input/book-acts.ts';
import { dayOption } from '../options.ts';
import { no } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';
import type { OpenedRegister } from './opened-register.ts';

/** Who is a licensed arbiter or an aspirant on a day, or whoever has words in their name. */
export const licences: BookAct<OpenedRegister> = async (context, { register }, [words = '']) => {
  const day = dayOption(context, 'day');
  if (!day.ok) return day.error;
  const sought = nameKey(words).split(' ');
  const found = licenceRuleSets
    .flatMap((rules) => licencesOn(register.now(), rules, day.value))
    .filter(({ name }) => sought.every((word) => nameKey(name).includes(word)));
  const rows = licenceRows(context, found);
  if (rows.length === 0) return no('', context.t('licences.none'));
  return tableAs(
    context,
    { columns: licenceColumns, rows },
    { about: { day: day.value }, key: 'licences' },
  );
};
