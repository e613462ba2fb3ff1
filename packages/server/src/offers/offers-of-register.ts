import {
  type KnownPerson,
  knownPeople,
  likenessIn,
  ownNumbers,
  type Person,
  type PersonId,
  type PersonValues,
  parsePersonId,
  type Register,
  unsaidPerson,
  whoStays,
} from '@rokade/register';
import type { Offer, Offered, PlayerDetails, Tournament } from '@rokade/tournament';
import { isDeclined } from '../lists/listed-details.ts';
import {
  type DetailsOfPerson,
  detailsOfPerson,
  nationalNumbersIn,
  placeOfPlay,
  type WhereTheyPlay,
} from './person-details.ts';

/** So many who may be meant are shown beside a player. */
const mostDoubtful = 3;

const looking = new WeakMap<Register, ReturnType<typeof likenessIn>>();

/** Looks somebody up in a register, which is prepared for that once. */
function likenessTo(register: Register): ReturnType<typeof likenessIn> {
  const find = looking.get(register) ?? likenessIn(knownPeople(register));
  looking.set(register, find);
  return find;
}

/** A player as doubles are looked for. */
function asKnown(
  { id, details }: Offered,
  { federation }: Pick<WhereTheyPlay, 'federation'>,
): KnownPerson {
  const [surname = '', ...firstNames] = details.name.split(',');
  const numbers = nationalNumbersIn(federation).map((field) => [field, details.nationalId]);
  const values: PersonValues = {
    ...unsaidPerson,
    surname: surname.trim(),
    firstName: firstNames.join(' ').trim(),
    birth: details.birthDate,
    sex: details.sex,
    fideId: details.fideId,
    ...Object.fromEntries(numbers),
  };
  return { key: `player ${id}`, values, numbers: ownNumbers(values) };
}

/** A year says nothing against a birthday in it. */
const saysLess = (field: string, value: string, known: string): boolean =>
  field === 'birthDate' && known.startsWith(value);

/** What a register says otherwise than the tournament; where it says nothing, nothing is taken away. */
const changesFor = (player: Offered, said: DetailsOfPerson): Partial<PlayerDetails> =>
  Object.fromEntries(
    Object.entries(said).filter(([field, value]) => {
      const known = String(Reflect.get(player.details, field));
      const isNew = value !== '' && value !== known && !saysLess(field, value, known);
      return isNew && !isDeclined(player.declined, field, value);
    }),
  );

interface Asking {
  readonly register: Register;
  readonly where: WhereTheyPlay;
  /** Everybody of the register whom a player of the tournament is known to be. */
  readonly taken: ReadonlySet<PersonId>;
}

function offerOf(
  { register, where }: Asking,
  { player, person, kind }: { player: Offered; person: Person; kind: Offer['kind'] },
): readonly Offer[] {
  const said = detailsOfPerson(register, person, where);
  // The pointer to somebody who was merged into another still leads to them.
  const changes = changesFor(player, kind === 'changed' ? { ...said, person: '' } : said);
  const more = [said.birthDate.slice(0, 4), said.club, said.nationalId || said.fideId];
  const by = { id: person.id, name: said.name, more: more.filter(Boolean).join(' · ') };
  return Object.keys(changes).length === 0
    ? []
    : [{ player: player.id, kind, by, changes, listed: {} }];
}

/** Who a player without a pointer may be: the one they are by all that is known, or some in doubt. */
function offersToLink(asking: Asking, player: Offered): readonly Offer[] {
  const { register, where, taken } = asking;
  const found = likenessTo(register)(asKnown(player, where)).flatMap(({ key, sureness }) => {
    const id = parsePersonId(key);
    const person = id === null ? undefined : whoStays(register, id);
    if (person === undefined || taken.has(person.id)) return [];
    return isDeclined(player.declined, 'person', person.id) ? [] : [{ person, sureness }];
  });
  const [first, second] = found;
  const isLikely =
    first !== undefined &&
    first.sureness !== 'doubtful' &&
    (first.sureness === 'sure' || second === undefined || second.sureness === 'doubtful');
  return isLikely
    ? offerOf(asking, { player, person: first.person, kind: 'likely' })
    : found
        .slice(0, mostDoubtful)
        .flatMap(({ person }) => offerOf(asking, { player, person, kind: 'doubtful' }));
}

/**
 * Who somebody is by a number of theirs that stands in the register, '' if nobody: name or birth say so,
 * too, and nobody else has it. Who is `taken`, or was said to be somebody else, is not meant.
 */
export function personByNumber(
  register: Register,
  player: Offered,
  { federation, taken }: { readonly federation: string; readonly taken: ReadonlySet<string> },
): string {
  const found = likenessTo(register)(asKnown(player, { federation })).flatMap(
    ({ key, sureness, reasons }) => {
      const id = parsePersonId(key);
      const isMeant = sureness !== 'doubtful' && reasons.includes('same-number');
      const person = id === null || !isMeant ? undefined : whoStays(register, id);
      return person?.id ?? [];
    },
  );
  const [person, ...others] = new Set(found);
  if (person === undefined || others.length > 0 || taken.has(person)) return '';
  return isDeclined(player.declined, 'person', person) ? '' : person;
}

const personOf = (register: Register, { details }: Offered): Person | undefined => {
  const id = parsePersonId(details.person);
  return id === null ? undefined : whoStays(register, id);
};

/**
 * What a register says of players that is not said of them where they are to play: what changed of
 * whoever is known to be a person of it, and who others may be.
 */
export function offersTo(
  register: Register,
  players: readonly Offered[],
  where: WhereTheyPlay,
): readonly Offer[] {
  const known = new Map(players.map((player) => [player, personOf(register, player)]));
  const taken = new Set([...known.values()].flatMap((person) => person?.id ?? []));
  const asking: Asking = { register, where, taken };
  return players.flatMap((player) => {
    const person = known.get(player);
    if (person !== undefined) return offerOf(asking, { player, person, kind: 'changed' });
    return offersToLink(asking, player);
  });
}

/** The same of a tournament; a finished one is left as it is. */
export const offersOfRegister = (
  register: Register,
  t: Tournament,
  today: string,
): readonly Offer[] =>
  t.finished ? [] : offersTo(register, t.players, placeOfPlay(t.settings, today));
