import { restingBy } from '@rokade/journal';
import type { EventCommand } from './command.ts';
import type { Happening } from './happening.ts';

const isAbout = (happened: Happening, entrants: readonly string[]): boolean =>
  'entrant' in happened && entrants.includes(happened.entrant);

const isAboutOne = (happened: Happening, { entrant }: { readonly entrant: string }): boolean =>
  isAbout(happened, [entrant]);

const isAboutSome = (
  happened: Happening,
  { people }: { readonly people: readonly { readonly entrant: string }[] },
): boolean => people.some((one) => isAboutOne(happened, one));

const takesAway = (happened: Happening, group: string | null): boolean =>
  happened.kind === 'group-removed' && happened.group === group;

const isOfGroup = (happened: Happening, { group }: { readonly group: string }): boolean =>
  'group' in happened && happened.group === group;

const ticks = (happened: Happening, { point }: { readonly point: string }): boolean =>
  happened.kind === 'point-ticked' && happened.point === point;

const changesSame =
  (kind: 'event-changed' | 'invitation-changed') =>
  (happened: Happening, { changes }: { readonly changes: object }): boolean =>
    happened.kind === kind && Object.keys(changes).some((field) => field in happened.values);

/**
 * Whether a command depends on something that a newer entry changed: the same values of the event, the
 * same person, the same group. Entering different people does not conflict.
 */
export const restsOn = restingBy<EventCommand, Happening>({
  'make-event': () => true,
  'change-event': changesSame('event-changed'),
  'change-invitation': changesSame('invitation-changed'),
  'return-list': (happened, { point, ratings: people }) =>
    ticks(happened, { point }) || isAboutSome(happened, { people }),
  'tick-point': ticks,
  'add-group': isOfGroup,
  'remove-group': isOfGroup,
  'enter-entrants': (happened, { entrants }) =>
    entrants.some(({ group }) => takesAway(happened, group)),
  'place-entrants': (happened, { entrants, group }) =>
    isAbout(happened, entrants) || takesAway(happened, group),
  'change-entrant': isAboutOne,
  'remove-entrant': isAboutOne,
  'erase-entrant': isAboutOne,
  'give-class': isAboutOne,
  'say-class-facts': isAboutSome,
  'say-entries': isAboutSome,
  // The classes depend on everybody who entered.
  'accept-classes': (happened) => 'entrant' in happened && happened.kind !== 'entrant-placed',
  'write-rights': ({ kind }) => kind === 'rights-written',
});
