import { type ReadFault, readSeason, type SeasonFile, seasonRulesOf } from '@rokade/formats';
import {
  type DivisionId,
  divisionOf,
  type League,
  type PlannedSeason,
  planSeason,
} from '@rokade/league';
import { err, ok, type Result } from '@rokade/rules';
import { newMatchId, newMemberId, newPenaltyId, newTeamId } from './make-leagues.ts';

/** Nothing of a season can be read. */
export interface SeasonUnread {
  readonly code: 'league.season-unread';
  readonly faults: readonly ReadFault[];
}

/** What is shown of a season before it is taken over. */
export interface SeenSeason extends PlannedSeason {
  /** The league’s version on which the command is based. */
  readonly version: number;
}

const ids = {
  team: newTeamId,
  member: newMemberId,
  match: newMatchId,
  penalty: newPenaltyId,
} as const;

/** What of the files would be taken over into a division, and what is not understood, by line. */
export function lookAtSeason(
  league: League,
  division: DivisionId,
  files: readonly SeasonFile[],
): Result<
  SeenSeason,
  SeasonUnread | { readonly code: 'league.unknown-division'; readonly division: string }
> {
  const own = divisionOf(league, division);
  if (own === undefined) {
    return err({ code: 'league.unknown-division', division });
  }
  const read = readSeason(files, seasonRulesOf(league, own));
  if (!read.ok) return err({ code: 'league.season-unread', faults: read.error });
  const source = files
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');
  const planned = planSeason(league, division, read.value, {
    ids,
    source: source.slice(0, 200) || '–',
  });
  return ok({ version: league.version, ...planned });
}
