import type { FormFields } from '@rokade/presentation/console/commands/said-in-form.ts';
import { lineIn, wholeIn, wholeOf } from '@rokade/presentation/console/commands/said-in-form.ts';
import {
  type ByeRequest,
  type Command,
  type EnteredPlayer,
  emptyDetails,
  type Listed,
  makeDetails,
  mostRounds,
  type PlayerDetails,
  type PlayerField,
  type PlayerId,
  playerFieldNames,
  playerFields,
} from '@rokade/tournament';
import { newPlayerId } from './new-player-id.ts';

/** The texts of a form about a player, before they are checked. */
export type PlayerForm = Readonly<Record<keyof PlayerDetails, string>>;

const formWith = (textFor: (field: PlayerField) => string): PlayerForm =>
  Object.fromEntries(playerFieldNames.map((field) => [field, textFor(field)])) as PlayerForm;

/** A text as a number: '' is null; anything but digits is NaN, which is refused later. */
const numberOf = (text: string): number | null => wholeOf(text, null);

const sexOf = (text: string): PlayerDetails['sex'] => (text === 'm' || text === 'w' ? text : '');

/**
 * The name of the field in a form: its path in the request, with the ending for how it is typed;
 * just the field's name if a script of the page reads the form.
 */
export const fieldNameAt = (at: string, field: PlayerField): string => {
  if (at === '') return field;
  return `${at}.${field}${playerFields[field].kind === 'federation' ? ':capitals' : ''}`;
};

/** The texts of a form, trimmed; missing fields are ''. */
export function readPlayerForm(form: FormFields, at = ''): PlayerForm {
  return formWith((field) => {
    const text = lineIn(form, fieldNameAt(at, field));
    return playerFields[field].kind === 'federation' ? text.toUpperCase() : text;
  });
}

/** The player that a form describes; invalid values are left for `decide` to report. */
export const playerOfForm = (form: PlayerForm): PlayerDetails =>
  makeDetails((field) => {
    const { kind } = playerFields[field];
    if (kind === 'rating' || kind === 'count') return numberOf(form[field]);
    return kind === 'sex' ? sexOf(form[field]) : form[field];
  });

/** The texts of a form for a player. */
export const formOfPlayer = (details: PlayerDetails): PlayerForm =>
  formWith((field) => String(details[field] ?? ''));

/** The texts of an empty form. */
export const emptyPlayerForm = formOfPlayer(emptyDetails);

/** The details of `after` that differ from `before`. */
export function playerChanges(before: PlayerDetails, after: PlayerDetails): Partial<PlayerDetails> {
  const changed = Object.entries(after).filter(
    ([field, value]) => before[field as keyof PlayerDetails] !== value,
  );
  return Object.fromEntries(changed);
}

/** The command that enters players under new ids; further properties of list rows are left out. */
export const entering = (players: readonly Omit<EnteredPlayer, 'id'>[]): Command => ({
  kind: 'enter-players',
  players: players.map(({ details, missed = [], listed = {} }) => ({
    id: newPlayerId(),
    details,
    missed,
    listed,
  })),
});

/**
 * Half-point byes for the first `missed` rounds; NaN gives a bye in no existing round, which is
 * refused.
 */
function missedByes(missed: number): readonly ByeRequest[] {
  if (Number.isNaN(missed)) return [{ round: missed, bye: 'half-point' }];
  return Array.from({ length: Math.max(0, Math.min(missed, mostRounds)) }, (_, index) => ({
    round: index + 1,
    bye: 'half-point',
  }));
}

/** The command of the form of a new player; `listed` says from which lists the numbers are. */
export const entryOfForm = (form: FormFields, listed: Listed = {}): Command =>
  entering([
    {
      details: playerOfForm(readPlayerForm(form)),
      missed: missedByes(wholeIn(form, 'missed')),
      listed,
    },
  ]);

/** The command of the form of a known player; null: nothing was changed. */
export function changeOfPlayer(
  form: FormFields,
  { player, details }: { readonly player: PlayerId; readonly details: PlayerDetails },
): Command | null {
  const changes = playerChanges(details, playerOfForm(readPlayerForm(form)));
  return Object.keys(changes).length === 0 ? null : { kind: 'change-player', player, changes };
}
