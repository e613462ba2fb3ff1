import type { Colour } from '../../../kernel/colour.ts';
import type { HalfPoints, PointSystem } from '../../../kernel/half-points.ts';
import type { PlayerNo } from '../../../kernel/round-record.ts';
import type { MatchRecord, ScoredTeam } from '../scored-team.ts';
import { type LeagueMatch, scoreOf, turnedRound } from './league-match.ts';
import type { LeagueBye, LeagueRules } from './league-rules.ts';

const absent: MatchRecord = { kind: 'absent' };

/** A match in which neither team has scored was lost by both: nobody came, or both are punished. */
export function matchHalfPoints(
  own: HalfPoints,
  other: HalfPoints,
  points: PointSystem,
): HalfPoints {
  if (own === 0 && other === 0) return points.loss;
  if (own === other) return points.draw;
  return own > other ? points.win : points.loss;
}

/** The score on as many boards as there are, where a match has no boards: full ones from the top. */
const spread = (halfPoints: HalfPoints, boards: number): readonly HalfPoints[] =>
  Array.from({ length: boards }, (_, board) => Math.min(2, Math.max(0, halfPoints - 2 * board)));

/** A match as a record of its home team; turn it round for the other one. */
function recordOf(
  match: LeagueMatch,
  colour: Colour,
  { boards, matchPoints }: LeagueRules,
): MatchRecord {
  const score = scoreOf(match);
  if (score === null) return absent;
  const [own, other] = score;
  const isByScore = match.score !== undefined;
  const isPlayed = isByScore || match.boards.some((board) => board?.played === true);
  return {
    kind: isPlayed ? 'match' : 'forfeit',
    opponent: match.away,
    colour,
    matchHalfPoints: matchHalfPoints(own, other, matchPoints),
    boardHalfPoints: isByScore
      ? spread(own, boards)
      : match.boards.map((board) => board?.home ?? 0),
  };
}

/** A match seen from the side of a team, and its colour on the first board. */
interface SidedMatch {
  readonly match: LeagueMatch;
  readonly colour: Colour;
}

function fromSideOf(team: PlayerNo, match: LeagueMatch): readonly SidedMatch[] {
  if (match.home === team) return [{ match, colour: 'white' }];
  return match.away === team ? [{ match: turnedRound(match), colour: 'black' }] : [];
}

/** The matches of a team, in order of rounds, seen from its side. */
export const matchesOf = (team: PlayerNo, matches: readonly LeagueMatch[]): readonly SidedMatch[] =>
  matches
    .flatMap((match) => fromSideOf(team, match))
    .toSorted((a, b) => a.match.round - b.match.round);

const byeRecord = ({ bye, matchHalfPoints, gameHalfPoints }: LeagueBye): MatchRecord => ({
  kind: 'bye',
  bye,
  matchHalfPoints,
  gameHalfPoints,
});

/** A team's records by round; a second match in one round stands behind the last round. */
function recordsOf(
  team: PlayerNo,
  matches: readonly LeagueMatch[],
  rules: LeagueRules,
): readonly MatchRecord[] {
  const byes = (rules.byes ?? []).filter((bye) => bye.team === team);
  const rounds = [...matches, ...byes].reduce((last, { round }) => Math.max(last, round), 0);
  const records = new Array<MatchRecord>(rounds).fill(absent);
  for (const bye of byes) records[bye.round - 1] = byeRecord(bye);
  const seen = new Set<number>();
  for (const { match, colour } of matchesOf(team, matches)) {
    const record = recordOf(match, colour, rules);
    if (seen.has(match.round)) records.push(record);
    else records[match.round - 1] = record;
    seen.add(match.round);
  }
  return records;
}

/** The teams of a division as the tie-breaks look at them: all with the same number of rounds. */
export function scoredTeams(
  teams: readonly PlayerNo[],
  matches: readonly LeagueMatch[],
  rules: LeagueRules,
): readonly ScoredTeam[] {
  const all = teams.map((no) => ({ no, rating: null, records: recordsOf(no, matches, rules) }));
  const rounds = all.reduce((most, { records }) => Math.max(most, records.length), 0);
  return all.map((team) => ({
    ...team,
    records: [
      ...team.records,
      ...new Array<MatchRecord>(rounds - team.records.length).fill(absent),
    ],
  }));
}
