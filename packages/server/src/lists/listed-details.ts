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

/** The federations that keep a list of their own. */
const nationalSources: Readonly<Record<string, RatingListSource>> = { DEN: 'dsu', GER: 'dwz' };

/** What of a tournament says which lists count for its players. */
export type ListingSettings = Pick<Settings, 'federation' | 'timeControl'>;

/** The source of the national numbers of a tournament: its federation's list, else a table of somebody's own. */
const nationalSource = ({ federation }: Pick<Settings, 'federation'>): RatingListSource =>
  nationalSources[federation] ?? 'csv';

/** What a list says of a player, and which list. */
export interface ListedValue {
  readonly value: string | number;
  readonly list: Pick<FoundPlayer, 'source' | 'month'>;
}

type Parts = readonly (FoundPlayer | undefined)[];

/** What the first of several that says something says. */
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

/** In a table of somebody's own FIDE's number may stand in place of another. */
const ownNumber = ({ source, id, fideId }: FoundPlayer): string =>
  source === 'csv' && id === fideId ? '' : id;

/**
 * What several lists say of one player, as an entry of a tournament has it: names and clubs as the
 * national list writes them, titles and federations as FIDE does. FIDE's number is that of the kind of
 * play; who has none in rapid or blitz is known by the standard one. What no list says is missing.
 */
export function listedValues(
  parts: readonly FoundPlayer[],
  settings: ListingSettings,
): Readonly<Partial<Record<keyof PlayerDetails, ListedValue>>> {
  const kind = kindOfPlay(settings.timeControl);
  const fide = parts.find(({ source }) => source === 'fide');
  const national = parts.find(({ source }) => source === nationalSource(settings));
  const home = [national, fide, ...parts];
  const abroad = [fide, national, ...parts];
  const precise = home.toSorted((a, b) => (b?.born.length ?? 0) - (a?.born.length ?? 0));
  const said = {
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
    Object.entries(said).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
  );
}

/** What somebody's numbers are from. */
export const listedIn = (said: ReturnType<typeof listedValues>): Listed =>
  Object.fromEntries(
    ratingFields.flatMap((field) => {
      const list = said[field]?.list;
      return list === undefined ? [] : [[field, { list: list.source, month: list.month }]];
    }),
  );

/** The same as the details of an entry. */
export const detailsIn = (said: ReturnType<typeof listedValues>): Partial<PlayerDetails> =>
  Object.fromEntries(Object.entries(said).map(([field, { value }]) => [field, value]));

/** The numbers by which a player of a tournament is looked up in the lists. */
export const numbersOf = (
  { fideId, nationalId }: Pick<PlayerDetails, 'fideId' | 'nationalId'>,
  settings: ListingSettings,
) => ({ fideId, numbers: { [nationalSource(settings)]: nationalId } });

/** Whether a value was offered before and left out. */
export const isDeclined = (declined: Offered['declined'], field: string, value: unknown): boolean =>
  declined.some((values) => Reflect.get(values, field) === value);
