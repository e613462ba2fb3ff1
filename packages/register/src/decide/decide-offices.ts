import { byId, changing, dayFault, type FieldProblem, textProblem, unless } from '@rokade/journal';
import { type OfficeRecord, officeOf, ok } from '@rokade/rules';
import type { PersonId } from '../ids.ts';
import type { OfficeTermValues } from '../offices/office-term.ts';
import type { RegisterRefusal } from '../refusal.ts';
import { type AssociationLevel, partUnder, type Register, whoStays } from '../register.ts';
import { type Decides, refuse, unknownPerson } from './decide-people.ts';

/** Whether an office can be held in an association of this level; offices of a competition in any. */
const isOfficeOf = (office: OfficeRecord, level: AssociationLevel): boolean =>
  isOfCompetition(office) || office.level === level;

const isOfCompetition = ({ level }: OfficeRecord): boolean =>
  level === 'competition' || level === 'event';

const invalid = (field: string, problem: FieldProblem): RegisterRefusal => ({
  code: 'register.field-invalid',
  field,
  problem,
});

function invalidDays({ from, until, ended }: OfficeTermValues): RegisterRefusal | null {
  const fault = dayFault({ from, until, ended });
  if (fault !== null) return { code: 'register.field-invalid', ...fault };
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

/** Why an office term is refused. Too many holders or too long a term are shown as findings, not refused. */
function officeRefusal(register: Register, values: OfficeTermValues): RegisterRefusal | null {
  const office = officeOf(values.regulation, values.office);
  if (office === undefined) return invalid('office', 'unknown');
  const { association } = values;
  const of = byId(register.associations, association);
  if (of === undefined) return { code: 'register.unknown-association', association };
  if (!isOfficeOf(office, of.level)) return { code: 'register.office-elsewhere', association };
  return invalidPlace(office, values) ?? invalidDays(values);
}

const termUnder = (register: Register, person: PersonId) =>
  partUnder(register, person, ({ offices }) => offices);

/** Gives a person an office for a time. */
export const beginOffice: Decides<'begin-office'> = (register, { term, person: id, values }) => {
  const person = whoStays(register, id);
  if (person === undefined) return unknownPerson(id);
  if (termUnder(register, id)(term) !== undefined)
    return refuse({ code: 'register.id-taken', id: term });
  return unless(officeRefusal(register, values), [
    { kind: 'office-begun', term, person: person.id, values },
  ]);
};

/** Changes a term of office, or removes it. */
export const changeOffice: Decides<'change-office' | 'remove-office'> = (register, command) => {
  const { term } = command;
  const found = termUnder(register, command.person)(term);
  if (found === undefined) return refuse({ code: 'register.unknown-office', term });
  const { owner: person, part } = found;
  if (command.kind === 'remove-office') return ok([{ kind: 'office-removed', term, person }]);
  const { id: _, ...before } = part;
  return changing(before, command.changes, (values, after) =>
    unless(officeRefusal(register, after), [{ kind: 'office-changed', term, person, values }]),
  );
};

/** Makes an association's officers public, or visible to the register's users only. */
export const showOfficers: Decides<'show-officers'> = (
  { associations, showsOfficers },
  { association, shown },
) => {
  if (byId(associations, association) === undefined) {
    return refuse({ code: 'register.unknown-association', association });
  }
  return ok(
    showsOfficers.includes(association) === shown
      ? []
      : [{ kind: 'officers-shown', association, shown }],
  );
};
