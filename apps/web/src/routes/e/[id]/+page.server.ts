import { type EventOfficer, organiserOf } from '@rokade/event';
import { namesIn, pointsText } from '@rokade/tables';
import {
  parseTournamentId,
  plannedRounds,
  publishedRounds,
  type Tournament,
  viewStandings,
} from '@rokade/tournament';
import { error } from '@sveltejs/kit';
import { groupsOf } from '#lib/server/events/event-invitation.ts';
import { eventIdOr404, speakOfEvent } from '#lib/server/events/event-page.ts';
import { mayDo } from '#lib/server/rights/may-do.ts';
import type { PageServerLoad } from './$types';

/** How many are named at the head of a group. */
const mostLeaders = 3;

/** Who leads a group, with their points; nobody before the first round is over. */
function leadersOf(t: Tournament) {
  if (!t.settings.visibility.standings || publishedRounds(t) === 0) return [];
  const { nameOf } = namesIn(t);
  const { rows } = viewStandings(t);
  return rows
    .filter(({ halfPoints }) => halfPoints > 0)
    .slice(0, mostLeaders)
    .map(({ rank, player, halfPoints }) => ({
      rank,
      name: nameOf(player.id),
      points: pointsText(halfPoints),
    }));
}

/** A group as the public may see it; null: it is not public. */
async function shownGroup({ app }: App.Locals, group: string) {
  const id = parseTournamentId(group);
  const shown = id === null ? null : await app.tournaments.shown(id, 'everybody');
  if (shown === null || !shown.ok) return null;
  const { t } = shown.value;
  const { name, group: label, visibility } = t.settings;
  return {
    id: t.id,
    name: label || name,
    players: t.players.length,
    system: t.settings.system.code,
    round: publishedRounds(t),
    roundsPlanned: plannedRounds(t),
    finished: t.finished,
    standings: visibility.standings,
    leaders: leadersOf(t),
  };
}

/** The office and name of an officer; of a committee’s chair and substitutes also the seat. */
function officerText({ t }: App.Locals, { role, name, seat }: EventOfficer): string {
  const named = `${t(`officer.${role}`)}: ${name}`;
  const isPlain = role !== 'appeals' || seat === undefined || seat === 'member';
  return isPlain ? named : `${named} (${t(`offices.seat-${seat}`)})`;
}

/** An event and its public groups, without the names of entrants. */
export const load: PageServerLoad = async ({ locals, params }) => {
  const id = eventIdOr404(params.id);
  const to = mayDo(locals, 'see-event', id) ? 'arbiter' : 'everybody';
  const shown = await locals.app.events.shown(id, to);
  if (!shown.ok) error(shown.error.code === 'store.removed' ? 410 : 404, shown.error.code);
  const open = to === 'everybody' ? shown : await locals.app.events.shown(id, 'everybody');
  const foreign = await speakOfEvent(locals, id, await groupsOf(locals, shown.value.groups));
  const groups = await Promise.all(shown.value.groups.map((group) => shownGroup(locals, group)));
  return {
    foreign,
    event: shown.value,
    organiser: organiserOf(shown.value),
    officers: shown.value.officers.map((one) => officerText(locals, one)),
    hidden: !open.ok,
    groups: groups.filter((group) => group !== null),
  };
};
