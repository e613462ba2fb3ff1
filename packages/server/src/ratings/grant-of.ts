import type { RatedPersonId, RatingsCommand } from '@rokade/ratings';
import { type GrantingOffice, grantRuleFor, registerRulesOf, registerRulesOn } from '@rokade/rules';
import { newActId } from './new-act-id.ts';

type Grant = Extract<RatingsCommand, { kind: 'grant-number' }>['grant'];

/** A rating to be granted; `edition` '' = the one in force, `proposedBy` null = who proposes it by the rules. */
export interface GrantWish extends Omit<Grant, 'id' | 'person' | 'proposedBy'> {
  readonly proposedBy: GrantingOffice | null;
}

/** The grant of a rating to a person, with the values that follow from the rules in force on its day. */
export function grantOf(wish: GrantWish, person: RatedPersonId): Grant {
  const rules = registerRulesOf(wish.edition) ?? registerRulesOn(wish.day);
  const usual = grantRuleFor(rules.grants, wish.rating)?.proposes[wish.membership];
  return {
    ...wish,
    id: newActId(`grant-${wish.day}`),
    person,
    edition: rules.edition,
    proposedBy: wish.proposedBy ?? usual ?? 'club-president',
  };
}
