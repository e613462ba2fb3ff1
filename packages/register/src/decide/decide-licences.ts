import { changing, type FieldFault, textFault, unless } from '@rokade/journal';
import { isDay, licenceRules, ok } from '@rokade/rules';
import type { PersonId } from '../ids.ts';
import type { LicenceActValues } from '../licences/licence-act.ts';
import type { RegisterRefusal } from '../refusal.ts';
import { partUnder, type Register, whoStays } from '../register.ts';
import { type Decides, refuse, unknownPerson } from './decide-people.ts';

const longestMatter = 1000;
const mostGroups = 99;

/** Only a declaration names groups and its author; refuses them elsewhere. */
function faultOfStep({ step, passed, groups, by }: LicenceActValues): FieldFault | null {
  const isDeclared = step === 'declaration';
  if (isDeclared && by.trim() === '') return { field: 'by', problem: 'missing' };
  const least = isDeclared ? 1 : 0;
  const most = isDeclared ? mostGroups : 0;
  if (groups < least || groups > most) return { field: 'groups', problem: 'unknown' };
  return passed && step !== 'course' ? { field: 'passed', problem: 'unknown' } : null;
}

/**
 * Refuses impossible values. An act that the regulation does not count is stored all the same, and
 * marked where it is shown.
 */
function faultOf(values: LicenceActValues): FieldFault | null {
  if (licenceRules(values.rules) === undefined) return { field: 'rules', problem: 'unknown' };
  if (values.on === '') return { field: 'on', problem: 'missing' };
  if (!isDay(values.on)) return { field: 'on', problem: 'not-a-date' };
  const { matter, by } = values;
  return (
    textFault({ matter }, { most: longestMatter, lines: true }) ??
    textFault({ by }, { lines: true }) ??
    faultOfStep(values)
  );
}

/** Why the values of a licence act are refused, or null. */
const refusalOf = (values: LicenceActValues): RegisterRefusal | null => {
  const fault = faultOf(values);
  return fault === null ? null : { code: 'register.field-invalid', ...fault };
};

const actUnder = (register: Register, person: PersonId) =>
  partUnder(register, person, ({ licenceActs }) => licenceActs);

/** Enters an act on a person's way to a licence. */
export const enterLicenceAct: Decides<'enter-licence-act'> = (
  register,
  { act, person: id, values },
) => {
  const person = whoStays(register, id);
  if (person === undefined) return unknownPerson(id);
  if (actUnder(register, id)(act) !== undefined)
    return refuse({ code: 'register.id-taken', id: act });
  return unless(refusalOf(values), [
    { kind: 'licence-act-entered', act, person: person.id, values },
  ]);
};

/** Changes a licence act, or removes one that never happened. */
export const changeLicenceAct: Decides<'change-licence-act' | 'remove-licence-act'> = (
  register,
  command,
) => {
  const { act } = command;
  const found = actUnder(register, command.person)(act);
  if (found === undefined) return refuse({ code: 'register.unknown-licence-act', act });
  const { owner: person, part } = found;
  if (command.kind === 'remove-licence-act')
    return ok([{ kind: 'licence-act-removed', act, person }]);
  const { id: _, ...before } = part;
  return changing(before, command.changes, (values, after) =>
    unless(refusalOf(after), [{ kind: 'licence-act-changed', act, person, values }]),
  );
};
