import type { Contest, EntryId } from '@rokade/club';
import { type PersonId, parsePersonId, whoStays } from '@rokade/register';
import {
  emptyDetails,
  type Listed,
  type PlayerDetails,
  type Settings,
  usualSettings,
} from '@rokade/tournament';
import type { Application } from '../../application.ts';
import {
  detailsIn,
  type ListingSettings,
  listedIn,
  listedValues,
} from '../../lists/listed-details.ts';
import { partsOfPerson } from '../../offers/parts-of-person.ts';
import { detailsToEnter } from '../../offers/person-details.ts';
import { chosenOf } from '../contests/season-members.ts';

type Desk = Pick<Application, 'register' | 'installation' | 'lists'>;

/** Somebody to enter: their details, and the list that each of their ratings comes from, if one does. */
export interface EnteredPlayer {
  readonly details: PlayerDetails;
  readonly listed?: Listed;
}

/** Where people are entered: the first day, and the settings that say which lists count. */
interface WhereEntered {
  readonly day: string;
  /** null: those of a new tournament of the house, as for an event. */
  readonly settings: Settings | null;
}

/**
 * What the register has of a person on a day, and the rating lists; where both have a value, the
 * register's. null: the register does not know them.
 */
function registered(
  { register, lists }: Desk,
  id: PersonId,
  { day, settings }: { readonly day: string; readonly settings: ListingSettings },
): EnteredPlayer | null {
  const person = whoStays(register.now(), id);
  if (person === undefined) return null;
  const own = detailsToEnter(register.now(), person, { federation: settings.federation, day });
  const parts = partsOfPerson({ register, lists }, person, { settings, day });
  const values = listedValues(parts, settings);
  const filled = Object.entries(own).filter(([, value]) => value !== '');
  const details = { ...emptyDetails, ...detailsIn(values), ...Object.fromEntries(filled) };
  return { details, listed: listedIn(values) };
}

const settingsOf = ({ installation }: Desk, { settings }: WhereEntered): ListingSettings =>
  settings ?? installation.newTournament(usualSettings);

/**
 * People of the register as players, with what it and the rating lists know of them; for a merged person,
 * the one who stays.
 */
export function peopleAsPlayers(
  desk: Desk,
  people: readonly PersonId[],
  where: WhereEntered,
): readonly EnteredPlayer[] {
  const settings = settingsOf(desk, where);
  return people.flatMap((id) => registered(desk, id, { day: where.day, settings }) ?? []);
}

/**
 * Members of a season as players, with what the register and the rating lists know of them; whom the
 * register does not know has the rating of the season's book.
 */
export function membersAsPlayers(
  desk: Desk,
  { season, entries }: { readonly season: Contest; readonly entries: readonly EntryId[] },
  where: WhereEntered,
): readonly EnteredPlayer[] {
  const settings = settingsOf(desk, where);
  return chosenOf(season, entries).map(({ values: { name, person }, rating }) => {
    const id = parsePersonId(person);
    const entered = id === null ? null : registered(desk, id, { day: where.day, settings });
    return entered ?? { details: { ...emptyDetails, name, rating } };
  });
}
