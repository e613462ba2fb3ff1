import { idBy, parseId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** The permanent id of a season of a league; it is part of its address. */
export type LeagueId = Brand<string, 'LeagueId'>;

/** The permanent id of a division of a league. */
export type DivisionId = Brand<string, 'DivisionId'>;

/** The permanent id of a team. */
export type TeamId = Brand<string, 'TeamId'>;

/** The permanent id of a player in a team's squad. */
export type MemberId = Brand<string, 'MemberId'>;

/** The permanent id of a match of two teams. */
export type MatchId = Brand<string, 'MatchId'>;

/** The permanent id of a penalty: points taken from a team. */
export type PenaltyId = Brand<string, 'PenaltyId'>;

/** The permanent id of a request for a player of a lower team. */
export type CallId = Brand<string, 'CallId'>;

/** The permanent id of a wish for a schedule. */
export type WishId = Brand<string, 'WishId'>;

/** The text as an id, or null if it is not a valid one; likewise the others. */
export const parseLeagueId = parseId<LeagueId>;
export const parseDivisionId = parseId<DivisionId>;
export const parseTeamId = parseId<TeamId>;
export const parseMemberId = parseId<MemberId>;
export const parseMatchId = parseId<MatchId>;
export const parsePenaltyId = parseId<PenaltyId>;
export const parseCallId = parseId<CallId>;
export const parseWishId = parseId<WishId>;

export const leagueId = idBy(parseLeagueId);
export const divisionId = idBy(parseDivisionId);
export const teamId = idBy(parseTeamId);
export const memberId = idBy(parseMemberId);
export const matchId = idBy(parseMatchId);
export const penaltyId = idBy(parsePenaltyId);
export const callId = idBy(parseCallId);
export const wishId = idBy(parseWishId);
