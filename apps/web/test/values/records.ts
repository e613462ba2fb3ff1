import { contestBook, contestFields } from '@rokade/club';
import {
  eventBook,
  eventFields,
  feeFields,
  invitationFields,
  moneyBook,
  moneyFields,
} from '@rokade/event';
import { installationBook, installationFields } from '@rokade/installation';
import type { Shape, ValueFields } from '@rokade/journal';
import {
  captainFields,
  divisionFields,
  leagueBook,
  leagueFields,
  meetingFields,
  memberFields,
  sheetFields,
  teamFields,
} from '@rokade/league';
import { grantFields, ratedPersonFields, ratingsBook } from '@rokade/ratings';
import {
  associationFields,
  licenceActFields,
  membershipFields,
  officeTermFields,
  personFields,
  registerBook,
} from '@rokade/register';
import { endFields, sanctionFields, sanctionsBook } from '@rokade/sanctions';

/** A value of a book with its record, and the command that changes it. */
export interface RecordedValue {
  readonly fields: ValueFields;
  readonly book: { readonly commandShape: Shape };
  readonly command: string;
  /** The list of the command's changes whose lines have the fields; absent: the changes themselves have them. */
  readonly list?: string;
  /** What the command holds the fields in; absent: `changes`, or `values`. */
  readonly part?: string;
  /** What stands beside the fields there: nobody types it. */
  readonly made?: readonly string[];
}

/** Every value of a book that has a record of its fields. */
export const recordedValues: Readonly<Record<string, RecordedValue>> = {
  person: { fields: personFields, book: registerBook, command: 'change-person' },
  association: { fields: associationFields, book: registerBook, command: 'change-association' },
  membership: { fields: membershipFields, book: registerBook, command: 'change-membership' },
  office: { fields: officeTermFields, book: registerBook, command: 'change-office' },
  event: { fields: eventFields, book: eventBook, command: 'change-event' },
  invitation: { fields: invitationFields, book: eventBook, command: 'change-invitation' },
  money: { fields: moneyFields, book: moneyBook, command: 'change-money' },
  sanction: { fields: sanctionFields, book: sanctionsBook, command: 'change-sanction' },
  end: { fields: endFields, book: sanctionsBook, command: 'lift-sanction' },
  contest: { fields: contestFields, book: contestBook, command: 'change-contest' },
  installation: {
    fields: installationFields,
    book: installationBook,
    command: 'change-installation',
  },
  fee: { fields: feeFields, book: moneyBook, command: 'change-money', list: 'fees' },
  'rated-person': { fields: ratedPersonFields, book: ratingsBook, command: 'change-person' },
  grant: {
    fields: grantFields,
    book: ratingsBook,
    command: 'grant-number',
    part: 'grant',
    made: ['id', 'person', 'edition'],
  },
  league: { fields: leagueFields, book: leagueBook, command: 'change-league' },
  division: { fields: divisionFields, book: leagueBook, command: 'change-division' },
  team: { fields: teamFields, book: leagueBook, command: 'change-team' },
  captain: { fields: captainFields, book: leagueBook, command: 'name-captains' },
  member: { fields: memberFields, book: leagueBook, command: 'change-player' },
  meeting: { fields: meetingFields, book: leagueBook, command: 'date-match' },
  sheet: { fields: sheetFields, book: leagueBook, command: 'change-sheet' },
  licence: { fields: licenceActFields, book: registerBook, command: 'change-licence-act' },
};
