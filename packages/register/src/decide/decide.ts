import { begunBy, byKind, doneAtOnce, type InSteps } from '@rokade/journal';
import { ok } from '@rokade/rules';
import type { RegisterCommand, RegisterRequest } from '../command.ts';
import type { RegisterEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { emptyRegister, type Register } from '../register.ts';
import { changeAssociation, enterAssociation } from './decide-associations.ts';
import { changeLicenceAct, enterLicenceAct } from './decide-licences.ts';
import { beginMembership, changeMembership } from './decide-memberships.ts';
import { beginOffice, changeOffice, showOfficers } from './decide-offices.ts';
import {
  changePerson,
  type Decides,
  type Decision,
  enterPerson,
  erasePerson,
  mergePeople,
  undoMerging,
} from './decide-people.ts';

const rememberColumns: Decides<'remember-columns'> = ({ columnChoices }, { headings, columns }) => {
  const isUnchanged = JSON.stringify(columnChoices[headings]) === JSON.stringify(columns);
  return ok(isUnchanged ? [] : [{ kind: 'columns-remembered', headings, columns }]);
};

const unsigned = { at: '', actor: { id: '', name: '' }, reason: '' };

/** Enters a person and, where one was given, begins the membership. */
const enterMember: Decides<'enter-person'> = (register, command, confirmed) => {
  const { person, membership } = command;
  const entered = enterPerson(register, command, confirmed);
  if (!entered.ok || !membership) return entered;
  const withPerson = entered.value.reduce(
    (state, event) => evolve(state, { ...unsigned, version: state.version + 1, event }),
    register,
  );
  const begun = beginMembership(
    withPerson,
    { kind: 'begin-membership', person, ...membership },
    confirmed,
  );
  return begun.ok ? ok([...entered.value, ...begun.value]) : begun;
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
      : decideOne(register, command, confirmed !== false);
  return begunBy({ kind: 'register-begun' }, state, decided);
}

/** `decideInSteps` without interruption. */
export const decide = (state: Register | null, request: RegisterRequest): Decision =>
  doneAtOnce(decideInSteps(state, request));
