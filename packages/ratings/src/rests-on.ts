import { restingBy } from '@rokade/journal';
import type { RatingsCommand } from './command.ts';
import type { RatingsHappened } from './happened.ts';
import type { RatedPersonId } from './ids.ts';

const isAbout = (happened: RatingsHappened, { person }: { person: RatedPersonId }): boolean =>
  'person' in happened && happened.person === person;

const calculates = (happened: RatingsHappened): boolean => 'calculated' in happened;

/**
 * Whether a command depends on something that a newer entry changed. Reports can be entered side by
 * side; taking back and adjusting depend on the ratings that the sender saw.
 */
export const restsOn = restingBy<RatingsCommand, RatingsHappened>({
  'enter-person': isAbout,
  'change-person': isAbout,
  'erase-person': isAbout,
  'grant-number': (happened, { grant }) =>
    happened.kind === 'number-granted' && happened.grant.person === grant.person,
  'report-event': (happened, { event }) =>
    happened.kind === 'event-reported' && happened.event.name === event.name,
  'open-list': calculates,
  'adjust-to-fide': calculates,
  'lift-numbers': calculates,
  'take-back': calculates,
  recalculate: () => false,
});
