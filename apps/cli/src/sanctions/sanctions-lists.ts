import { fullName } from '@rokade/register';
import { plainLetters } from '@rokade/rules';
import { sanctionStateOn } from '@rokade/sanctions';
import { sanctionColumns, sanctionRows, sanctionSteps } from '@rokade/tables';
import { onDay } from '../input/book-acts.ts';
import { hasOption, wantsJson } from '../options.ts';
import { done, jsonLine } from '../outcome.ts';
import { printedTable, tableDocument } from '../say/printed-table.ts';
import { tableAs } from '../say/table-as.ts';
import {
  everybodyWithSanctions,
  personNamed,
  type SanctionsAct,
  sanctionsOfPerson,
} from './sanctions-act.ts';

/** All sanctions as they stand on a day; filtered by words, or only those due for deletion. */
export const list: SanctionsAct = onDay(async (context, opened, words, day) => {
  const due = hasOption(context, 'due');
  const people = everybodyWithSanctions(context, opened)
    .filter(({ name }) => plainLetters(name).includes(plainLetters(words.join(' '))))
    .map(({ outcomes, ...person }) => ({
      ...person,
      outcomes: outcomes.filter((one) => !due || sanctionStateOn(one, day) === 'due'),
    }));
  const rows = sanctionRows(context, people, day);
  if (rows.length === 0) return done('', [context.t('sanctions.none-on')]);
  const table = { columns: sanctionColumns, rows };
  return tableAs(context, table, { about: { day }, key: 'sanctions' });
});

/** A person's sanctions, with the steps to the result. */
export const show: SanctionsAct = onDay(async (context, opened, words, day) => {
  const person = personNamed(context, opened, words);
  if (!person.ok) return person.error;
  const outcomes = sanctionsOfPerson(opened, person.value);
  const name = fullName(person.value.values);
  if (outcomes.length === 0) return done('', [`${name}: ${context.t('sanctions.none-of')}`]);
  const rows = sanctionRows(context, [{ person: person.value.id, name, outcomes }], day);
  const table = { columns: sanctionColumns, rows };
  const steps = outcomes.map((one) => ({
    no: one.no,
    because: sanctionSteps(context, one),
    reasons: one.values.reasons,
  }));
  if (wantsJson(context)) {
    return done(jsonLine({ day, sanctions: tableDocument(context, table), steps }));
  }
  const lines = steps.flatMap(({ no, because, reasons }) => [
    ...because.map(({ text, article }) => `${no}. ${text} (${article})`),
    `   ${reasons}`,
  ]);
  return done(`${printedTable(context, table)}\n${lines.join('\n')}\n`);
});
