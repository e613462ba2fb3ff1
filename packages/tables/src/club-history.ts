import {
  type Contest,
  entryName,
  type MemberYear,
  type SeasonStatistics,
  seasonSections,
  seasonView,
} from '@rokade/club';
import type { SeasonSection } from '@rokade/rules';
import type { Columns, RowOf } from './column.ts';
import { below, belowIfFilled, head, own, second } from './columns-in.ts';
import { pointsText } from './say/points-text.ts';

/** The champion of a competition in a year. */
export interface ChampionRow {
  readonly key: string;
  readonly season: string;
  readonly name: string;
  readonly champion: string;
}

/** The champions of a competition through the years. */
export const championColumns: Columns<ChampionRow> = [
  own('season', 'text', 'club.season', second),
  own('champion', 'text', 'club.champion', head),
  own('name', 'text', 'terms.what', second),
];

/** The champions of a section of the programme, newest first. */
export interface SectionHistory {
  readonly section: SeasonSection;
  readonly rows: readonly ChampionRow[];
}

const yearsOf = ({ values: { firstDay, lastDay } }: Contest): string => {
  const [first, last] = [firstDay.slice(0, 4), lastDay.slice(0, 4)];
  return first === last ? first : `${first}/${last.slice(2)}`;
};

/** The sections of all programmes, each once. */
const allSections = (seasons: readonly Contest[]): readonly SeasonSection[] =>
  seasons
    .flatMap((season) => seasonSections(season))
    .filter(({ code }, index, all) => all.findIndex((one) => one.code === code) === index);

/** All champions of a club by section of the programme, from its seasons, newest first. */
export const championsBySection = (seasons: readonly Contest[]): readonly SectionHistory[] =>
  allSections(seasons).flatMap((section) => {
    const rows = seasons.flatMap((season) =>
      (seasonView(season)?.items ?? [])
        .filter(({ what, champions }) => what === section.code && champions.length > 0)
        .map(({ item, name, champions }) => ({
          key: `${season.id} ${item}`,
          season: yearsOf(season),
          name,
          champion: champions.map((id) => entryName(season, id)).join('; '),
        })),
    );
    return rows.length === 0 ? [] : [{ section, rows }];
  });

type MemberRow = RowOf<typeof memberRows>;

/** The number of competitions and games of each member in a year. */
export const memberColumns: Columns<MemberRow> = [
  own('name', 'text', 'terms.name', head),
  own('competitions', 'number', 'club.competitions', below),
  own('games', 'number', 'terms.games', below),
  own('points', 'text', 'terms.points', { ...below, align: 'end' }),
  own('wins', 'number', 'club.first-places', below),
];

/** Each member's year, those who played most first. */
export const memberRows = ({ members }: SeasonStatistics) =>
  members.map(({ name, played, games, halfPoints, wins }) => ({
    name,
    games,
    wins,
    competitions: played.length,
    points: games === 0 ? '' : pointsText(halfPoints),
  }));

/** The columns of one member's year. */
export const ownYearColumns: Columns<RowOf<typeof ownYearRows>> = [
  own('name', 'text', 'terms.what', head),
  own('place', 'number', 'terms.rank', { ...below, weight: 'strong' }),
  own('players', 'number', 'terms.players', below),
  own('games', 'number', 'terms.games', belowIfFilled),
  own('points', 'text', 'terms.points', belowIfFilled),
];

/** One member's year, in the order of the programme. */
export const ownYearRows = ({ played }: MemberYear) =>
  played.map(({ halfPoints, ...line }) => ({
    ...line,
    points: halfPoints === null ? '' : pointsText(halfPoints),
  }));
