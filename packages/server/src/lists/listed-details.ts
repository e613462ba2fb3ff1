import type { RatingListSource } from '@rokade/register';
import { kindOfPlay } from '@rokade/rules';
import type { FoundPlayer } from '@rokade/store';
import {
  type Listed,
  type Offered,
  type PlayerDetails,
  ratingFields,
  type Settings,
} from '@rokade/tournament';

/** The sources of the national lists, by federation. */
const nationalSources: Readonly<Record<string, RatingListSource>> = { DEN: 'dsu', GER: 'dwz' };

/** The settings of a tournament that select its lists. */
export type ListingSettings = Pick<Settings, 'federation' | 'timeControl'>;

/** The source of a tournament's national ratings: its federation's list, else an imported table (`csv`). */
export const nationalSource = ({ federation }: Pick<Settings, 'federation'>): RatingListSource =>
  nationalSources[federation] ?? 'csv';

/** A value of a player, and the list that it comes from. */
export interface ListedValue {
  readonly value: string | number;
  readonly list: Pick<FoundPlayer, 'source' | 'month'>;
}

type Parts = readonly (FoundPlayer | undefined)[];

/** The value of the first list that has one; undefined: none has. */
function firstOf(
  parts: Parts,
  say: (part: FoundPlayer) => string | number | null,
): ListedValue | undefined {
  for (const part of parts) {
    const value = part === undefined ? null : say(part);
    if (part !== undefined && value !== null && value !== '') {
      return { value, list: { source: part.source, month: part.month } };
    }
  }
  return undefined;
}

/** Whether a player is of a table that somebody made, as a club of its members. */
const isOfTable = ({ source }: FoundPlayer): boolean => source === 'csv';

/** The national number of a player; '' if a table gives the FIDE ID in its place. */
const ownNumber = ({ source, id, fideId }: FoundPlayer): string =>
  source === 'csv' && id === fideId ? '' : id;

/**
 * The values of one player in several lists, as fields of a tournament's player: name and club from the
 * national list first, title and federation from FIDE's first, the birth date from the most precise. The
 * FIDE rating is that of the kind of play; without one in rapid or blitz it is the standard rating. A
 * value that no list has is missing. For whom no national list has anything, the ratings of a club's own
 * table are the national ones.
 */
export function listedValues(
  parts: readonly FoundPlayer[],
  settings: ListingSettings,
): Readonly<Partial<Record<keyof PlayerDetails, ListedValue>>> {
  const kind = kindOfPlay(settings.timeControl);
  const fide = parts.find(({ source }) => source === 'fide');
  const national =
    parts.find(({ source }) => source === nationalSource(settings)) ?? parts.find(isOfTable);
  const home = [national, fide, ...parts];
  const abroad = [fide, national, ...parts];
  const precise = home.toSorted((a, b) => (b?.born.length ?? 0) - (a?.born.length ?? 0));
  const found = {
    name: firstOf(home, ({ name }) => name),
    title: firstOf(abroad, ({ title }) => title),
    sex: firstOf(abroad, ({ sex }) => sex),
    club: firstOf(home, ({ club }) => club),
    federation: firstOf(abroad, ({ federation }) => federation),
    birthDate: firstOf(precise, ({ born }) => born),
    fideId: firstOf(abroad, ({ fideId }) => fideId),
    nationalId: firstOf([national], ownNumber),
    dwzIndex: firstOf([national], ({ index }) => index),
    rating: firstOf([national], ({ ratings }) => ratings.standard),
    rapidRating: firstOf([national], ({ ratings }) => ratings.rapid),
    blitzRating: firstOf([national], ({ ratings }) => ratings.blitz),
    fideRating:
      firstOf([fide], ({ ratings }) => ratings[kind] ?? ratings.standard) ??
      firstOf(fide === undefined ? [national] : [], ({ fideRating }) => fideRating),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value]],
    ),
  );
}

/** The list that each of a player's ratings comes from. */
export const listedIn = (values: ReturnType<typeof listedValues>): Listed =>
  Object.fromEntries(
    ratingFields.flatMap((field) => {
      const list = values[field]?.list;
      return list === undefined ? [] : [[field, { list: list.source, month: list.month }]];
    }),
  );

/** The values without their lists, as details of a player. */
export const detailsIn = (values: ReturnType<typeof listedValues>): Partial<PlayerDetails> =>
  Object.fromEntries(Object.entries(values).map(([field, { value }]) => [field, value]));

/** The numbers by which a player of a tournament is looked up in the lists. */
export const numbersOf = (
  { fideId, nationalId }: Pick<PlayerDetails, 'fideId' | 'nationalId'>,
  settings: ListingSettings,
) => ({ fideId, numbers: { [nationalSource(settings)]: nationalId } });

/** Whether a value was offered before and declined. */
export const isDeclined = (declined: Offered['declined'], field: string, value: unknown): boolean =>
  declined.some((values) => Reflect.get(values, field) === value);
