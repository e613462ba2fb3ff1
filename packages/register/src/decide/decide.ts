import { ok, unreachable } from '@rokade/rules';
import type { RegisterCommand, RegisterRequest, SingleCommand } from '../command.ts';
import type { RegisterEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { emptyRegister, type Register } from '../register.ts';
import { changeAssociation, enterAssociation } from './decide-associations.ts';
import { changeLicenceAct, enterLicenceAct } from './decide-licences.ts';
import { beginMembership, changeMembership } from './decide-memberships.ts';
import { beginOffice, changeOffice, showOfficers } from './decide-offices.ts';
import {
  changePerson,
  type Decision,
  enterPerson,
  erasePerson,
  mergePeople,
  undoMerging,
} from './decide-people.ts';

function rememberColumns(
  { columnChoices }: Register,
  { headings, columns }: Extract<SingleCommand, { kind: 'remember-columns' }>,
): Decision {
  const isKnown = JSON.stringify(columnChoices[headings]) === JSON.stringify(columns);
  return ok(isKnown ? [] : [{ kind: 'columns-remembered', headings, columns }]);
}

function decideSingle(register: Register, command: SingleCommand): Decision {
  switch (command.kind) {
    case 'enter-person':
      return enterPerson(register, command);
    case 'change-person':
      return changePerson(register, command);
    case 'enter-association':
      return enterAssociation(register, command);
    case 'change-association':
      return changeAssociation(register, command);
    case 'begin-membership':
      return beginMembership(register, command);
    case 'change-membership':
    case 'remove-membership':
      return changeMembership(register, command);
    case 'begin-office':
      return beginOffice(register, command);
    case 'change-office':
    case 'remove-office':
      return changeOffice(register, command);
    case 'enter-licence-act':
      return enterLicenceAct(register, command);
    case 'change-licence-act':
    case 'remove-licence-act':
      return changeLicenceAct(register, command);
    case 'show-officers':
      return showOfficers(register, command);
    case 'remember-columns':
      return rememberColumns(register, command);
    default:
      return unreachable(command);
  }
}

const unsigned = { at: '', actor: { id: '', name: '' }, reason: '' };

/** So many steps of a list take some hundredths of a second. */
const stepsAtOnce = 500;

/** What a command leads to, once all of it is decided; whoever has others waiting may let them in between. */
export type DecisionInSteps = Generator<undefined, Decision>;

/** Each step is decided on what those before it lead to; nothing at all if nothing changes. */
function* takeIn(
  before: Register,
  { source, steps }: Extract<RegisterCommand, { kind: 'take-in' }>,
): DecisionInSteps {
  let register = before;
  const events: RegisterEvent[] = [];
  for (const [index, step] of steps.entries()) {
    if (index % stepsAtOnce === stepsAtOnce - 1) yield;
    const decided = decideSingle(register, step);
    if (!decided.ok) return decided;
    for (const event of decided.value) {
      events.push(event);
      register = evolve(register, { ...unsigned, version: register.version + 1, event });
    }
  }
  return ok(events.length === 0 ? [] : [{ kind: 'list-taken-in', source }, ...events]);
}

function* decideOn(register: Register, { command, confirmed }: RegisterRequest): DecisionInSteps {
  switch (command.kind) {
    case 'merge-people':
      return mergePeople(register, command);
    case 'undo-merging':
      return undoMerging(register, command.goes);
    case 'erase-person':
      return erasePerson(register, command, confirmed !== false);
    case 'take-in':
      return yield* takeIn(register, command);
    default:
      return decideSingle(register, command);
  }
}

/** What a command leads to; the first that changes something begins the book. */
export function* decideInSteps(state: Register | null, request: RegisterRequest): DecisionInSteps {
  const decided = yield* decideOn(state ?? emptyRegister, request);
  if (!decided.ok || decided.value.length === 0 || state !== null) return decided;
  return ok([{ kind: 'register-begun' }, ...decided.value]);
}

/** The same at once. */
export function decide(state: Register | null, request: RegisterRequest): Decision {
  const steps = decideInSteps(state, request);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
