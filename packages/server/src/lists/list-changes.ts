import type { Offered, PlayerDetails, PlayerId, Settings } from '@rokade/tournament';
import {
  isDeclined,
  type ListedValue,
  type ListingSettings,
  listedValues,
  numbersOf,
} from './listed-details.ts';
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
  'dwzIndex',
] as const satisfies readonly (keyof PlayerDetails)[];

/** Something that a rating list says otherwise of a player than their tournament. */
export interface ListChange<Id = PlayerId> extends ListedValue {
  readonly player: Id;
  readonly field: (typeof compared)[number];
  /** What the tournament says; '' or null: nothing. */
  readonly here: string | number | null;
}

/** Whoever is held against the lists, and which of these count: a tournament, or what a file says of one. */
export interface ListedTournament<Id> {
  readonly settings: ListingSettings & Pick<Settings, 'roundDates'>;
  /** `declined`: what was left out before, which is no change any more. */
  readonly players: readonly ({ readonly id: Id } & Pick<Offered, 'details'> &
    Partial<Pick<Offered, 'declined'>>)[];
}

/** The month whose lists count in a tournament: that of its first day; null: it is not known. */
const monthOf = ({ roundDates }: Pick<Settings, 'roundDates'>): string | null =>
  roundDates.find((date) => date !== '')?.slice(0, 7) ?? null;

const changesOf = <Id>(
  { id, details, declined = [] }: ListedTournament<Id>['players'][number],
  listed: ReturnType<typeof listedValues>,
): readonly ListChange<Id>[] =>
  compared.flatMap((field) => {
    const said = listed[field];
    const here = details[field];
    const isNew =
      said !== undefined && said.value !== here && !isDeclined(declined, field, said.value);
    return !isNew ? [] : [{ player: id, field, here, ...said }];
  });

/**
 * Whose number, title or federation is another in the newest lists that count on the tournament's first
 * day. Players are found by their numbers alone; where a list says nothing it is no change.
 */
export function listChanges<Id>(
  lists: Pick<Lists, 'of'>,
  { settings, players }: ListedTournament<Id>,
): readonly ListChange<Id>[] {
  const numbers = players.map(({ details }) => numbersOf(details, settings));
  const listed = lists.of(numbers, monthOf(settings));
  return players.flatMap((player, index) =>
    changesOf(player, listedValues(listed[index] ?? [], settings)),
  );
}
