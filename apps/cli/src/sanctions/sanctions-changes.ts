import { fullName } from '@rokade/register';
import { type Result, sanctionRuleSets } from '@rokade/rules';
import { emptySanctionValues, type Outcome as Sanction, sanctionStateOn } from '@rokade/sanctions';
import type { SanctionsBook } from '@rokade/server';
import { sanctionName } from '@rokade/tables';
import { onDay } from '../input/book-acts.ts';
import { machine, type Refusal, refused } from '../input/with-opened.ts';
import { dayOption, hasOption, numberOption, textOption } from '../options.ts';
import { type Context, done, no, type Outcome } from '../outcome.ts';
import {
  everybodyWithSanctions,
  personNamed,
  type SanctionsAct,
  sanctionsOfPerson,
} from './sanctions-act.ts';

type Command = Parameters<SanctionsBook['execute']>[0]['command'];

const execute = (
  sanctions: SanctionsBook,
  command: Command,
  context: Context,
): Promise<Result<unknown, Refusal>> => {
  const confirmed = hasOption(context, 'yes');
  const request = { basedOn: sanctions.now().version, command, reason: '', confirmed };
  return sanctions.execute(request, machine);
};

const textOf = (context: Context, name: string): string => textOption(context, name) ?? '';

/** Gives somebody a warning or a suspension. */
export const add: SanctionsAct = onDay(async (context, opened, words, day) => {
  const months = numberOption(context, { name: 'months', least: 1, most: 1200 });
  if (!months.ok) return months.error;
  const weeks = numberOption(context, { name: 'weeks', least: 1, most: 5200 });
  if (!weeks.ok) return weeks.error;
  const person = personNamed(context, opened, words);
  if (!person.ok) return person.error;
  const isSuspension = textOf(context, 'kind') === 'suspension';
  const ground = textOf(context, 'ground');
  const rules = sanctionRuleSets.find(({ grounds }) => grounds.some(({ code }) => code === ground));
  const values = {
    ...emptySanctionValues,
    person: person.value.id,
    rules: rules?.code ?? '',
    kind: isSuspension ? 'suspension' : 'warning',
    ground,
    given: day,
    ...(isSuspension
      ? {
          from: textOption(context, 'from') ?? day,
          months: months.value ?? 0,
          weeks: weeks.value ?? 0,
          lastDay: textOf(context, 'last-day'),
        }
      : {}),
    event: textOf(context, 'event'),
    eventEnds: textOf(context, 'event-ends'),
    by: textOf(context, 'by'),
    body: textOf(context, 'body'),
    reasons: textOf(context, 'reasons'),
    copies: textOf(context, 'copies'),
  } as const;
  const { newSanctionId } = await import('@rokade/server');
  const sanction = newSanctionId();
  const command = { kind: 'give-sanction', sanction, values } as const;
  const executed = await execute(opened.sanctions, command, context);
  if (!executed.ok) return refused(context, executed.error);
  const entered = sanctionsOfPerson(opened, person.value).find(({ id }) => id === sanction);
  const what = entered === undefined ? '' : sanctionName(context.t, entered);
  const name = fullName(person.value.values);
  return done(`${context.t('cli.sanctions.added', { what: `${name}, ${what}` })}\n`);
});

/** The sanction to lift: by its number, otherwise the only one that is not over. */
function sanctionToLift(
  { t }: Context,
  outcomes: readonly Sanction[],
  { name, day, number }: { name: string; day: string; number: number | undefined },
): Sanction | Outcome {
  const open = outcomes.filter((one) => ['holds', 'coming'].includes(sanctionStateOn(one, day)));
  const found = number === undefined ? open : open.filter((one) => one.no === number);
  const [first] = found;
  if (first === undefined) return no('', t('cli.sanctions.no-such-no', { name }));
  const numbers = found.map((one) => one.no).join(', ');
  return found.length === 1 ? first : no('', t('cli.sanctions.which-no', { name, numbers }));
}

/** Lifts a person's sanction from a day on. */
export const lift: SanctionsAct = onDay(async (context, opened, words, day) => {
  const number = numberOption(context, { name: 'number', least: 1, most: 1000 });
  if (!number.ok) return number.error;
  const person = personNamed(context, opened, words);
  if (!person.ok) return person.error;
  const name = fullName(person.value.values);
  const choice = { name, day, number: number.value };
  const one = sanctionToLift(context, sanctionsOfPerson(opened, person.value), choice);
  if (!('values' in one)) return one;
  const by = textOf(context, 'by');
  const values = { day, endedBy: by, endedFor: textOf(context, 'reasons') };
  const command = { kind: 'lift-sanction', sanction: one.id, values } as const;
  const executed = await execute(opened.sanctions, command, context);
  if (!executed.ok) return refused(context, executed.error);
  const what = `${name}, ${sanctionName(context.t, one)}`;
  return done(`${context.t('cli.sanctions.lifted', { what })}\n`);
});

/** Deletes what is due today; without `--yes` only reports how much that is. */
export const deleteDue: SanctionsAct = async (context, opened, _) => {
  const today = dayOption({ ...context, options: {} }, 'day');
  if (!today.ok) return today.error;
  const due = everybodyWithSanctions(context, opened).flatMap(({ outcomes }) =>
    outcomes.filter((one) => sanctionStateOn(one, today.value) === 'due').map(({ id }) => id),
  );
  const count = { count: due.length };
  if (due.length === 0) return done(`${context.t('cli.sanctions.deleted', count)}\n`);
  if (!hasOption(context, 'yes')) {
    return done(`${context.t('cli.sanctions.would-delete', count)}\n`);
  }
  const command = { kind: 'delete-due', sanctions: due } as const;
  const executed = await execute(opened.sanctions, command, context);
  return executed.ok
    ? done(`${context.t('cli.sanctions.deleted', count)}\n`)
    : refused(context, executed.error);
};
