import type { Origin, Tournament, TournamentId } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import type { TournamentSummary, TournamentTie } from '../../kinds/tournament-types.ts';

type Some = readonly TournamentSummary[];

/** The tournaments that share a tie with one; of the same organisation only, since names are not unique. */
async function tiedTo(
  { tournaments }: Pick<Application, 'tournaments'>,
  id: TournamentId,
  tie: TournamentTie,
): Promise<Some> {
  const found = await tournaments.belonging(id);
  if (!found.ok) return [];
  const { organisation } = found.value;
  return (await tournaments.page({ tie, organisation })).tournaments;
}

/** The tournaments made from one: groups and stages. */
export const madeFrom = (app: Pick<Application, 'tournaments'>, id: TournamentId): Promise<Some> =>
  tiedTo(app, id, { kind: 'from', id });

/** The groups that share the event's name with a tournament, itself included. */
export async function groupsOfEvent(
  app: Pick<Application, 'tournaments'>,
  { id, settings: { name } }: Pick<Tournament, 'id' | 'settings'>,
): Promise<Some> {
  const found = await tiedTo(app, id, { kind: 'event', name });
  return found.filter((one) => one.name === name && one.group !== '');
}

/** Whether a group has lost all its players; unwanted groups are emptied, not deleted. */
export const isEmptied = ({ origin, players }: TournamentSummary): boolean =>
  origin !== null && players === 0;

/** Of some tournaments, those made from one in a way, without damaged and emptied ones. */
export const derivedTournaments = (all: Some, id: TournamentId, kind: Origin['kind']): Some =>
  all.filter(
    (one) =>
      one.origin?.kind === kind &&
      one.origin.tournaments.includes(id) &&
      one.damaged === null &&
      !isEmptied(one),
  );
