import { membershipsOn, type Person, type Register } from '@rokade/register';
import type { SanctionValues } from '@rokade/sanctions';
import { nameWithGroup, type Tournament } from '@rokade/tournament';
import type { Locale } from '../../words/locale.ts';

/** The recipients of a copy by the regulation: RKF, and the clubs for which the person plays. */
export function copiesFor(
  { t }: Pick<Locale<'server'>, 't'>,
  register: Register,
  { person, day }: { readonly person: Person; readonly day: string },
): string {
  const clubs = membershipsOn(register, person, day)
    .filter(({ standing }) => standing === 'playing')
    .map(({ of }) => of.values.name);
  return [
    t('sanctions.copies-rkf'),
    ...(clubs.length > 0 ? clubs : [t('sanctions.copies-club')]),
  ].join(', ');
}

/** The values of a sanction that is about a tournament. */
export function sanctionedEvent(
  t: Tournament,
): Pick<SanctionValues, 'event' | 'eventEnds' | 'eventId'> {
  const { roundDates } = t.settings;
  return {
    event: nameWithGroup(t.settings),
    eventEnds: (roundDates.filter((day) => day !== '').at(-1) ?? '').slice(0, 10),
    eventId: t.id,
  };
}
