import { type ContestId, copiedEntries, copiedSeason, seasonView } from '@rokade/club';
import type { Actor } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { ContestError, Contests } from './contests.ts';
import { newContestId, newItemId, newSeed } from './make-contests.ts';

interface Copying {
  readonly actor: Actor;
  /** Today in local time, `2026-11-21`. */
  readonly day: string;
}

/** The ids of competitions without a last day: they go on over the years. */
async function openEnded({ list }: Pick<Contests, 'list'>): Promise<ReadonlySet<string>> {
  const listed = (await list()).filter(({ summary }) => summary?.lastDay === '');
  return new Set(listed.map(({ id }) => id));
}

/**
 * Begins the next season: with the programme of the given one a year later, and its entries. If the first
 * command is refused, nothing was created.
 */
export async function copySeason(
  contests: Pick<Contests, 'get' | 'list' | 'execute'>,
  from: ContestId,
  { actor, day }: Copying,
): Promise<Result<ContestId, ContestError>> {
  const found = await contests.get(from);
  if (!found.ok) return found;
  if (seasonView(found.value) === null) return err({ code: 'contest.other-format' });
  const { format, rules } = found.value;
  const going = await openEnded(contests);
  const { values, items } = copiedSeason(
    found.value,
    newItemId,
    ({ kind, id }) => kind === 'contest' && going.has(id),
  );
  const id = newContestId(values.name);
  const commands = [
    { kind: 'make-contest', id, format, rules, seed: newSeed(), values } as const,
    ...(items.length === 0
      ? []
      : [{ kind: 'note-act', act: { kind: 'programme-planned', day, items } } as const]),
    ...copiedEntries(found.value).map(
      ({ id: entry, values: entered }) =>
        ({ kind: 'enter-entry', entry, values: entered, rating: null, day }) as const,
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
