import { licencesOn } from '@rokade/register';
import { licenceRuleSets, wordsOfName } from '@rokade/rules';
import { licenceColumns, licenceRows } from '@rokade/tables';
import { onDay } from '../input/book-acts.ts';
import { no } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';
import type { RegisterAct } from './opened-register.ts';

/** The licensed arbiters and aspirants on a day, or the persons whose names contain the words. */
export const licences: RegisterAct = onDay(async (context, { register }, [words = ''], day) => {
  const sought = wordsOfName(words);
  const found = licenceRuleSets
    .flatMap((rules) => licencesOn(register.now(), rules, day))
    .filter(({ name }) =>
      sought.every((word) => wordsOfName(name).some((one) => one.includes(word))),
    );
  const rows = licenceRows(context, found);
  if (rows.length === 0) return no('', context.t('licences.none'));
  return tableAs(context, { columns: licenceColumns, rows }, { about: { day }, key: 'licences' });
});
