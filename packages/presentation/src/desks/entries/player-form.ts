import {
  type ByeRequest,
  emptyDetails,
  type PlayerDetails,
  type PlayerField,
  playerFieldNames,
  playerFields,
} from '@rokade/tournament';
import { type FormFields, lineIn } from '../../console/commands/form-fields.ts';

/** The texts of a form about a player, before they are checked. */
export type PlayerForm = Readonly<Record<keyof PlayerDetails, string>>;

const formWith = (textFor: (field: PlayerField) => string): PlayerForm =>
  Object.fromEntries(playerFieldNames.map((field) => [field, textFor(field)])) as PlayerForm;

/** The name of the field in a form: its path in the request, with the ending for how it is typed. */
export const fieldNameAt = (at: string, field: PlayerField): string =>
  `${at}.${field}${playerFields[field].kind === 'federation' ? ':capitals' : ''}`;

/** The texts of a form, trimmed; missing fields are ''. */
export const readPlayerForm = (form: FormFields, at: string): PlayerForm =>
  formWith((field) => lineIn(form, fieldNameAt(at, field)));

/** The texts of a form for a player. */
export const formOfPlayer = (details: PlayerDetails): PlayerForm =>
  formWith((field) => String(details[field] ?? ''));

/** The texts of an empty form. */
export const emptyPlayerForm = formOfPlayer(emptyDetails);

/** Half-point byes for the first rounds, which a late entry missed. */
export const missedByes = (missed: number): readonly ByeRequest[] =>
  Array.from({ length: missed }, (_, index) => ({ round: index + 1, bye: 'half-point' }));
