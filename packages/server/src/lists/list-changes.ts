import type { Offered, PlayerDetails, PlayerId, Settings } from '@rokade/tournament';
import {
  isDeclined,
  type ListedValue,
  type ListingSettings,
  listedValues,
  numbersOf,
} from './listed-details.ts';
import type { Lists } from './lists.ts';

/** The fields that are compared with lists: numbers, title and federation. Names and clubs are the organiser's. */
const compared = [
  'title',
  'federation',
  'rating',
  'rapidRating',
  'blitzRating',
  'fideRating',
  'fideId',
  'nationalId',
  'dwzIndex',
] as const satisfies readonly (keyof PlayerDetails)[];

/** A value of a player that differs between a rating list and the tournament. */
export interface ListChange<Id = PlayerId> extends ListedValue {
  readonly player: Id;
  readonly field: (typeof compared)[number];
  /** The value in the tournament; '' or null: none. */
  readonly here: string | number | null;
}

/** The players to compare with lists, and the settings that select the lists: of a tournament or of a file. */
export interface ListedTournament<Id> {
  readonly settings: ListingSettings & Pick<Settings, 'roundDates'>;
  /** `declined`: changes that were declined before and are not offered again. */
  readonly players: readonly ({ readonly id: Id } & Pick<Offered, 'details'> &
    Partial<Pick<Offered, 'declined'>>)[];
}

/** The month whose lists count in a tournament: that of its first day; null: no day is set. */
export const monthOfLists = ({ roundDates }: Pick<Settings, 'roundDates'>): string | null =>
  roundDates.find((date) => date !== '')?.slice(0, 7) ?? null;

const changesOf = <Id>(
  { id, details, declined = [] }: ListedTournament<Id>['players'][number],
  listed: ReturnType<typeof listedValues>,
): readonly ListChange<Id>[] =>
  compared.flatMap((field) => {
    const found = listed[field];
    const here = details[field];
    const isNew =
      found !== undefined && found.value !== here && !isDeclined(declined, field, found.value);
    return !isNew ? [] : [{ player: id, field, here, ...found }];
  });

/**
 * The numbers, titles and federations that differ from the newest lists in force on the tournament's
 * first day. Players are found by their numbers only; a value missing in the lists is no change.
 */
export function listChanges<Id>(
  lists: Pick<Lists, 'of'>,
  { settings, players }: ListedTournament<Id>,
): readonly ListChange<Id>[] {
  const numbers = players.map(({ details }) => numbersOf(details, settings));
  const listed = lists.of(numbers, monthOfLists(settings));
  return players.flatMap((player, index) =>
    changesOf(player, listedValues(listed[index] ?? [], settings)),
  );
}
