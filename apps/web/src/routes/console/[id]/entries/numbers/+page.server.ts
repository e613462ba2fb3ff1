import { listChanges } from '@rokade/server';
import { fieldKey } from '#lib/console/field-keys.ts';
import { keyOfChange } from '#lib/desks/entries/list-changes.ts';
import { loadTournament } from '#lib/server/load-tournament.ts';
import type { PageServerLoad } from './$types';

const textOf = (value: string | number | null): string =>
  value === null || value === '' ? '–' : String(value);

/** What the newest lists that count say otherwise of the players, side by side with what stands here. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  const names = new Map(t.players.map(({ id, details }) => [id, details.name]));
  const changes = listChanges(locals.app.lists, t);
  return {
    changes,
    rows: changes.map((change) => ({
      ...change.list,
      key: keyOfChange(change),
      player: names.get(change.player) ?? '',
      what: locals.t(fieldKey(change.field)),
      here: textOf(change.here),
      listed: textOf(change.value),
    })),
    lists: locals.app.lists.kept().length,
    started: t.rounds.length > 0,
  };
};
