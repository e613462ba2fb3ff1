import { byId, changing, unless } from '@rokade/journal';
import { isDay, ok } from '@rokade/rules';
import type { RegisterEvent } from '../event.ts';
import type { MembershipValues } from '../fields/membership-fields.ts';
import type { PersonId } from '../ids.ts';
import { playsForTwo } from '../memberships.ts';
import type { RegisterRefusal } from '../refusal.ts';
import {
  type Membership,
  membershipsOf,
  type Person,
  partUnder,
  type Register,
  whoStays,
} from '../register.ts';
import { type Decides, refuse, unknownPerson } from './decide-people.ts';

const isDayOrOpen = (text: string): boolean => text === '' || isDay(text);

function invalid({ from, to, memberNumber }: Membership): RegisterRefusal | null {
  const field = !isDayOrOpen(from) ? 'from' : !isDayOrOpen(to) ? 'to' : null;
  if (field !== null) return { code: 'register.field-invalid', field, problem: 'not-a-date' };
  if (to !== '' && from > to) return { code: 'register.days-reversed', from, to };
  return /^[\p{L}\p{N} /.-]{0,40}$/u.test(memberNumber)
    ? null
    : { code: 'register.field-invalid', field: 'memberNumber', problem: 'unknown' };
}

/** Why a membership conflicts with the person's others; null: it does not. */
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

const membershipUnder = (register: Register, person: PersonId) =>
  partUnder(register, person, ({ memberships }) => memberships);

/** Begins a membership, as a member or a guest. */
export const beginMembership: Decides<'begin-membership'> = (register, command) => {
  const { membership, values } = command;
  const person = whoStays(register, command.person);
  if (person === undefined) return unknownPerson(command.person);
  if (membershipUnder(register, person.id)(membership) !== undefined)
    return refuse({ code: 'register.id-taken', id: membership });
  const begun = { ...values, id: membership, leftOutBy: null };
  return unless(membershipRefusal(register, person, begun), [
    { kind: 'membership-begun', membership, person: person.id, values },
  ]);
};

/** Changes or removes a membership of a person, or of the one they were merged into. */
export const changeMembership: Decides<'change-membership' | 'remove-membership'> = (
  register,
  command,
) => {
  const { membership } = command;
  const stays = whoStays(register, command.person);
  const found = membershipUnder(register, command.person)(membership);
  if (stays === undefined || found === undefined) {
    return refuse({ code: 'register.unknown-membership', membership });
  }
  const { owner: person, part } = found;
  if (command.kind === 'remove-membership') {
    return ok([{ kind: 'membership-removed', membership, person }]);
  }
  return changing<MembershipValues, RegisterEvent, RegisterRefusal>(
    part,
    command.changes,
    (values) =>
      unless(membershipRefusal(register, stays, { ...part, ...values }), [
        { kind: 'membership-changed', membership, person, values },
      ]),
  );
};
