import { unless } from '@rokade/journal';
import { isSeasonOver } from '../views/promotion.ts';
import { asking, type Decides, unknownDivision, unknownTeam } from './decision.ts';

/** The reasons that say something, for teams that have a place. */
const reasonsOfPlacedTeams = (
  reasons: Readonly<Record<string, string>>,
  places: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(reasons).filter(([team, reason]) => team in places && reason.trim() !== ''),
  );

/** Settles what becomes of each team after the season, which the public then reads in the tables. */
export const settleEnds: Decides<'settle-ends'> = (
  league,
  { places = {}, reasons = {} },
  facts,
) => {
  const isSettling = Object.keys(places).length > 0;
  const [stranger] = Object.keys(places).flatMap((team) => unknownTeam(league, team) ?? []);
  const [nowhere] = Object.values(places)
    .filter((division) => division !== '')
    .flatMap((division) => unknownDivision(league, division) ?? []);
  const runs =
    isSettling && !isSeasonOver(league) ? ({ code: 'league.season-runs' } as const) : null;
  return unless(stranger ?? nowhere ?? asking(facts, runs), [
    { kind: 'ends-settled', places, reasons: reasonsOfPlacedTeams(reasons, places) },
  ]);
};
