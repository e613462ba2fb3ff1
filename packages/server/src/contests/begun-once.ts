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

/** The days that a request gives a competition of which an organisation has one at a time; null: none. */
function daysSaid(
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

/** The competition of the organisation that has some of these days, as a refusal says it; null: none. */
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
 * Carries requests out, but for one that would begin a second season in the days of one that is
 * there, put away or not. Those of an organisation take turns, so that two who begin one at once do
 * not both find none.
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
      const said = daysSaid(request, found.ok ? found.value : null);
      if (said === null) return execute(id, request, actor);
      const owner = found.ok ? await contests.belonging(id) : null;
      const whose = owner?.ok === true ? owner.value.organisation : organisation;
      return turns.take(whose ?? ownInstallation, async () => {
        const refusal = await begun(contests, id, whose ?? ownInstallation, said);
        return refusal === null ? execute(id, request, actor) : err(refusal);
      });
    };
}
