import { type ContestId, copiedEntries, copiedSeason, seasonView } from '@rokade/club';
import type { Actor } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { ContestError, Contests } from './contests.ts';
import { newContestId, newItemId, newSeed } from './make-contests.ts';

interface Asked {
  readonly actor: Actor;
  /** Today by the hall's clock. */
  readonly day: string;
}

/**
 * Begins the season after one: its programme a year later, and those who were entered. Where the first
 * of it is refused nothing was begun.
 */
export async function copySeason(
  contests: Pick<Contests, 'get' | 'execute'>,
  from: ContestId,
  { actor, day }: Asked,
): Promise<Result<ContestId, ContestError>> {
  const found = await contests.get(from);
  if (!found.ok) return found;
  if (seasonView(found.value) === null) return err({ code: 'contest.other-format' });
  const { format, rules } = found.value;
  const { values, items } = copiedSeason(found.value, newItemId);
  const id = newContestId(values.name);
  const commands = [
    { kind: 'make-contest', id, format, rules, seed: newSeed(), values } as const,
    ...(items.length === 0
      ? []
      : [{ kind: 'note-act', act: { kind: 'programme-planned', day, items } } as const]),
    ...copiedEntries(found.value).map(
      ({ id: entry, values: said }) =>
        ({ kind: 'enter-entry', entry, values: said, rating: null, day }) as const,
    ),
  ];
  for (const [basedOn, command] of commands.entries()) {
    const done = await contests.execute(
      id,
      { command, basedOn, reason: '', confirmed: true },
      actor,
    );
    if (!done.ok) return done;
  }
  return ok(id);
}
