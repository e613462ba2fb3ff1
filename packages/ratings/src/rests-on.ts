import { restingBy } from '@rokade/journal';
import type { RatingsCommand } from './command.ts';
import type { RatingsHappened } from './happened.ts';
import type { RatedPersonId } from './ids.ts';

const isAbout = (happened: RatingsHappened, { person }: { person: RatedPersonId }): boolean =>
  'person' in happened && happened.person === person;

const calculates = (happened: RatingsHappened): boolean => 'calculated' in happened;

/**
 * Whether a command rests on something that a newer entry changed. Reports come in side by side; what
 * is taken back or adjusted was looked at with the numbers of before.
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
