import { restingBy } from '@rokade/journal';
import type { RegisterCommand } from './command.ts';
import type { RegisterEvent } from './event.ts';

const share = (a: object, b: object): boolean => Object.keys(a).some((key) => key in b);

/** The ids that an event affects. */
function idsIn(event: RegisterEvent): readonly string[] {
  switch (event.kind) {
    case 'people-merged':
    case 'merging-undone':
      return [event.stays, event.goes];
    case 'people-kept-apart':
      return [event.person, event.other];
    case 'association-entered':
    case 'association-changed':
    case 'officers-shown':
      return [event.association];
    case 'register-begun':
    case 'list-taken-in':
    case 'columns-remembered':
      return [];
    default:
      return [event.person];
  }
}

const isMerging = ({ kind }: RegisterEvent): boolean =>
  kind === 'people-merged' || kind === 'merging-undone';

const touches = (event: RegisterEvent, ...ids: readonly string[]): boolean =>
  idsIn(event).some((id) => ids.includes(id));

/** Whether an event changes the same person's membership, office or licence. */
const isOfPerson = (event: RegisterEvent, { person }: { readonly person: string }): boolean =>
  touches(event, person) && event.kind !== 'person-changed';

/**
 * Whether a command depends on what an event changed. Different fields of one person can be changed at
 * once; a merging depends on both people, and an import on everybody in the list.
 */
export const restsOn: (command: RegisterCommand, event: RegisterEvent) => boolean = restingBy<
  RegisterCommand,
  RegisterEvent
>({
  'enter-person': () => false,
  'enter-association': () => false,
  'change-person': (event, { person, changes }) =>
    touches(event, person) &&
    (isMerging(event) ||
      event.kind === 'person-erased' ||
      (event.kind === 'person-changed' && share(changes, event.values))),
  'change-association': (event, { association, changes }) =>
    touches(event, association) &&
    event.kind === 'association-changed' &&
    (share(changes, event.values) || event.above !== undefined),
  'begin-membership': isOfPerson,
  'change-membership': isOfPerson,
  'remove-membership': isOfPerson,
  'begin-office': isOfPerson,
  'change-office': isOfPerson,
  'remove-office': isOfPerson,
  'enter-licence-act': isOfPerson,
  'change-licence-act': isOfPerson,
  'remove-licence-act': isOfPerson,
  'show-officers': (event, { association }) =>
    event.kind === 'officers-shown' && touches(event, association),
  'merge-people': (event, { stays, goes }) => touches(event, stays, goes),
  'undo-merging': (event, { goes }) => touches(event, goes) && event.kind !== 'people-kept-apart',
  'keep-apart': (event, { person, other }) => touches(event, person, other) && isMerging(event),
  'erase-person': (event, { person }) => touches(event, person) && isMerging(event),
  'take-in': (event, { steps }) =>
    ['person-entered', 'association-entered'].includes(event.kind) ||
    steps.some((step) => restsOn(step, event)),
  'remember-columns': (event, { headings }) =>
    event.kind === 'columns-remembered' && event.headings === headings,
});
