import {
  type ComparedPerson,
  comparedPeople,
  emptyPersonValues,
  likenessIn,
  ownNumbers,
  type Person,
  type PersonId,
  type PersonValues,
  parsePersonId,
  type Register,
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

/** The most persons that are offered to a player in doubt. */
const mostDoubtful = 3;

const looking = new WeakMap<Register, ReturnType<typeof likenessIn>>();

/** The search for similar people in a register, whose index is made once. */
function likenessTo(register: Register): ReturnType<typeof likenessIn> {
  const find = looking.get(register) ?? likenessIn(comparedPeople(register));
  looking.set(register, find);
  return find;
}

/** A player in the form in which similar people are searched for. */
function asCompared(
  { id, details }: Offered,
  { federation }: Pick<WhereTheyPlay, 'federation'>,
): ComparedPerson {
  const [surname = '', ...firstNames] = details.name.split(',');
  const numbers = nationalNumbersIn(federation).map((field) => [field, details.nationalId]);
  const values: PersonValues = {
    ...emptyPersonValues,
    surname: surname.trim(),
    firstName: firstNames.join(' ').trim(),
    birth: details.birthDate,
    sex: details.sex,
    fideId: details.fideId,
    ...Object.fromEntries(numbers),
  };
  return { key: `player ${id}`, values, numbers: ownNumbers(values) };
}

/** Whether a value is only less precise: the year of a birthday. */
const isLessPrecise = (field: string, value: string, present: string): boolean =>
  field === 'birthDate' && present.startsWith(value);

/** The register's values that differ from the tournament's; values missing in the register change nothing. */
const changesFor = (player: Offered, registered: DetailsOfPerson): Partial<PlayerDetails> =>
  Object.fromEntries(
    Object.entries(registered).filter(([field, value]) => {
      const present = String(Reflect.get(player.details, field));
      const isNew = value !== '' && value !== present && !isLessPrecise(field, value, present);
      return isNew && !isDeclined(player.declined, field, value);
    }),
  );

interface OfferContext {
  readonly register: Register;
  readonly where: WhereTheyPlay;
  /** The persons of the register to whom players of the tournament are linked. */
  readonly taken: ReadonlySet<PersonId>;
}

function offerOf(
  { register, where }: OfferContext,
  { player, person, kind }: { player: Offered; person: Person; kind: Offer['kind'] },
): readonly Offer[] {
  const registered = detailsOfPerson(register, person, where);
  // A link to a person who was merged into another stays valid, so it is not offered as a change.
  const offered = kind === 'changed' ? { ...registered, person: '' } : registered;
  const changes = changesFor(player, offered);
  const { name, birthDate, club, nationalId, fideId } = registered;
  const more = [birthDate.slice(0, 4), club, nationalId || fideId];
  const by = { id: person.id, name, more: more.filter(Boolean).join(' · ') };
  return Object.keys(changes).length === 0
    ? []
    : [{ player: player.id, kind, by, changes, listed: {} }];
}

/** The offers to link a player to a person: one if it is likely, else up to three in doubt. */
function offersToLink(context: OfferContext, player: Offered): readonly Offer[] {
  const { register, where, taken } = context;
  const found = likenessTo(register)(asCompared(player, where)).flatMap(({ key, sureness }) => {
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
    ? offerOf(context, { player, person: first.person, kind: 'likely' })
    : found
        .slice(0, mostDoubtful)
        .flatMap(({ person }) => offerOf(context, { player, person, kind: 'doubtful' }));
}

/**
 * The id of the one person of the register who has a player's number and also agrees in name or birth;
 * '' if there is none or several. A person who is `taken`, or was declined before, does not count.
 */
export function personByNumber(
  register: Register,
  player: Offered,
  { federation, taken }: { readonly federation: string; readonly taken: ReadonlySet<string> },
): string {
  const found = likenessTo(register)(asCompared(player, { federation })).flatMap(
    ({ key, sureness, reasons }) => {
      const id = parsePersonId(key);
      const isSamePerson = sureness !== 'doubtful' && reasons.includes('same-number');
      const person = id === null || !isSamePerson ? undefined : whoStays(register, id);
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
 * The offers of a register to players: changed values for those who are linked to a person, and links for
 * the others.
 */
export function offersTo(
  register: Register,
  players: readonly Offered[],
  where: WhereTheyPlay,
): readonly Offer[] {
  const linked = new Map(players.map((player) => [player, personOf(register, player)]));
  const taken = new Set([...linked.values()].flatMap((person) => person?.id ?? []));
  const context: OfferContext = { register, where, taken };
  return players.flatMap((player) => {
    const person = linked.get(player);
    if (person !== undefined) return offerOf(context, { player, person, kind: 'changed' });
    return offersToLink(context, player);
  });
}

/** The offers of a register to a tournament's players; none if it is finished. */
export const offersOfRegister = (
  register: Register,
  t: Tournament,
  today: string,
): readonly Offer[] =>
  t.finished ? [] : offersTo(register, t.players, placeOfPlay(t.settings, today));
