import type { Player, PlayerDetails, PlayerId, Tournament } from '@rokade/tournament';
import { type ListedValue, listedValues, numbersOf } from './listed-details.ts';
import type { Lists } from './lists.ts';

/** What lists say otherwise: numbers, title and federation. Names and clubs are the organiser's. */
const compared = [
  'title',
  'federation',
  'rating',
  'rapidRating',
  'blitzRating',
  'fideRating',
  'fideId',
  'nationalId',
] as const satisfies readonly (keyof PlayerDetails)[];

/** Something that a rating list says otherwise of a player than their tournament. */
export interface ListChange extends ListedValue {
  readonly player: PlayerId;
  readonly field: (typeof compared)[number];
  /** What the tournament says; '' or null: nothing. */
  readonly here: string | number | null;
}

/** The month whose lists count in a tournament: that of its first day; null: it is not known. */
const monthOf = ({ settings }: Tournament): string | null =>
  settings.roundDates.find((date) => date !== '')?.slice(0, 7) ?? null;

const changesOf = (
  { id, details }: Player,
  listed: ReturnType<typeof listedValues>,
): readonly ListChange[] =>
  compared.flatMap((field) => {
    const said = listed[field];
    const here = details[field];
    return said === undefined || said.value === here ? [] : [{ player: id, field, here, ...said }];
  });

/**
 * Whose number, title or federation is another in the newest lists that count on the tournament's first
 * day. Players are found by their numbers alone; where a list says nothing it is no change.
 */
export function listChanges(lists: Pick<Lists, 'of'>, t: Tournament): readonly ListChange[] {
  const numbers = t.players.map(({ details }) => numbersOf(details, t.settings));
  const listed = lists.of(numbers, monthOf(t));
  return t.players.flatMap((player, index) =>
    changesOf(player, listedValues(listed[index] ?? [], t.settings)),
  );
}
