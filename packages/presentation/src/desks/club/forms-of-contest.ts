import type { ladderView, SeasonView, SeriesView, SkatView } from '@rokade/club';

/** The forms of a competition's page that are always on it, by their names. */
const always: readonly string[] = [
  'enter',
  'people',
  'members',
  'ladder-begun',
  'challenge-made',
  'game-played',
  'entry-left',
  'entry-returned',
  'leg-planned',
  'title-drawn',
  'title-played',
  'round-drawn',
  'trophy-won',
  'trophy-struck',
  'places-given',
  'champions',
  'programme-planned',
  'copy',
];

/** A competition as its page shows it, by its kind; null: it is of another. */
interface ShownContest {
  readonly ladder: ReturnType<typeof ladderView> | null;
  readonly series: SeriesView | null;
  readonly season: SeasonView | null;
  readonly skat: SkatView | null;
}

/**
 * Whether the page of a competition still has the form with a name; the form of a leg, an item, a table or
 * a challenge goes when somebody else was faster.
 */
export function hasFormAbout(
  { ladder, series, season, skat }: ShownContest,
  about: string,
): boolean {
  const parts = about.split(' ');
  const tables = (skat?.rounds ?? []).flatMap(({ round, tables: ofRound }) =>
    ofRound.map(({ table }) => `table-${round}-${table}`),
  );
  return (
    [...always, ...tables].includes(about) ||
    (series?.legs ?? []).some(({ id }) => parts.includes(id)) ||
    (season?.items ?? []).some(({ item }) => parts.includes(item)) ||
    (ladder?.waiting ?? []).some(({ id }) => parts.includes(id))
  );
}
