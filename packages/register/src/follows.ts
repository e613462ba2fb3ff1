import { type ById, byId } from '@rokade/journal';
import { isOrAbove } from './decide/decide-associations.ts';
import type { RegisterEvent } from './event.ts';
import type { Register } from './register.ts';

type Of<Kind extends RegisterEvent['kind']> = Extract<RegisterEvent, { kind: Kind }>;

const has = (values: ById<unknown>, id: string): boolean => byId(values, id) !== undefined;

const stays = ({ people }: Register, id: string): boolean => byId(people, id)?.mergedInto === null;

/** Whether the association above exists and is not itself below, directly or indirectly. */
const isBelow = (
  register: Register,
  { association, above = null }: Of<'association-entered' | 'association-changed'>,
): boolean =>
  above === null || (has(register.associations, above) && !isOrAbove(register, association, above));

function followsInside(register: Register, event: RegisterEvent): boolean {
  const { people, associations } = register;
  switch (event.kind) {
    case 'register-begun':
      return false;
    case 'person-entered':
      return !has(people, event.person);
    case 'people-merged':
      return (
        event.stays !== event.goes && stays(register, event.stays) && stays(register, event.goes)
      );
    case 'merging-undone':
      return byId(people, event.goes)?.mergedInto === event.stays;
    case 'association-entered':
      return !has(associations, event.association) && isBelow(register, event);
    case 'association-changed':
      return has(associations, event.association) && isBelow(register, event);
    case 'officers-shown':
      return has(associations, event.association);
    case 'people-kept-apart':
      return has(people, event.person) && has(people, event.other);
    case 'list-taken-in':
    case 'columns-remembered':
      return true;
    default:
      return has(people, event.person);
  }
}

/**
 * Whether an imported event can come after a state: it creates the book, or everything it refers to
 * exists, and neither mergings nor associations form a circle. Values are not checked, as they may be
 * erased.
 */
export const eventFollows = (register: Register | null, event: RegisterEvent): boolean =>
  register === null ? event.kind === 'register-begun' : followsInside(register, event);
