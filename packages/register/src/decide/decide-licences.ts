import { differing, textProblem } from '@rokade/journal';
import { isDay, licenceRules, ok } from '@rokade/rules';
import type { SingleCommand } from '../command.ts';
import type { FieldFault } from '../fields/field-problem.ts';
import type { PersonId } from '../ids.ts';
import type { LicenceActValues } from '../licences/licence-act.ts';
import { partUnder, type Register, whoStays } from '../register.ts';
import { type Decision, refuse, unknownPerson } from './decide-people.ts';

type Change = Extract<SingleCommand, { kind: 'change-licence-act' | 'remove-licence-act' }>;

const longestMatter = 1000;
const mostGroups = 99;

/** A declaration tells of groups, and whose it is; nothing else does either. */
function problemOfStep({ step, passed, groups, by }: LicenceActValues): FieldFault | null {
  const isDeclared = step === 'declaration';
  if (isDeclared && by.trim() === '') return { field: 'by', problem: 'missing' };
  const least = isDeclared ? 1 : 0;
  const most = isDeclared ? mostGroups : 0;
  if (groups < least || groups > most) return { field: 'groups', problem: 'unknown' };
  return passed && step !== 'course' ? { field: 'passed', problem: 'unknown' } : null;
}

/** What cannot be. What counts for nothing by the regulation is written down, and said where it is read. */
function problemOf(values: LicenceActValues): FieldFault | null {
  if (licenceRules(values.rules) === undefined) return { field: 'rules', problem: 'unknown' };
  if (!isDay(values.on)) return { field: 'on', problem: 'not-a-date' };
  const [matter, by] = [
    textProblem(values.matter, { most: longestMatter, lines: true }),
    textProblem(values.by, { lines: true }),
  ];
  if (matter !== null) return { field: 'matter', problem: matter };
  return by === null ? problemOfStep(values) : { field: 'by', problem: by };
}

const invalid = (problem: FieldFault): Decision =>
  refuse({ code: 'register.field-invalid', ...problem });

const actUnder = (register: Register, person: PersonId) =>
  partUnder(register, person, ({ licenceActs }) => licenceActs);

/** Writes down what happened on somebody's way to a licence. */
export function enterLicenceAct(
  register: Register,
  { act, person: id, values }: Extract<SingleCommand, { kind: 'enter-licence-act' }>,
): Decision {
  const person = whoStays(register, id);
  if (person === undefined) return unknownPerson(id);
  if (actUnder(register, id)(act) !== undefined)
    return refuse({ code: 'register.id-taken', id: act });
  const problem = problemOf(values);
  return problem === null
    ? ok([{ kind: 'licence-act-entered', act, person: person.id, values }])
    : invalid(problem);
}

/** Changes what was written down of a licence, or takes away what never happened. */
export function changeLicenceAct(register: Register, command: Change): Decision {
  const { act } = command;
  const found = actUnder(register, command.person)(act);
  if (found === undefined) return refuse({ code: 'register.unknown-licence-act', act });
  const { owner: person, part } = found;
  if (command.kind === 'remove-licence-act')
    return ok([{ kind: 'licence-act-removed', act, person }]);
  const { id: _, ...before } = part;
  const values = differing(before, command.changes);
  if (Object.keys(values).length === 0) return ok([]);
  const problem = problemOf({ ...before, ...values });
  return problem === null
    ? ok([{ kind: 'licence-act-changed', act, person, values }])
    : invalid(problem);
}
