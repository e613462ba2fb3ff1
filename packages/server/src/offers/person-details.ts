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

/** The number of the register that a federation's list goes by. */
const nationalNumbers: Readonly<Record<string, PersonField>> = {
  DEN: 'dsuNumber',
  GER: 'dsbId',
};

/** The number by which a federation knows somebody; null: the register has none of it. */
const nationalNumber = (federation: string): PersonField | null =>
  nationalNumbers[federation] ?? null;

/** The numbers that may be meant by one of a federation; '' = of any. */
export const nationalNumbersIn = (federation: string): readonly PersonField[] =>
  federation === ''
    ? Object.values(nationalNumbers)
    : [nationalNumber(federation)].filter((field) => field !== null);

/** Where and when somebody is to play. */
export interface WhereTheyPlay {
  readonly federation: string;
  /** The first day. */
  readonly day: string;
}

/** Where and when a tournament is played; one without a date begins today. */
export const placeOfPlay = (
  { federation, roundDates }: Settings,
  today: string,
): WhereTheyPlay => ({
  federation,
  day: roundDates.find((date) => date !== '')?.slice(0, 10) ?? today,
});

/** Of some memberships that of a club somebody plays for in a federation, else any. */
function clubAmong(
  here: readonly PresentMembership[],
  { federation }: WhereTheyPlay,
): PresentMembership | undefined {
  const playing = here.filter(({ standing }) => standing === 'playing');
  const own = playing.find(({ of }) => of.values.federation === federation);
  return own ?? playing[0] ?? here[0];
}

/** The club somebody plays for in a federation on a day, else any they are a member of. */
const clubOf = (register: Register, person: Person, where: WhereTheyPlay): string =>
  clubAmong(membershipsOn(register, person, where.day), where)?.of.values.name ?? '';

/** A club that somebody is entered with. */
export interface EnteredClub {
  readonly name: string;
  /** The day on which they become a member; '' = they are one. */
  readonly from: string;
}

/** The club of the day on which somebody is to play; who is in none yet has the one they join next. */
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

/** What a register knows of the details of a player; ratings, and what weighs them, are a list's own. */
export type DetailsOfPerson = Omit<PlayerDetails, `${string}ating` | 'dwzIndex'>;

/** Somebody of a register as they are entered where they play: with the club that they join, if it is later. */
export const detailsToEnter = (
  register: Register,
  person: Person,
  where: WhereTheyPlay,
): DetailsOfPerson => ({
  ...detailsOfPerson(register, person, where),
  club: clubToEnterWith(register, person, where).name,
});

/** Somebody of a register as a tournament has players; '' = the register does not say. */
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
