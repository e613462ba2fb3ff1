import {
  type ContestId,
  type ContestRefusal,
  type ContestValues,
  contestFormat,
} from '@rokade/club';
import { ownInstallation } from '@rokade/installation';
import { err } from '@rokade/rules';
import { makeTurnTaking } from '../values/turn-taking.ts';
import type { Contests } from './contests.ts';

type Execute = Contests['execute'];
type Request = Parameters<Execute>[1];

/** The values after a request, for a format of which an organisation has one at a time (a season); null: another. */
function valuesAfter(
  { command }: Request,
  before: { readonly format: string; readonly values: ContestValues } | null,
): ContestValues | null {
  if (command.kind === 'make-contest') {
    return contestFormat(command.format)?.isOneAtATime === true ? command.values : null;
  }
  if (command.kind !== 'change-contest' || before === null) return null;
  const isOne = contestFormat(before.format)?.isOneAtATime === true;
  return isOne ? { ...before.values, ...command.changes } : null;
}

/** The refusal because another season of the organisation has some of the same days; null: none has. */
async function begun(
  contests: Pick<Contests, 'list'>,
  id: ContestId,
  organisation: string,
  { firstDay, lastDay }: ContestValues,
): Promise<ContestRefusal | null> {
  const all = await contests.list();
  const other = all.find(
    (one) =>
      one.id !== id &&
      one.organisation === organisation &&
      one.summary !== null &&
      contestFormat(one.summary.format)?.isOneAtATime === true &&
      one.summary.firstDay <= lastDay &&
      firstDay <= one.summary.lastDay,
  );
  if (other?.summary === null || other === undefined) return null;
  const { name, firstDay: first, lastDay: last } = other.summary;
  return { code: 'contest.season-begun', field: 'firstDay', name, first, last };
}

/**
 * Makes an `execute` that refuses a second season in the days of an existing one, archived or not.
 * Requests of one organisation take turns, so that two simultaneous ones do not both begin a season.
 */
export function begunOnce(contests: Pick<Contests, 'list' | 'get' | 'belonging'>) {
  const turns = makeTurnTaking();
  return (organisation: string | undefined, execute: Execute): Execute =>
    async (id, request, actor) => {
      const { kind } = request.command;
      if (kind !== 'make-contest' && kind !== 'change-contest') {
        return execute(id, request, actor);
      }
      const found = await contests.get(id);
      const values = valuesAfter(request, found.ok ? found.value : null);
      if (values === null) return execute(id, request, actor);
      const owner = found.ok ? await contests.belonging(id) : null;
      const whose = owner?.ok === true ? owner.value.organisation : organisation;
      return turns.take(whose ?? ownInstallation, async () => {
        const refusal = await begun(contests, id, whose ?? ownInstallation, values);
        return refusal === null ? execute(id, request, actor) : err(refusal);
      });
    };
}
