import { oncePer } from '@rokade/journal';
import { plainLetters } from '@rokade/rules';
import type { PersonValues } from '../fields/person-fields.ts';
import type { Register } from '../register.ts';
import { type ComparedPerson, comparedPeople } from './compared-person.ts';
import { keptApartIn } from './kept-apart.ts';
import { nameKey } from './name-likeness.ts';
import { type DoubleReason, doubleReasons, type Sureness, surenessOf } from './sureness.ts';

/** A person who may be the same as another, and the reasons. */
export interface Likeness {
  readonly key: string;
  readonly sureness: Sureness;
  readonly reasons: readonly DoubleReason[];
}

/** Two people who may be one; `a` comes before `b` in the order of their keys. */
export interface Double extends Omit<Likeness, 'key'> {
  readonly a: string;
  readonly b: string;
}

const pointsOfValues = new WeakMap<PersonValues, readonly string[]>();

/** Memoised by the values, which are immutable. */
function pointsOf(values: PersonValues): readonly string[] {
  const cached = pointsOfValues.get(values);
  if (cached !== undefined) return cached;
  const { surname, firstName, birth } = values;
  const given = plainLetters(firstName);
  // A surname with another letter, where one of the two has the year of birth alone.
  const namesakes = given === '' || birth === '' ? [] : [`given ${given} ${birth.slice(0, 4)}`];
  const born = [...(birth.length > 4 ? [`born ${birth}`] : []), ...namesakes];
  const points = [`name ${nameKey(values)}`, `surname ${plainLetters(surname)}`, ...born];
  pointsOfValues.set(values, points);
  return points;
}

/** The keys of which two duplicates share at least one. */
const meetingPoints = ({ values, numbers }: ComparedPerson): readonly string[] => [
  ...numbers,
  ...pointsOf(values),
];

const order: readonly Sureness[] = ['sure', 'probable', 'doubtful'];

const rank = ({ sureness }: { readonly sureness: Sureness }): number => order.indexOf(sureness);

type Meeting = ReadonlyMap<string, readonly ComparedPerson[]>;

function meetingOf(people: readonly ComparedPerson[]): Meeting {
  const meeting = new Map<string, ComparedPerson[]>();
  for (const person of people) {
    for (const point of meetingPoints(person)) {
      const there = meeting.get(point);
      if (there === undefined) meeting.set(point, [person]);
      else there.push(person);
    }
  }
  return meeting;
}

/** The possible duplicates among candidates, the surest first, then by key. */
function likenesses(
  meeting: Meeting,
  one: ComparedPerson,
  isCandidate: (key: string) => boolean,
): readonly Likeness[] {
  const met = new Set<ComparedPerson>();
  for (const point of meetingPoints(one)) {
    for (const other of meeting.get(point) ?? []) if (isCandidate(other.key)) met.add(other);
  }
  return [...met]
    .flatMap((other) => {
      const reasons = doubleReasons(one, other);
      const sureness = surenessOf(reasons);
      return sureness === null ? [] : [{ key: other.key, sureness, reasons }];
    })
    .sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));
}

/** The possible duplicates of a person, the surest first, then by key. */
export function likenessIn(
  people: readonly ComparedPerson[],
): (one: ComparedPerson) => readonly Likeness[] {
  const meeting = meetingOf(people);
  return (one) => likenesses(meeting, one, (key) => key !== one.key);
}

/** All pairs of possible duplicates, the surest first; the order of people does not matter. */
export function findDoubles(people: readonly ComparedPerson[]): readonly Double[] {
  const meeting = meetingOf(people);
  return people
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .flatMap((one) =>
      likenesses(meeting, one, (key) => one.key < key).map(({ key, ...rest }) => ({
        a: one.key,
        b: key,
        ...rest,
      })),
    )
    .sort((x, y) => rank(x) - rank(y));
}

/** The pairs of possible duplicates in a register, without those that were decided; memoised. */
export const doublesIn = oncePer((register: Register) => {
  const isDecided = keptApartIn(register);
  return findDoubles(comparedPeople(register)).filter(({ a, b }) => !isDecided(a, b));
});
