import { conflictsAmong, groupedBy, type JudgesOwn, officeRuleSet } from '@rokade/rules';
import type { PersonId } from '../ids.ts';
import type { OfficeHolder, OfficeOnDay } from './offices-on.ts';

/** A person with two incompatible offices in one association. */
export interface IncompatibleOffices extends JudgesOwn {
  readonly person: PersonId;
  readonly name: string;
  readonly regulation: string;
}

interface Holding {
  readonly holder: OfficeHolder;
  readonly on: OfficeOnDay;
}

const keyOf = ({ holder, on }: Holding): string =>
  [holder.holder, on.association.id, on.regulation].join(' ');

/** The people who, on the day of the list, judge decisions of another office of theirs. */
export function incompatibleOffices(
  offices: readonly OfficeOnDay[],
): readonly IncompatibleOffices[] {
  const holdings = offices.flatMap((on) =>
    [...on.members, ...on.substitutes].map((holder) => ({ holder, on })),
  );
  return [...groupedBy(holdings, keyOf).values()].flatMap((all) => {
    const [first] = all;
    const ruleSet = first && officeRuleSet(first.on.regulation);
    if (first === undefined || ruleSet === undefined) return [];
    const { holder: person, name } = first.holder;
    const codes = all.map(({ on }) => ({ office: on.office.code, competition: on.competition }));
    return conflictsAmong(ruleSet, codes).map((one) => ({
      ...one,
      person,
      name,
      regulation: ruleSet.code,
    }));
  });
}
