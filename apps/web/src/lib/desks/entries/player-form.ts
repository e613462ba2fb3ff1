import {
  type ByeRequest,
  type Command,
  type EnteredPlayer,
  type Listed,
  mostRounds,
  nothingKnown,
  type PlayerDetails,
  type PlayerId,
} from '@rokade/tournament';
import { newPlayerId } from './new-player-id.ts';

/** What a form says about a player, before anything is checked. */
export type PlayerForm = Readonly<Record<keyof PlayerDetails, string>>;

/** What a text of a form is as a rating: '' is unrated, anything but digits is refused later. */
const ratingOf = (text: string): number | null => (text === '' ? null : Number(text));

const sexOf = (text: string): PlayerDetails['sex'] => (text === 'm' || text === 'w' ? text : '');

/** The form's texts without blanks around them; fields it lacks are ''. */
export function readPlayerForm(form: FormData): PlayerForm {
  const text = (field: string): string => {
    const value = form.get(field);
    return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
  };
  return {
    name: text('name'),
    title: text('title'),
    sex: text('sex'),
    club: text('club'),
    federation: text('federation').toUpperCase(),
    citizenship: text('citizenship').toUpperCase(),
    rating: text('rating'),
    rapidRating: text('rapidRating'),
    blitzRating: text('blitzRating'),
    fideRating: text('fideRating'),
    fideId: text('fideId'),
    nationalId: text('nationalId'),
    birthDate: text('birthDate'),
    person: text('person'),
  };
}

/** The player a form describes; wrong values are left for `decide` to name. */
export const playerOfForm = (form: PlayerForm): PlayerDetails => ({
  ...form,
  sex: sexOf(form.sex),
  rating: ratingOf(form.rating),
  rapidRating: ratingOf(form.rapidRating),
  blitzRating: ratingOf(form.blitzRating),
  fideRating: ratingOf(form.fideRating),
});

const ratingForm = (rating: number | null): string => (rating === null ? '' : String(rating));

/** A player as a form shows them. */
export const formOfPlayer = (details: PlayerDetails): PlayerForm => ({
  ...details,
  rating: ratingForm(details.rating),
  rapidRating: ratingForm(details.rapidRating),
  blitzRating: ratingForm(details.blitzRating),
  fideRating: ratingForm(details.fideRating),
});

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

/** Half-point byes for this many of the rounds missed, the first first. */
const missedByes = (count: number): readonly ByeRequest[] =>
  Array.from({ length: Math.min(count, mostRounds) || 0 }, (_, index) => ({
    round: index + 1,
    bye: 'half-point',
  }));

/** The command that the form of a new player asks for; `listed` is where their numbers are from. */
export const entryOfForm = (form: FormData, listed: Listed = {}): Command =>
  entering([
    {
      details: playerOfForm(readPlayerForm(form)),
      missed: missedByes(Number(form.get('missed'))),
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
