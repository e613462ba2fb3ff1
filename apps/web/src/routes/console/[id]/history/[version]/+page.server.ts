import { entryLine, journalContext } from '@rokade/presentation/console/journal/entry-lines.ts';
import { standingsLines } from '@rokade/tables';
import {
  namesShown,
  publishedRounds,
  viewPhase,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** The tournament after an entry of its journal: the newest round then, and the standings. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const { id } = await loadTournament(locals, params);
  const version = Number(params.version);
  const [then, journal] = await Promise.all([
    locals.app.tournaments.at(id, version),
    locals.app.tournaments.journal(id),
  ]);
  if (!then.ok || !journal.ok) error(404, 'no such moment');
  const entries = journal.value;
  const entry = entries[version - 1];
  const context = journalContext(locals, entries, version);
  const t = then.value;
  const standings = viewStandings(t);
  return {
    moment: version,
    newest: entries.length,
    at: entry?.at ?? '',
    text: entry === undefined ? '' : entryLine(context, entry).text,
    phaseThen: viewPhase(t),
    view: viewRound(t, t.rounds.length),
    standings: publishedRounds(t) === 0 ? [] : standingsLines(standings, locals.language),
    tieBreaks: standings.tieBreaks,
    entries: [...namesShown(t.players)].map(([player, name]) => ({ id: player, name })),
  };
};
