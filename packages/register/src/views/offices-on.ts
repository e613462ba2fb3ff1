import { byId } from '@rokade/journal';
import {
  compareAlphabetically,
  type HolderFacts,
  type OfficeFinding,
  type OfficeOn,
  type OfficeRecord,
  officeFindings,
  officeOf,
  officeOn,
  officeRuleSet,
  type TermOfOffice,
} from '@rokade/rules';
import { fullName } from '../fields/person-fields.ts';
import type { AssociationId, OfficeTermId, PersonId } from '../ids.ts';
import type { OfficeTerm } from '../offices/office-term.ts';
import { type Association, allInOne, type Person, peopleOf, type Register } from '../register.ts';

/** The holder of an office. */
export interface OfficeHolder extends TermOfOffice, HolderFacts {
  readonly holder: PersonId;
  readonly name: string;
  readonly term: OfficeTermId;
  /** The office that brings this place with it; null: given directly. */
  readonly by: string | null;
}

/** An office of an association on a day: its holders, and findings about them. */
export interface OfficeOnDay extends OfficeOn<OfficeHolder> {
  readonly association: Association;
  readonly regulation: string;
  readonly office: OfficeRecord;
  readonly competition: string;
  readonly findings: readonly OfficeFinding[];
}

/** The terms of office of a person and of everybody merged into them, the newest first. */
export const officesOf = (register: Register, person: Person): readonly OfficeTerm[] =>
  allInOne(register, person)
    .flatMap(({ offices }) => offices)
    .toSorted((a, b) => (a.from < b.from ? 1 : Number(b.from > a.from) - 1));

interface TermWithHolder extends OfficeTerm {
  readonly holder: OfficeHolder;
}

/** A person's rating in the federation's list; null = not known. */
export type RatingOf = (person: Person) => number | null;

const termsWithHolders = (register: Register, ratingOf: RatingOf): readonly TermWithHolder[] =>
  peopleOf(register).flatMap((person) =>
    officesOf(register, person).map((term) => {
      const { values, id } = person;
      const { seat, order, from, until, ended } = term;
      const { birth: born, federation } = values;
      const facts = { born, federation, rating: ratingOf(person) };
      const holding = { seat, order, from, until, ended, holder: id, name: fullName(values) };
      return { ...term, holder: { ...holding, ...facts, term: term.id, by: null } };
    }),
  );

/** Adds the members who belong to a body by another office; one may be replaced by a named deputy. */
function withOthers(
  office: OfficeRecord,
  own: readonly OfficeHolder[],
  { terms, day }: { readonly terms: readonly TermWithHolder[]; readonly day: string },
): readonly OfficeHolder[] {
  const isRepresented = officeOn(office, own, day).members.length > 0;
  const coming = office.comesWith.flatMap(({ office: other, orRepresentative }) =>
    orRepresentative && isRepresented
      ? []
      : terms
          .filter((term) => term.office === other)
          .map(({ holder }) => ({ ...holder, seat: 'member' as const, order: 0, by: other })),
  );
  return [...own, ...coming];
}

interface Body {
  readonly association: AssociationId;
  readonly regulation: string;
}

/** Every office of an association by a regulation, held or vacant, and those of its competitions. */
function officesIn(
  register: Register,
  { association: id, regulation }: Body,
  { allTerms, day }: { readonly allTerms: readonly TermWithHolder[]; readonly day: string },
): readonly OfficeOnDay[] {
  const association = byId(register.associations, id);
  if (association === undefined) return [];
  const here = allTerms.filter((one) => one.association === id && one.regulation === regulation);
  return (officeRuleSet(regulation)?.offices ?? []).flatMap((office) => {
    const terms = here.filter((one) => one.office === office.code);
    const named = [...new Set(terms.map(({ competition }) => competition))];
    const competitions = office.level === association.level ? [''] : named;
    return competitions.map((competition) => {
      const own = terms.filter((one) => one.competition === competition);
      const holders = withOthers(
        office,
        own.map(({ holder }) => holder),
        { terms: here, day },
      );
      return {
        association,
        regulation,
        office,
        competition,
        ...officeOn(office, holders, day),
        findings: officeFindings(office, holders, day),
      };
    });
  });
}

/**
 * Whether an office is shown: it has holders or findings. A vacant one that the regulation does not
 * require is not.
 */
const saysSomething = ({ members, substitutes, findings }: OfficeOnDay): boolean =>
  members.length + substitutes.length + findings.length > 0;

/**
 * The officers on a day: for each association and regulation with any term of office, every office with
 * its holders, and findings: vacant, too many holders, term about to end.
 *
 * @param ratingOf decides who is eligible where a rating is required
 */
export function officesOn(
  register: Register,
  day: string,
  ratingOf: RatingOf = () => null,
): readonly OfficeOnDay[] {
  const allTerms = termsWithHolders(register, ratingOf).filter((term) =>
    officeOf(term.regulation, term.office),
  );
  const bodies = new Map(
    allTerms.map(({ association, regulation }) => [
      `${association} ${regulation}`,
      { association, regulation },
    ]),
  );
  return [...bodies.values()]
    .flatMap((body) => officesIn(register, body, { allTerms, day }))
    .filter(saysSomething)
    .toSorted((a, b) =>
      compareAlphabetically(a.association.values.name, b.association.values.name),
    );
}
