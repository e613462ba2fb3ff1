import {
  type Division,
  err,
  type GroupForm,
  groupForms,
  ok,
  type PlayerNo,
  type Result,
} from '@rokade/rules';
import type { LoadedPlayers } from '../input/load-players.ts';
import { numberOption, textOption } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';

/** The form of play that the named players wish for, and that of all others; null: none. */
interface Forms {
  readonly byNumber: ReadonlyMap<PlayerNo, GroupForm>;
  readonly others: GroupForm | null;
}

/** How to divide the players: into groups of a size or a number of groups, or into classes. */
export type DivisionRequest =
  | { readonly kind: 'division'; readonly division: Division }
  | { readonly kind: 'classes'; readonly forms: Forms };

/** The options that list players by their numbers, and the form of play that each stands for. */
const lists = [
  { option: 'allPlayAll', flag: '--all-play-all', form: 'all-play-all' },
  { option: 'fiveRounds', flag: '--five-rounds', form: 'five-rounds' },
] as const;

const most = 10_000;

const notTogether = ({ t }: Context, first: string, second: string): Result<never, Outcome> =>
  err(bad(t('cli.usage.either', { first, second })));

function formsOption(context: Context): Result<Forms, Outcome> {
  const byNumber = new Map<PlayerNo, GroupForm>();
  for (const { option, flag, form } of lists) {
    const text = textOption(context, option);
    if (text === undefined) continue;
    if (!/^\d{1,5}(,\d{1,5})*$/.test(text)) {
      return err(bad(context.t('cli.usage.numbers', { option: flag, text })));
    }
    for (const no of text.split(',').map(Number)) {
      const before = lists.find((list) => list.form === byNumber.get(no));
      if (before !== undefined && before.form !== form) {
        return notTogether(context, `${before.flag} ${no}`, `${flag} ${no}`);
      }
      byNumber.set(no, form);
    }
  }
  const formOption = groupForms.find((form) => form === textOption(context, 'form'));
  return ok({ byNumber, others: formOption ?? (byNumber.size === 0 ? 'seven-rounds' : null) });
}

function divisionOption(context: Context): Result<Division | undefined, Outcome> {
  const size = numberOption(context, { name: 'size', least: 2, most });
  if (!size.ok) return size;
  const number = numberOption(context, { name: 'groups', least: 1, most });
  if (!number.ok) return number;
  if (size.value !== undefined && number.value !== undefined) {
    return notTogether(context, '--size', '--groups');
  }
  if (size.value !== undefined) return ok({ kind: 'at-most', players: size.value });
  return ok(number.value === undefined ? undefined : { kind: 'number', groups: number.value });
}

/** The division from the options of `groups`: a size, a number, or the classes and their forms. */
export function divisionRequest(context: Context): Result<DivisionRequest, Outcome> {
  const division = divisionOption(context);
  if (!division.ok) return division;
  const { value } = division;
  if (value === undefined) {
    const forms = formsOption(context);
    return forms.ok ? ok({ kind: 'classes', forms: forms.value }) : forms;
  }
  const ofClasses = ['form', ...lists.map(({ option }) => option)];
  const flags = ['--form', ...lists.map(({ flag }) => flag)];
  const other = flags[ofClasses.findIndex((option) => textOption(context, option) !== undefined)];
  return other === undefined
    ? ok({ kind: 'division', division: value })
    : notTogether(context, value.kind === 'at-most' ? '--size' : '--groups', other);
}

/** The first listed number that no player has, if there is one. */
export function nobodysNumber(
  request: DivisionRequest,
  { players }: LoadedPlayers,
): PlayerNo | undefined {
  if (request.kind === 'division') return undefined;
  const numbers = new Set(players.map(({ no }) => no));
  return [...request.forms.byNumber.keys()].find((no) => !numbers.has(no));
}
