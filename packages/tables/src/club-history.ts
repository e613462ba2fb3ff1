import {
  type Contest,
  entryName,
  type MemberYear,
  type SeasonStatistics,
  seasonSections,
  seasonView,
} from '@rokade/club';
import type { SeasonSection } from '@rokade/rules';
import { type Columns, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { pointsText } from './say/points-text.ts';

const { own } = columnsIn([...forReaders, 'json']);

/** Who won something of the club in a year. */
export interface ChampionRow {
  readonly key: string;
  readonly season: string;
  readonly name: string;
  readonly champion: string;
}

/** The champions of a competition through the years. */
export const championColumns: Columns<ChampionRow> = [
  own('season', 'text', 'club.season', { narrow: 'second' }),
  own('champion', 'text', 'club.champion', { narrow: 'grow', isHead: true }),
  own('name', 'text', 'terms.what', { narrow: 'second' }),
];

/** The champions of a section of the programme, the newest first. */
export interface SectionHistory {
  readonly section: SeasonSection;
  readonly rows: readonly ChampionRow[];
}

const yearsOf = ({ values: { firstDay, lastDay } }: Contest): string => {
  const [first, last] = [firstDay.slice(0, 4), lastDay.slice(0, 4)];
  return first === last ? first : `${first}/${last.slice(2)}`;
};

/** The sections of all those programmes, each once. */
const allSections = (seasons: readonly Contest[]): readonly SeasonSection[] =>
  seasons
    .flatMap((season) => seasonSections(season))
    .filter(({ code }, index, all) => all.findIndex((one) => one.code === code) === index);

/** All champions of a club by the sections of its programme, from its seasons, the newest first. */
export const championsBySection = (seasons: readonly Contest[]): readonly SectionHistory[] =>
  allSections(seasons).flatMap((section) => {
    const rows = seasons.flatMap((season) =>
      (seasonView(season)?.items ?? [])
        .filter(({ what, champions }) => what === section.code && champions.length > 0)
        .map(({ item, name, champions }) => ({
          ...{ key: `${season.id} ${item}`, season: yearsOf(season), name },
          champion: champions.map((id) => entryName(season, id)).join('; '),
        })),
    );
    return rows.length === 0 ? [] : [{ section, rows }];
  });

/** Somebody in the table of a year. */
export interface MemberRow {
  readonly name: string;
  readonly competitions: number;
  readonly games: number;
  readonly points: string;
  readonly wins: number;
}

/** What everybody played in a year. */
export const memberColumns: Columns<MemberRow> = [
  own('name', 'text', 'terms.name', { narrow: 'grow', isHead: true }),
  own('competitions', 'number', 'club.competitions', { narrow: 'second', named: true }),
  own('games', 'number', 'club.games', { narrow: 'second', named: true }),
  own('points', 'text', 'terms.points', { narrow: 'second', named: true, align: 'end' }),
  own('wins', 'number', 'club.first-places', { narrow: 'second', named: true }),
];

/** Everybody's year, whoever played the most first. */
export const memberRows = ({ members }: SeasonStatistics): readonly MemberRow[] =>
  members.map(({ name, played, games, halfPoints, wins }) => ({
    ...{ name, games, wins },
    competitions: played.length,
    points: games === 0 ? '' : pointsText(halfPoints),
  }));

/** A competition that somebody played in. */
export interface OwnYearRow {
  readonly item: string;
  readonly name: string;
  readonly place: number | null;
  readonly players: number;
  readonly games: number | null;
  readonly points: string;
}

/** What somebody played in a year. */
export const ownYearColumns: Columns<OwnYearRow> = [
  own('name', 'text', 'terms.what', { narrow: 'grow', isHead: true }),
  own('place', 'number', 'terms.rank', { narrow: 'second', named: true, weight: 'strong' }),
  own('players', 'number', 'terms.players', { narrow: 'second', named: true }),
  own('games', 'number', 'club.games', { narrow: 'second', named: true, leftOut: 'empty' }),
  own('points', 'text', 'terms.points', { narrow: 'second', named: true, leftOut: 'empty' }),
];

/** Somebody's year, in the order of the programme. */
export const ownYearRows = ({ played }: MemberYear): readonly OwnYearRow[] =>
  played.map(({ halfPoints, ...line }) => ({
    ...line,
    points: halfPoints === null ? '' : pointsText(halfPoints),
  }));
