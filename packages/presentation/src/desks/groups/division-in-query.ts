import { type GroupForm, groupForms } from '@rokade/rules';
import {
  type DivisionOptions,
  mostGroups,
  type PlayerId,
  parsePlayerId,
  usualDivision,
  waysToDivide,
} from '@rokade/tournament';
import { type NumberUnread, unreadField } from '../../console/commands/unread-number.ts';
import type { WholeQuery } from '../../words/query.ts';

const numberIn = (query: WholeQuery, field: string, usual: number): number => {
  const number = Number(query.get(field));
  return Number.isInteger(number) && number > 0 ? number : usual;
};

function formsIn(query: WholeQuery): DivisionOptions['forms'] {
  const forms = new Map<PlayerId, GroupForm>();
  for (const [field, value] of query) {
    const id = field.startsWith('form-') ? parsePlayerId(field.slice('form-'.length)) : null;
    const groupForm = groupForms.find((form) => form === value);
    if (id !== null && groupForm !== undefined) forms.set(id, groupForm);
  }
  return forms;
}

/** The division that a query asks for; null: it asks for none. */
export function divisionInQuery(query: WholeQuery): DivisionOptions | null {
  const by = waysToDivide.find((way) => way === query.get('by'));
  if (by === undefined) return null;
  return {
    by,
    most: numberIn(query, 'most', usualDivision.most),
    groups: Math.min(mostGroups, numberIn(query, 'groups', usualDivision.groups)),
    forms: formsIn(query),
  };
}

/** The first parameter that should be a whole number but is not; null: there is none. */
export const unreadIn = (query: WholeQuery): NumberUnread | null =>
  unreadField(query, /^(most|groups)$/);
