import type { League } from '@rokade/league';
import type { Language } from '@rokade/tournament';
import { clubsOf } from './league-team.ts';

/** A page of a league that a visitor can go to. */
export interface LeaguePageLink {
  readonly path: string;
  readonly name: string;
}

/** What every public page of a league knows: its name, and where its divisions are. */
export interface PublicLeague {
  readonly id: string;
  /** The version of the league that the page shows, by which it learns that there is something new. */
  readonly version: number;
  readonly name: string;
  readonly season: string;
  readonly leader: string;
  /** Not published: only somebody signed in sees the page. */
  readonly hidden: boolean;
  readonly divisions: readonly LeaguePageLink[];
  readonly clubs: readonly LeaguePageLink[];
}

/** The head of a league, from values that everybody may see. */
export function publicLeague(league: League, hidden: boolean, language: Language): PublicLeague {
  const { id, version, values, divisions } = league;
  const base = `/league/${id}`;
  return {
    id,
    version,
    name: values.name,
    season: values.season,
    leader: values.leader,
    hidden,
    divisions: divisions.map((division) => ({
      path: `${base}/division/${division.id}`,
      name: division.values.name,
    })),
    clubs: clubsOf(league, language).map((club) => ({
      path: `${base}/club/${encodeURIComponent(club)}`,
      name: club,
    })),
  };
}
