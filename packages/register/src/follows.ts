import { type ById, byId } from '@rokade/journal';
import { isOrAbove } from './decide/decide-associations.ts';
import type { RegisterEvent } from './event.ts';
import type { Register } from './register.ts';

type Of<Kind extends RegisterEvent['kind']> = Extract<RegisterEvent, { kind: Kind }>;

const has = (values: ById<unknown>, id: string): boolean => byId(values, id) !== undefined;

const stays = ({ people }: Register, id: string): boolean => byId(people, id)?.mergedInto === null;

/** Whether what stands above an association is there, and is not itself at some remove. */
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
    case 'list-taken-in':
    case 'columns-remembered':
      return true;
    default:
      return has(people, event.person);
  }
}

/**
 * Whether an event out of a stranger's file can follow on a state: it begins the book, or speaks of
 * what is there, and nobody is merged, and no club stands, in a circle. What is said may be erased, so it is not looked at.
 */
export const eventFollows = (register: Register | null, event: RegisterEvent): boolean =>
  register === null ? event.kind === 'register-begun' : followsInside(register, event);
