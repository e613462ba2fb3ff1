import { byId } from '@rokade/journal';
import {
  compareAlphabetically,
  type HeldOffice,
  type KnownHolder,
  type OfficeFinding,
  type OfficeOn,
  type OfficeRecord,
  officeFindings,
  officeOf,
  officeOn,
  officeRuleSet,
} from '@rokade/rules';
import { fullName } from '../fields/person-fields.ts';
import type { AssociationId, OfficeTermId, PersonId } from '../ids.ts';
import type { OfficeTerm } from '../offices/office-term.ts';
import { type Association, allInOne, type Person, peopleOf, type Register } from '../register.ts';

/** Somebody in an office. */
export interface OfficeHolder extends HeldOffice, KnownHolder {
  readonly holder: PersonId;
  readonly name: string;
  readonly term: OfficeTermId;
  /** The office by which they have this place; null: they were given it. */
  readonly by: string | null;
}

/** An office of an association on a day: who holds it, and what is to be said of that. */
export interface OfficeOnDay extends OfficeOn<OfficeHolder> {
  readonly association: Association;
  readonly regulation: string;
  readonly office: OfficeRecord;
  readonly competition: string;
  readonly findings: readonly OfficeFinding[];
}

/** The offices of a person and of whoever is merged into them, the newest first. */
export const officesOf = (register: Register, person: Person): readonly OfficeTerm[] =>
  allInOne(register, person)
    .flatMap(({ offices }) => offices)
    .toSorted((a, b) => (a.from < b.from ? 1 : Number(b.from > a.from) - 1));

interface HeldTerm extends OfficeTerm {
  readonly holder: OfficeHolder;
}

/** Somebody's rating in the federation's list; null = not known. */
export type RatingOf = (person: Person) => number | null;

const heldTerms = (register: Register, ratingOf: RatingOf): readonly HeldTerm[] =>
  peopleOf(register).flatMap((person) =>
    officesOf(register, person).map((term) => {
      const { values, id } = person;
      const { seat, order, from, until, ended } = term;
      const { birth: born, federation } = values;
      const known = { born, federation, rating: ratingOf(person) };
      const held = { seat, order, from, until, ended, holder: id, name: fullName(values) };
      return { ...term, holder: { ...held, ...known, term: term.id, by: null } };
    }),
  );

/** Places that come with another office, as member; one may be taken by whoever was named for it. */
function withOthers(
  office: OfficeRecord,
  own: readonly OfficeHolder[],
  { held, day }: { readonly held: readonly HeldTerm[]; readonly day: string },
): readonly OfficeHolder[] {
  const isRepresented = officeOn(office, own, day).members.length > 0;
  const coming = office.comesWith.flatMap(({ office: other, orRepresentative }) =>
    orRepresentative && isRepresented
      ? []
      : held
          .filter((term) => term.office === other)
          .map(({ holder }) => ({ ...holder, seat: 'member' as const, order: 0, by: other })),
  );
  return [...own, ...coming];
}

interface Body {
  readonly association: AssociationId;
  readonly regulation: string;
}

/** Every office that an association has by a regulation, held or vacant, and those of its competitions. */
function officesIn(
  register: Register,
  { association: id, regulation }: Body,
  { held, day }: { readonly held: readonly HeldTerm[]; readonly day: string },
): readonly OfficeOnDay[] {
  const association = byId(register.associations, id);
  if (association === undefined) return [];
  const here = held.filter((one) => one.association === id && one.regulation === regulation);
  return (officeRuleSet(regulation)?.offices ?? []).flatMap((office) => {
    const terms = here.filter((one) => one.office === office.code);
    const named = [...new Set(terms.map(({ competition }) => competition))];
    const competitions = office.level === association.level ? [''] : named;
    return competitions.map((competition) => {
      const own = terms.filter((one) => one.competition === competition);
      const holders = withOthers(
        office,
        own.map(({ holder }) => holder),
        { held: here, day },
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

/** An office that nobody holds and of which nothing is to be said: the regulation wants nobody there. */
const saysSomething = ({ members, substitutes, findings }: OfficeOnDay): boolean =>
  members.length + substitutes.length + findings.length > 0;

/**
 * Who holds what on a day: of each association and regulation of which an office was ever held, every
 * office with its holders, and what is vacant, too many or next to end.
 *
 * @param ratingOf decides who can be chosen where a rating is asked for
 */
export function officesOn(
  register: Register,
  day: string,
  ratingOf: RatingOf = () => null,
): readonly OfficeOnDay[] {
  const held = heldTerms(register, ratingOf).filter((term) =>
    officeOf(term.regulation, term.office),
  );
  const bodies = new Map(
    held.map(({ association, regulation }) => [
      `${association} ${regulation}`,
      { association, regulation },
    ]),
  );
  return [...bodies.values()]
    .flatMap((body) => officesIn(register, body, { held, day }))
    .filter(saysSomething)
    .toSorted((a, b) =>
      compareAlphabetically(a.association.values.name, b.association.values.name),
    );
}
