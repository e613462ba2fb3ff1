import { byKind, type Entry } from '@rokade/journal';
import { invariant } from '@rokade/rules';
import { evolveMatches } from './evolve-matches.ts';
import { evolveRounds } from './evolve-rounds.ts';
import { evolveTeams } from './evolve-teams.ts';
import type { Writing } from './evolving.ts';
import type { LeagueHappened } from './happened.ts';
import { emptyLeague, type League } from './league.ts';

const after = byKind<LeagueHappened, League, League, Writing>({
  ...evolveTeams,
  ...evolveMatches,
  ...evolveRounds,
});

/** The league after one more entry. */
export function evolve(
  league: League | null,
  { version, event, actor }: Entry<LeagueHappened>,
): League {
  const before = event.kind === 'league-made' ? emptyLeague(event.id) : league;
  invariant(before !== null, 'a league begins by being made');
  return { ...after(before, event, { from: actor.name }), version };
}
