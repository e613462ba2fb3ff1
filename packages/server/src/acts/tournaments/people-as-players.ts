import type { Contest, EntryId } from '@rokade/club';
import { type PersonId, parsePersonId, whoStays } from '@rokade/register';
import { emptyDetails, type PlayerDetails, usualSettings } from '@rokade/tournament';
import type { Application } from '../../application.ts';
import { detailsToEnter } from '../../offers/person-details.ts';
import { chosenOf } from '../contests/season-members.ts';

type Desk = Pick<Application, 'register' | 'installation'>;

/** The details that the register has of a person on a day; nothing if it does not know them. */
function registeredDetails(
  { register, installation }: Desk,
  id: PersonId,
  day: string,
): Partial<PlayerDetails> {
  const { federation } = installation.newTournament(usualSettings);
  const person = whoStays(register.now(), id);
  return person === undefined ? {} : detailsToEnter(register.now(), person, { federation, day });
}

/** People of the register as players, with what it knows of them on a day; for a merged person, the one who stays. */
export const peopleAsPlayers = (
  desk: Desk,
  { people, day }: { readonly people: readonly PersonId[]; readonly day: string },
): readonly PlayerDetails[] =>
  people.flatMap((id) => {
    const details = registeredDetails(desk, id, day);
    return details.name === undefined ? [] : [{ ...emptyDetails, ...details }];
  });

/** Members of a season as players, with what the register knows of them on a day. */
export const membersAsPlayers = (
  desk: Desk,
  season: Contest,
  { entries, day }: { readonly entries: readonly EntryId[]; readonly day: string },
): readonly PlayerDetails[] =>
  chosenOf(season, entries).map(({ name, person }) => {
    const id = parsePersonId(person);
    return { ...emptyDetails, name, ...(id === null ? {} : registeredDetails(desk, id, day)) };
  });
