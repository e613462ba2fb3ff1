import type { Contest } from '@rokade/club';
import type { PublicEvent } from '@rokade/event';
import type { divisionTable, League, rankedScores } from '@rokade/league';
import type {
  Tournament,
  viewChampionship,
  viewCrosstable,
  viewOpenGames,
  viewRound,
  viewStandings,
} from '@rokade/tournament';
import type { ShownAsks } from '../../acts/codes/ask-by-code.ts';
import type { ShownCode } from '../../acts/codes/report-by-code.ts';
import type { Contests } from '../../contests/contests.ts';
import type { Events } from '../../events/events.ts';
import type { TournamentPage } from '../../kinds/tournament-types.ts';
import type { Leagues } from '../../leagues/leagues.ts';
import type { ListedOrganisation } from '../../organisations/organisations.ts';
import type { HealthProblem } from '../../values/health.ts';
import type { PublicChanges } from '../public-changes.ts';

/** A page of a list under its own name. */
type Paged<Name extends string, T> = Readonly<Record<Name, readonly T[]>> & {
  /** The `after` of the next page; null: this is the last. */
  readonly next: string | null;
};

type Listed<Room extends { list(): Promise<readonly unknown[]> }> = Awaited<
  ReturnType<Room['list']>
>[number];

/** A line of a division's table, with the name of the team. */
type TableLine = ReturnType<typeof divisionTable>[number] & { readonly name: string };

/** What somebody scored in a division, with their name. */
type ScoreLine = ReturnType<typeof rankedScores>[number] & { readonly name: string };

/**
 * What the routes answer that everybody may read, by method and path. The API's description and the
 * client's types are made of this by `npm run api`; a test holds real answers against it.
 */
export interface PublicAnswers {
  'get /health': {
    readonly version: string;
    /** The version of the API. */
    readonly api: string;
    /** Whether it is a sandbox with invented data, from which nothing leaves. */
    readonly sandbox?: boolean;
    readonly problems?: readonly HealthProblem[];
  };
  'get /tournaments': TournamentPage;
  'get /tournaments/{id}': Tournament;
  'get /tournaments/{id}/championship': NonNullable<ReturnType<typeof viewChampionship>>;
  'get /tournaments/{id}/rounds/{round}': NonNullable<ReturnType<typeof viewRound>>;
  'get /tournaments/{id}/standings': ReturnType<typeof viewStandings>;
  'get /tournaments/{id}/crosstable': ReturnType<typeof viewCrosstable>;
  'get /tournaments/{id}/open-games': ReturnType<typeof viewOpenGames>;
  'get /codes/{code}': ShownCode;
  'get /codes/{code}/asks': ShownAsks;
  'get /changes': PublicChanges;
  'get /organisations': Paged<'organisations', ListedOrganisation>;
  'get /events': Paged<'events', Listed<Events>>;
  'get /events/{id}': PublicEvent;
  'get /contests': Paged<'contests', Listed<Contests>>;
  'get /contests/{id}': Contest;
  'get /leagues': Paged<'leagues', Listed<Leagues>>;
  'get /leagues/{id}': League;
  'get /leagues/{id}/divisions/{division}/table': {
    readonly order: League['values']['order'];
    readonly teams: readonly TableLine[];
  };
  'get /leagues/{id}/divisions/{division}/players': { readonly players: readonly ScoreLine[] };
}
