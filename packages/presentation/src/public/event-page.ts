import type { EventOfficer } from '@rokade/event';
import { namesIn, pointsText } from '@rokade/tables';
import { plannedRounds, publishedRounds, type Tournament, viewStandings } from '@rokade/tournament';
import type { Locale } from '../words/locale.ts';

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

/** A group, shown to everybody, on the page of its event. */
export function groupOfEvent(t: Tournament) {
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
export function officerText(
  { t }: Pick<Locale<'server'>, 't'>,
  { role, name, seat }: EventOfficer,
): string {
  const named = `${t(`officer.${role}`)}: ${name}`;
  const isPlain = role !== 'appeals' || seat === undefined || seat === 'member';
  return isPlain ? named : `${named} (${t(`offices.seat-${seat}`)})`;
}
