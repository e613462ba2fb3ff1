import { byId } from '@rokade/journal';
import type { OfficeOnDay, OfficeTerm, Register } from '@rokade/register';
import { lastDay, type OfficeRuleSet, officeOf, officeRuleSets } from '@rokade/rules';
import { type OfficeWords, officeName, officeRows, officeRule } from '@rokade/tables';
import { citation } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

interface Reading {
  readonly language: Language;
  readonly t: OfficeWords;
}

/** The holders of offices, one table for each association. */
export function officesByBody(reading: Reading, offices: readonly OfficeOnDay[]) {
  const ids = [...new Set(offices.map(({ association }) => association.id))];
  return ids.map((id) => {
    const own = offices.filter(({ association }) => association.id === id);
    return {
      association: id as string,
      name: own[0]?.association.values.name ?? '',
      rows: officeRows(reading, own),
    };
  });
}

/** The offices of a regulation, with what they decide. */
export const ruleSetLines = ({ t }: Reading, { code, regulation, offices }: OfficeRuleSet) => ({
  code,
  regulation,
  offices: offices.map((office) => ({
    code: office.code,
    name: officeName(t, { regulation: code, office: office.code }),
    article: citation(office.article),
    rule: officeRule(t, office),
    decides: office.decides.map(
      (task) => `${t(`offices.decides-${task.code}` as never)} (${task.article})`,
    ),
  })),
});

/** An office that a person holds or held, for their page. */
export function officeOfPerson({ t }: Reading, register: Register, term: OfficeTerm) {
  const office = officeOf(term.regulation, term.office);
  const association = byId(register.associations, term.association)?.values.name ?? '';
  return {
    ...term,
    name: officeName(t, term),
    where: [association, term.competition].filter(Boolean).join(', '),
    /** The last day of the term; by the regulation, unless another day is set. */
    last: office === undefined ? '' : lastDay(office, { ...term, holder: '' }),
  };
}

/** The offices as options, in groups by regulation. */
export const officeChoices = ({ t }: Reading) =>
  officeRuleSets.map(({ code, regulation, offices }) => ({
    label: regulation,
    options: offices.map(({ code: office }) => ({
      value: `${code} ${office}`,
      text: officeName(t, { regulation: code, office }),
    })),
  }));
