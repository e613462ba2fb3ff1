import { begunBy, byKind, doneAtOnce, type InSteps } from '@rokade/journal';
import { ok, type Result } from '@rokade/rules';
import type { RegisterCommand, RegisterRequest } from '../command.ts';
import type { RegisterEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import type { AssociationId } from '../ids.ts';
import type { RegisterRefusal } from '../refusal.ts';
import { emptyRegister, type Register } from '../register.ts';
import { clubsByList } from '../taking-in/find-club.ts';
import { changeAssociation, enterAssociation } from './decide-associations.ts';
import { changeLicenceAct, enterLicenceAct } from './decide-licences.ts';
import { beginMembership, changeMembership } from './decide-memberships.ts';
import { beginOffice, changeOffice, showOfficers } from './decide-offices.ts';
import {
  apartFromDoubles,
  changePerson,
  type Decides,
  type Decision,
  enterPerson,
  erasePerson,
  keepApart,
  mergePeople,
  refuse,
  undoMerging,
} from './decide-people.ts';

const rememberColumns: Decides<'remember-columns'> = ({ columnChoices }, { headings, columns }) => {
  const isUnchanged = JSON.stringify(columnChoices[headings]) === JSON.stringify(columns);
  return ok(isUnchanged ? [] : [{ kind: 'columns-remembered', headings, columns }]);
};

const unsigned = { at: '', actor: { id: '', name: '' }, reason: '' };

const after = (register: Register, events: readonly RegisterEvent[]): Register =>
  events.reduce(
    (state, event) => evolve(state, { ...unsigned, version: state.version + 1, event }),
    register,
  );

type NewMembership = NonNullable<Extract<RegisterCommand, { kind: 'enter-person' }>['membership']>;

/** The id of the membership's club, with the event that makes the club where its name is new. */
function clubOfMember(
  register: Register,
  { values, club }: NewMembership,
): Result<
  { readonly id: AssociationId; readonly made: readonly RegisterEvent[] },
  RegisterRefusal
> {
  if (!club || club.name.trim() === '') return ok({ id: values.association, made: [] });
  const { association, name, federation } = club;
  const found = clubsByList(register)({ name, zps: '' });
  if (found !== undefined) return ok({ id: found.id, made: [] });
  const made = enterAssociation(
    register,
    {
      kind: 'enter-association',
      association,
      level: 'club',
      values: { name: name.trim(), federation },
      above: null,
    },
    true,
  );
  return made.ok ? ok({ id: association, made: made.value }) : made;
}

/** Enters a person and, where one was given, begins the membership, in a new club where its name is typed. */
const enterMember: Decides<'enter-person'> = (register, command, confirmed) => {
  const { person, membership } = command;
  const entered = enterPerson(register, command, confirmed);
  if (!entered.ok || !membership) return entered;
  const club = clubOfMember(register, membership);
  if (!club.ok) return club;
  if (!confirmed && club.value.made.length > 0) {
    return refuse({ code: 'register.new-club', name: membership.club?.name.trim() ?? '' });
  }
  const events = [...club.value.made, ...entered.value];
  const begun = beginMembership(
    after(register, events),
    {
      kind: 'begin-membership',
      person,
      membership: membership.membership,
      values: { ...membership.values, association: club.value.id },
    },
    confirmed,
  );
  return begun.ok ? ok([...events, ...begun.value]) : begun;
};

/** Enters a person; whoever confirms that they are none of their doubles is not asked about these again. */
const enterOnce: Decides<'enter-person'> = (register, command, confirmed) => {
  const entered = enterMember(register, command, confirmed);
  return entered.ok && confirmed
    ? ok([...entered.value, ...apartFromDoubles(register, command)])
    : entered;
};

type TakeIn = Extract<RegisterCommand, { kind: 'take-in' }>;

/** Decides every command except an import, which takes longer. */
const decideOne = byKind<Exclude<RegisterCommand, TakeIn>, Register, Decision, boolean>({
  'enter-person': enterMember,
  'change-person': changePerson,
  'enter-association': enterAssociation,
  'change-association': changeAssociation,
  'begin-membership': beginMembership,
  'change-membership': changeMembership,
  'remove-membership': changeMembership,
  'begin-office': beginOffice,
  'change-office': changeOffice,
  'remove-office': changeOffice,
  'enter-licence-act': enterLicenceAct,
  'change-licence-act': changeLicenceAct,
  'remove-licence-act': changeLicenceAct,
  'show-officers': showOfficers,
  'remember-columns': rememberColumns,
  'keep-apart': keepApart,
  'merge-people': mergePeople,
  'undo-merging': undoMerging,
  'erase-person': erasePerson,
});

/** Steps of an import that take some hundredths of a second. */
const stepsAtOnce = 500;

/**
 * Imports a list. New people were checked in its preview, so duplicates are not asked about again. Each
 * step is decided on the state after those before it; no event if nothing changes.
 */
function* takeIn(before: Register, { source, steps }: TakeIn): InSteps<Decision> {
  let register = before;
  const events: RegisterEvent[] = [];
  for (const [index, step] of steps.entries()) {
    if (index % stepsAtOnce === stepsAtOnce - 1) yield;
    const decided = decideOne(register, step, step.kind === 'enter-person');
    if (!decided.ok) return decided;
    for (const event of decided.value) {
      events.push(event);
      register = evolve(register, { ...unsigned, version: register.version + 1, event });
    }
  }
  return ok(events.length === 0 ? [] : [{ kind: 'list-taken-in', source }, ...events]);
}

/** The events that a command leads to; the first one creates the book. */
export function* decideInSteps(
  state: Register | null,
  { command, confirmed }: RegisterRequest,
): InSteps<Decision> {
  const register = state ?? emptyRegister;
  const decided =
    command.kind === 'take-in'
      ? yield* takeIn(register, command)
      : command.kind === 'enter-person'
        ? enterOnce(register, command, confirmed !== false)
        : decideOne(register, command, confirmed !== false);
  return begunBy({ kind: 'register-begun' }, state, decided);
}

/** `decideInSteps` without interruption. */
export const decide = (state: Register | null, request: RegisterRequest): Decision =>
  doneAtOnce(decideInSteps(state, request));
