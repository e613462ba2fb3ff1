import type { ChessEvent } from '@rokade/event';
import { type Offer, type Tournament, usualSettings } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { offeredOf } from '../../offers/offered-of.ts';
import { offersOfRegister, offersTo } from '../../offers/offers-of-register.ts';

type Offering = Pick<Application, 'register' | 'tournaments' | 'events' | 'installation' | 'hall'>;

const today = ({ hall }: Offering): string => hall().now.slice(0, 10);

/** The register's offers to a tournament's players; none if it is finished or archived. */
export async function offersToTournament(app: Offering, t: Tournament): Promise<readonly Offer[]> {
  const offers = offersOfRegister(app.register.now(), t, today(app));
  if (offers.length === 0) return [];
  const only = { isPublic: false, ids: [t.id], organisations: [] };
  const [listed] = (await app.tournaments.page({ only, most: 1 })).tournaments;
  return listed?.archived === false ? offers : [];
}

/** The register's offers to the entrants of an event; none if it is over or archived. */
export async function offersToEvent(
  app: Offering,
  { id, values, entrants }: Pick<ChessEvent, 'id' | 'values' | 'entrants'>,
): Promise<readonly Offer[]> {
  const { firstDay, lastDay } = values;
  if (lastDay !== '' && lastDay < today(app)) return [];
  const { federation } = app.installation.newTournament(usualSettings);
  const where = { federation, day: firstDay || today(app) };
  const offers = offersTo(app.register.now(), entrants.map(offeredOf), where);
  if (offers.length === 0) return [];
  const listed = (await app.events.list()).find((one) => one.id === id);
  return listed?.archived === false ? offers : [];
}
