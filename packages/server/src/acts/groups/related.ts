import type { Origin, Tournament, TournamentId } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import type { TournamentSummary, TournamentTie } from '../../kinds/tournament-types.ts';

type Some = readonly TournamentSummary[];

/** What has something in common with a tournament, of the same organisation: names are nobody's alone. */
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

/** What was made from a tournament, groups and stages. */
export const madeFrom = (app: Pick<Application, 'tournaments'>, id: TournamentId): Promise<Some> =>
  tiedTo(app, id, { kind: 'from', id });

/** The groups of an event, this one among them. */
export async function groupsOfEvent(
  app: Pick<Application, 'tournaments'>,
  { id, settings: { name } }: Pick<Tournament, 'id' | 'settings'>,
): Promise<Some> {
  const found = await tiedTo(app, id, { kind: 'event', name });
  return found.filter((one) => one.name === name && one.group !== '');
}

/** A group whose players were all taken out again; nothing is ever deleted. */
export const isEmptied = ({ origin, players }: TournamentSummary): boolean =>
  origin !== null && players === 0;

/** What comes from a tournament, of a kind. */
export const derivedTournaments = (all: Some, id: TournamentId, kind: Origin['kind']): Some =>
  all.filter(
    (one) =>
      one.origin?.kind === kind &&
      one.origin.tournaments.includes(id) &&
      one.damaged === null &&
      !isEmptied(one),
  );
