import {
  type ByeRequest,
  type Command,
  type EnteredPlayer,
  type Listed,
  makeDetails,
  mostRounds,
  nothingKnown,
  type PlayerDetails,
  type PlayerField,
  type PlayerId,
  playerFieldNames,
  playerFields,
} from '@rokade/tournament';
import { lineIn, wholeIn, wholeOf } from '#lib/console/said-in-form.ts';
import { newPlayerId } from './new-player-id.ts';

/** What a form says about a player, before anything is checked. */
export type PlayerForm = Readonly<Record<keyof PlayerDetails, string>>;

const formWith = (said: (field: PlayerField) => string): PlayerForm =>
  Object.fromEntries(playerFieldNames.map((field) => [field, said(field)])) as PlayerForm;

/** What a text of a form is as a number: '' is none, anything but digits is refused later. */
const numberOf = (text: string): number | null => wholeOf(text, null);

const sexOf = (text: string): PlayerDetails['sex'] => (text === 'm' || text === 'w' ? text : '');

/**
 * What a field of a player is called in a form: by its place in what is sent, with how it is typed; alone
 * where a page's script reads the form.
 */
export const fieldNameAt = (at: string, field: PlayerField): string => {
  if (at === '') return field;
  return `${at}.${field}${playerFields[field].kind === 'federation' ? ':capitals' : ''}`;
};

/** The form's texts without blanks around them; fields it lacks are ''. */
export function readPlayerForm(form: FormData, at = ''): PlayerForm {
  return formWith((field) => {
    const said = lineIn(form, fieldNameAt(at, field));
    return playerFields[field].kind === 'federation' ? said.toUpperCase() : said;
  });
}

/** The player a form describes; wrong values are left for `decide` to name. */
export const playerOfForm = (form: PlayerForm): PlayerDetails =>
  makeDetails((field) => {
    const { kind } = playerFields[field];
    if (kind === 'rating' || kind === 'count') return numberOf(form[field]);
    return kind === 'sex' ? sexOf(form[field]) : form[field];
  });

/** A player as a form shows them. */
export const formOfPlayer = (details: PlayerDetails): PlayerForm =>
  formWith((field) => String(details[field] ?? ''));

/** An empty form. */
export const emptyPlayerForm = formOfPlayer(nothingKnown);

/** What differs between two descriptions of a player. */
export function playerChanges(before: PlayerDetails, after: PlayerDetails): Partial<PlayerDetails> {
  const changed = Object.entries(after).filter(
    ([field, value]) => before[field as keyof PlayerDetails] !== value,
  );
  return Object.fromEntries(changed);
}

/** Enters players under new ids; what else is known of them, the row of a list, is not said. */
export const entering = (players: readonly Omit<EnteredPlayer, 'id'>[]): Command => ({
  kind: 'enter-players',
  players: players.map(({ details, missed = [], listed = {} }) => ({
    id: newPlayerId(),
    details,
    missed,
    listed,
  })),
});

/** Half-point byes for this many of the rounds missed, the first first; NaN is one of no round that there is. */
function missedByes(missed: number): readonly ByeRequest[] {
  if (Number.isNaN(missed)) return [{ round: missed, bye: 'half-point' }];
  return Array.from({ length: Math.max(0, Math.min(missed, mostRounds)) }, (_, index) => ({
    round: index + 1,
    bye: 'half-point',
  }));
}

/** The command that the form of a new player asks for; `listed` is where their numbers are from. */
export const entryOfForm = (form: FormData, listed: Listed = {}): Command =>
  entering([
    {
      details: playerOfForm(readPlayerForm(form)),
      missed: missedByes(wholeIn(form, 'missed')),
      listed,
    },
  ]);

/** The command that the form of a known player asks for; null: it changes nothing. */
export function changeOfPlayer(
  form: FormData,
  { player, details }: { readonly player: PlayerId; readonly details: PlayerDetails },
): Command | null {
  const changes = playerChanges(details, playerOfForm(readPlayerForm(form)));
  return Object.keys(changes).length === 0 ? null : { kind: 'change-player', player, changes };
}
