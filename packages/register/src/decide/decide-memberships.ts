import { byId } from '@rokade/journal';
import { isDay, ok } from '@rokade/rules';
import type { SingleCommand } from '../command.ts';
import { differing } from '../fields/field.ts';
import type { PersonId } from '../ids.ts';
import { playsForTwo } from '../memberships.ts';
import type { RegisterRefusal } from '../refusal.ts';
import {
  allInOne,
  type Membership,
  membershipsOf,
  type Person,
  type Register,
  whoStays,
} from '../register.ts';
import { type Decision, refuse, unknownPerson } from './decide-people.ts';

const isDayOrOpen = (text: string): boolean => text === '' || isDay(text);

function invalid({ from, to, memberNumber }: Membership): RegisterRefusal | null {
  const field = !isDayOrOpen(from) ? 'from' : !isDayOrOpen(to) ? 'to' : null;
  if (field !== null) return { code: 'register.field-invalid', field, problem: 'not-a-date' };
  if (to !== '' && from > to) return { code: 'register.days-reversed', from, to };
  return /^[\p{L}\p{N} /.-]{0,40}$/u.test(memberNumber)
    ? null
    : { code: 'register.field-invalid', field: 'memberNumber', problem: 'unknown' };
}

/** Why a membership cannot stand beside the others that somebody has. */
function membershipRefusal(
  register: Register,
  person: Person,
  membership: Membership,
): RegisterRefusal | null {
  const { association, standing, id } = membership;
  const of = byId(register.associations, association);
  if (of === undefined) return { code: 'register.unknown-association', association };
  if (standing === 'guest' && of.level !== 'club') {
    return { code: 'register.guest-of-no-club', association };
  }
  const others = membershipsOf(register, person).filter((one) => one.id !== id);
  const two = playsForTwo(register, [...others, membership]);
  if (two !== null) return { code: 'register.plays-for-another', membership: two[0].id };
  return invalid(membership);
}

/** Makes somebody a member, or a guest. */
export function beginMembership(
  register: Register,
  command: Extract<SingleCommand, { kind: 'begin-membership' }>,
): Decision {
  const { membership, values } = command;
  const person = whoStays(register, command.person);
  if (person === undefined) return unknownPerson(command.person);
  const isTaken = allInOne(register, person).some(({ memberships }) =>
    memberships.some(({ id }) => id === membership),
  );
  if (isTaken) return refuse({ code: 'register.id-taken', id: membership });
  const begun = { ...values, id: membership, leftOutBy: null };
  const refusal = membershipRefusal(register, person, begun);
  return refusal === null
    ? ok([{ kind: 'membership-begun', membership, person: person.id, values }])
    : refuse(refusal);
}

interface Found {
  readonly stays: Person;
  /** Whose it is: `stays`, or somebody merged into them. */
  readonly owner: PersonId;
  readonly membership: Membership;
}

function found(
  register: Register,
  command: Extract<SingleCommand, { kind: 'change-membership' | 'remove-membership' }>,
): Found | undefined {
  const stays = whoStays(register, command.person);
  const all = stays === undefined ? [] : allInOne(register, stays);
  for (const { id: owner, memberships } of all) {
    const membership = memberships.find(({ id }) => id === command.membership);
    if (stays !== undefined && membership !== undefined) return { stays, owner, membership };
  }
  return undefined;
}

/** Changes or takes away a membership of whoever stays of a person. */
export function changeMembership(
  register: Register,
  command: Extract<SingleCommand, { kind: 'change-membership' | 'remove-membership' }>,
): Decision {
  const { membership } = command;
  const there = found(register, command);
  if (there === undefined) return refuse({ code: 'register.unknown-membership', membership });
  const person = there.owner;
  if (command.kind === 'remove-membership') {
    return ok([{ kind: 'membership-removed', membership, person }]);
  }
  const values = differing(there.membership, command.changes);
  if (Object.keys(values).length === 0) return ok([]);
  const refusal = membershipRefusal(register, there.stays, { ...there.membership, ...values });
  return refusal === null
    ? ok([{ kind: 'membership-changed', membership, person, values }])
    : refuse(refusal);
}
