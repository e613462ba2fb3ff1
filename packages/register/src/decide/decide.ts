import { begunBy, byKind } from '@rokade/journal';
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
  const isKnown = JSON.stringify(columnChoices[headings]) === JSON.stringify(columns);
  return ok(isKnown ? [] : [{ kind: 'columns-remembered', headings, columns }]);
};

type TakeIn = Extract<RegisterCommand, { kind: 'take-in' }>;

/** All but a list that is taken in, which takes its time. */
const decideOne = byKind<Exclude<RegisterCommand, TakeIn>, Register, Decision, boolean>({
  'enter-person': enterPerson,
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

const unsigned = { at: '', actor: { id: '', name: '' }, reason: '' };

/** So many steps of a list take some hundredths of a second. */
const stepsAtOnce = 500;

/** What a command leads to, once all of it is decided; whoever has others waiting may let them in between. */
export type DecisionInSteps = Generator<undefined, Decision>;

/**
 * Whoever a list enters was looked at in its preview, and is not asked about again. Each step is decided
 * on what those before it lead to; nothing at all if nothing changes.
 */
function* takeIn(before: Register, { source, steps }: TakeIn): DecisionInSteps {
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

/** What a command leads to; the first that changes something begins the book. */
export function* decideInSteps(
  state: Register | null,
  { command, confirmed }: RegisterRequest,
): DecisionInSteps {
  const register = state ?? emptyRegister;
  const decided =
    command.kind === 'take-in'
      ? yield* takeIn(register, command)
      : decideOne(register, command, confirmed !== false);
  return begunBy({ kind: 'register-begun' }, state, decided);
}

/** The same at once. */
export function decide(state: Register | null, request: RegisterRequest): Decision {
  const steps = decideInSteps(state, request);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
