import { type BookKind, copiedAfter, shapesOf } from '@rokade/journal';
import { type LeagueCommand, leagueCommand } from './command.ts';
import { decide } from './decide/decide.ts';
import { evolve } from './evolve.ts';
import { leagueFollows } from './follows.ts';
import { type LeagueHappened, leagueHappened, personalInLeague } from './happened.ts';
import { type LeagueId, parseLeagueId } from './ids.ts';
import type { League } from './league.ts';
import { migrations } from './migrations.ts';
import type { LeagueRefusal } from './refusal.ts';
import { restsOn } from './rests-on.ts';

/** The types of a season of a league as a kind of book. */
export interface LeagueTypes {
  readonly state: League;
  readonly command: LeagueCommand;
  readonly event: LeagueHappened;
  readonly refusal: LeagueRefusal;
  readonly id: LeagueId;
  readonly summary: {
    readonly name: string;
    readonly season: string;
    readonly published: boolean;
    readonly divisions: number;
    readonly teams: number;
  };
}

/** The kind of book of a season of a league. */
export const leagueBook: BookKind<LeagueTypes> = {
  kind: 'league',
  format: 4,
  migrations,
  decide,
  objectionToReturn: () => null,
  evolve,
  restsOn,
  personal: personalInLeague,
  parseId: parseLeagueId,
  idOf: ({ id }) => id,
  begins: (command) => (command.kind === 'make-league' ? command.id : null),
  ...shapesOf(leagueCommand, leagueHappened),
  follows: leagueFollows,
  summary: {
    format: 1,
    of: ({ values: { name, season, published }, divisions, teams }) => ({
      name,
      season,
      published,
      divisions: divisions.length,
      teams: teams.length,
    }),
  },
  // A backup after sheets that are agreed on or ruled, and after erasing somebody. On the day of a round
  // hundreds of sheets are agreed on, and each backup is the whole season.
  copies: {
    ...copiedAfter<LeagueHappened>({
      'sheet-agreed': 'results',
      'match-overruled': 'results',
      'player-erased': 'erased',
      'captains-erased': 'erased',
    }),
    minutesApart: 60,
  },
};
