import { type GroupForm, groupForms } from '@rokade/rules';
import { type PlayerId, parsePlayerId } from '@rokade/tournament';

/** The ways to divide players, in the order they are offered. */
export const waysToDivide = ['at-most', 'number', 'classes', 'hand'] as const;

/** How players are to be divided. */
export interface DivisionOptions {
  readonly by: (typeof waysToDivide)[number];
  /** Most players in a group. */
  readonly most: number;
  /** How many groups. */
  readonly groups: number;
  /** Who wants which form of play (§38–39). */
  readonly forms: ReadonlyMap<PlayerId, GroupForm>;
}

/** What the page begins with. */
export const usualDivision: DivisionOptions = {
  by: 'at-most',
  most: 12,
  groups: 2,
  forms: new Map(),
};

/** Most groups that can be made at once. */
export const mostGroups = 100;

const numberIn = (form: FormData, field: string, usual: number): number => {
  const given = Number(form.get(field));
  return Number.isInteger(given) && given > 0 ? given : usual;
};

function formsIn(form: FormData): DivisionOptions['forms'] {
  const forms = new Map<PlayerId, GroupForm>();
  for (const [field, value] of form.entries()) {
    const id = field.startsWith('form-') ? parsePlayerId(field.slice('form-'.length)) : null;
    const wanted = groupForms.find((known) => known === value);
    if (id !== null && wanted !== undefined) forms.set(id, wanted);
  }
  return forms;
}

/** The options a form describes. */
export const readDivisionOptions = (form: FormData): DivisionOptions => ({
  by: waysToDivide.find((way) => way === form.get('by')) ?? usualDivision.by,
  most: numberIn(form, 'most', usualDivision.most),
  groups: Math.min(mostGroups, numberIn(form, 'groups', usualDivision.groups)),
  forms: formsIn(form),
});
