import { goesOn } from '@rokade/presentation/console/journal/done-together.ts';
import { entryLine, journalContext } from '@rokade/presentation/console/journal/entry-lines.ts';
import { groupedKinds } from '@rokade/presentation/console/journal/event-text.ts';
import { effectiveEntries } from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

const pageLength = 100;

/** Whether entries of this kind, written by one act, share one line, at the last of them. */
const isGroupedKind = (kind: string): boolean => groupedKinds.some((one) => one === kind);

/** The journal in words, newest first, a hundred lines a page. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const { id } = await loadTournament(locals, params);
  const journal = await locals.app.tournaments.journal(id);
  if (!journal.ok) error(500, journal.error.code);
  const entries = journal.value;
  const counting = new Set(effectiveEntries(entries).map(({ version }) => version));
  const requested = Number(url.searchParams.get('before') ?? entries.length + 1);
  const before = Number.isInteger(requested)
    ? Math.min(Math.max(requested, 2), entries.length + 1)
    : 2;
  const shown = entries.slice(Math.max(0, before - 1 - pageLength), before - 1);
  const context = journalContext(locals, entries, before - 1);
  return {
    total: entries.length,
    older: shown[0] !== undefined && shown[0].version > 1 ? shown[0].version : null,
    newer: before <= entries.length ? Math.min(before + pageLength, entries.length + 1) : null,
    lines: shown
      .filter(
        ({ version, event }) => !isGroupedKind(event.kind) || !goesOn(context.entryAt, version),
      )
      .map((entry) => ({
        ...entryLine(context, entry),
        counts: entry.event.kind === 'returned-to' || counting.has(entry.version),
      }))
      .reverse(),
  };
};
