import {
  fullName,
  membershipsOn,
  type Person,
  type PersonField,
  type Register,
} from '@rokade/register';
import type { PlayerDetails, Settings } from '@rokade/tournament';

/** The number of the register that a federation's list goes by. */
const nationalNumbers: Readonly<Record<string, PersonField>> = {
  DEN: 'dsuNumber',
  GER: 'dsbId',
};

/** The number by which a federation knows somebody; null: the register has none of it. */
export const nationalNumber = (federation: string): PersonField | null =>
  nationalNumbers[federation] ?? null;

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

/** The club somebody plays for in a federation on a day, else any they are a member of. */
function clubOf(register: Register, person: Person, { federation, day }: WhereTheyPlay): string {
  const here = membershipsOn(register, person, day);
  const playing = here.filter(({ standing }) => standing === 'playing');
  const own = playing.find(({ of }) => of.values.federation === federation);
  return (own ?? playing[0] ?? here[0])?.of.values.name ?? '';
}

/** What a register knows of the details of a player; ratings, and what weighs them, are a list's own. */
export type DetailsOfPerson = Omit<PlayerDetails, `${string}ating` | 'dwzIndex'>;

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
