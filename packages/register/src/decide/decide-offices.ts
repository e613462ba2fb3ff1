import { byId, differing, type FieldProblem, textProblem } from '@rokade/journal';
import { isDay, type OfficeRecord, officeOf, ok } from '@rokade/rules';
import type { SingleCommand } from '../command.ts';
import type { PersonId } from '../ids.ts';
import type { OfficeTermValues } from '../offices/office-term.ts';
import type { RegisterRefusal } from '../refusal.ts';
import { type AssociationLevel, partUnder, type Register, whoStays } from '../register.ts';
import { type Decision, refuse, unknownPerson } from './decide-people.ts';

type Change = Extract<SingleCommand, { kind: 'change-office' | 'remove-office' }>;

/** Offices of a competition are held in whatever association it is of. */
const isHeldIn = (office: OfficeRecord, level: AssociationLevel): boolean =>
  isOfCompetition(office) || office.level === level;

const isOfCompetition = ({ level }: OfficeRecord): boolean =>
  level === 'competition' || level === 'event';

const invalid = (field: string, problem: FieldProblem): RegisterRefusal => ({
  code: 'register.field-invalid',
  field,
  problem,
});

function invalidDays({ from, until, ended }: OfficeTermValues): RegisterRefusal | null {
  const days = { from, until, ended };
  const wrong = Object.entries(days).find(([, day]) => day !== '' && !isDay(day));
  if (wrong !== undefined) return invalid(wrong[0], 'not-a-date');
  const to = [until, ended].find((day) => day !== '' && day < from);
  return to === undefined ? null : { code: 'register.days-reversed', from, to };
}

function invalidPlace(
  office: OfficeRecord,
  { seat, order, competition }: OfficeTermValues,
): RegisterRefusal | null {
  if (seat === 'substitute' && office.substitutes === null) return invalid('seat', 'unknown');
  if (seat === 'substitute' ? order < 1 || order > 20 : order !== 0)
    return invalid('order', 'unknown');
  if ((competition.trim() !== '') !== isOfCompetition(office)) {
    return { code: 'register.office-of-competition', office: office.code };
  }
  const problem = textProblem(competition, { lines: true });
  return problem === null ? null : invalid('competition', problem);
}

/** Why an office cannot be held so. How many hold it, and how long, is said and not refused. */
function officeRefusal(register: Register, values: OfficeTermValues): RegisterRefusal | null {
  const office = officeOf(values.regulation, values.office);
  if (office === undefined) return invalid('office', 'unknown');
  const { association } = values;
  const of = byId(register.associations, association);
  if (of === undefined) return { code: 'register.unknown-association', association };
  if (!isHeldIn(office, of.level)) return { code: 'register.office-elsewhere', association };
  return invalidPlace(office, values) ?? invalidDays(values);
}

const termUnder = (register: Register, person: PersonId) =>
  partUnder(register, person, ({ offices }) => offices);

/** Gives somebody an office for a time. */
export function beginOffice(
  register: Register,
  { term, person: id, values }: Extract<SingleCommand, { kind: 'begin-office' }>,
): Decision {
  const person = whoStays(register, id);
  if (person === undefined) return unknownPerson(id);
  if (termUnder(register, id)(term) !== undefined)
    return refuse({ code: 'register.id-taken', id: term });
  const refusal = officeRefusal(register, values);
  return refusal === null
    ? ok([{ kind: 'office-begun', term, person: person.id, values }])
    : refuse(refusal);
}

/** Changes the time in which somebody holds an office, or takes it away. */
export function changeOffice(register: Register, command: Change): Decision {
  const { term } = command;
  const found = termUnder(register, command.person)(term);
  if (found === undefined) return refuse({ code: 'register.unknown-office', term });
  const { owner: person, part } = found;
  if (command.kind === 'remove-office') return ok([{ kind: 'office-removed', term, person }]);
  const { id: _, ...before } = part;
  const values = differing(before, command.changes);
  if (Object.keys(values).length === 0) return ok([]);
  const refusal = officeRefusal(register, { ...before, ...values });
  return refusal === null
    ? ok([{ kind: 'office-changed', term, person, values }])
    : refuse(refusal);
}

/** Lets everybody see who holds the offices of an association, or nobody but the desk. */
export function showOfficers(
  { associations, showsOfficers }: Register,
  { association, shown }: Extract<SingleCommand, { kind: 'show-officers' }>,
): Decision {
  if (byId(associations, association) === undefined) {
    return refuse({ code: 'register.unknown-association', association });
  }
  return ok(
    showsOfficers.includes(association) === shown
      ? []
      : [{ kind: 'officers-shown', association, shown }],
  );
}
