import {
  fullName,
  membershipsAfter,
  membershipsOn,
  type Person,
  type PersonField,
  type PresentMembership,
  type Register,
} from '@rokade/register';
import type { PlayerDetails, Settings } from '@rokade/tournament';

/** The register's field with the number of a national list, by federation. */
const nationalNumbers: Readonly<Record<string, PersonField>> = {
  DEN: 'dsuNumber',
  GER: 'dsbId',
};

/** The register's field with a federation's number; null: there is none. */
const nationalNumber = (federation: string): PersonField | null =>
  nationalNumbers[federation] ?? null;

/** The register's fields that a national number may belong to; '' = of any federation. */
export const nationalNumbersIn = (federation: string): readonly PersonField[] =>
  federation === ''
    ? Object.values(nationalNumbers)
    : [nationalNumber(federation)].filter((field) => field !== null);

/** The federation and the day of play, which decide which number and club a person is entered with. */
export interface WhereTheyPlay {
  readonly federation: string;
  /** The first day, `2026-11-21`. */
  readonly day: string;
}

/** The federation and first day of a tournament; today if it has no date. */
export const placeOfPlay = (
  { federation, roundDates }: Settings,
  today: string,
): WhereTheyPlay => ({
  federation,
  day: roundDates.find((date) => date !== '')?.slice(0, 10) ?? today,
});

/** The membership to enter a person with: playing for a club of the federation, else playing, else any. */
function clubAmong(
  here: readonly PresentMembership[],
  { federation }: WhereTheyPlay,
): PresentMembership | undefined {
  const playing = here.filter(({ standing }) => standing === 'playing');
  const own = playing.find(({ of }) => of.values.federation === federation);
  return own ?? playing[0] ?? here[0];
}

/** The club a person plays for in a federation on a day, else any club of theirs; '' if none. */
const clubOf = (register: Register, person: Person, where: WhereTheyPlay): string =>
  clubAmong(membershipsOn(register, person, where.day), where)?.of.values.name ?? '';

/** The club that a person is entered with. */
export interface EnteredClub {
  readonly name: string;
  /** The day on which they become a member; '' = they are one already. */
  readonly from: string;
}

/** The club of a person on the first day of play, else the club that they join next. */
export function clubToEnterWith(
  register: Register,
  person: Person,
  where: WhereTheyPlay,
): EnteredClub {
  const name = clubOf(register, person, where);
  if (name !== '') return { name, from: '' };
  const later = membershipsAfter(register, person, where.day);
  const first = later[0]?.from;
  const next = clubAmong(
    later.filter(({ from }) => from === first),
    where,
  );
  return { name: next?.of.values.name ?? '', from: next?.from ?? '' };
}

/** The details of a player that a register has; ratings and the DWZ index come from lists. */
export type DetailsOfPerson = Omit<PlayerDetails, `${string}ating` | 'dwzIndex'>;

/** The details with which a person of a register is entered, with the club of `clubToEnterWith`. */
export const detailsToEnter = (
  register: Register,
  person: Person,
  where: WhereTheyPlay,
): DetailsOfPerson => ({
  ...detailsOfPerson(register, person, where),
  club: clubToEnterWith(register, person, where).name,
});

/** A person of a register as details of a player; '' = missing in the register. */
export function detailsOfPerson(
  register: Register,
  person: Person,
  where: WhereTheyPlay,
): DetailsOfPerson {
  const { values, id } = person;
  const national = nationalNumber(where.federation);
  return {
    name: fullName(values),
    title: values.title || values.womenTitle,
    sex: values.sex === 'm' || values.sex === 'w' ? values.sex : '',
    club: clubOf(register, person, where),
    federation: values.federation,
    citizenship: values.citizenship,
    fideId: values.fideId,
    nationalId: national === null ? '' : values[national],
    birthDate: values.birth,
    person: id,
  };
}
