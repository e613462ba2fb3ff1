import { err, groupedBy, ok } from '@rokade/rules';
import { evolve } from '../evolve.ts';
import type { LeagueHappened } from '../happened.ts';
import type { League } from '../league.ts';
import type { TakeSeason } from '../season/plan-season.ts';
import { matchScore } from '../views/match-score.ts';
import { changeDivision, enterTeams, takePoints } from './decide-league.ts';
import { handInLineUp } from './decide-line-ups.ts';
import { forfeitMatch, noteResults, overruleMatch, settleByScore } from './decide-results.ts';
import { isNamingOver, namePlayers } from './decide-squads.ts';
import { type Decides, type Decision, type Facts, unknownDivision } from './decision.ts';
import { takenByes, takenPairs, takenRounds } from './take-rounds.ts';

/** What a part of a season does by itself. */
type Part = (league: League, facts: Facts) => Decision;

const divisionParts = ({ division, changes }: TakeSeason): readonly Part[] =>
  changes === undefined
    ? []
    : [
        (league, facts) =>
          changeDivision(league, { kind: 'change-division', division, changes }, facts),
      ];

const teamParts = ({ division, teams }: TakeSeason): readonly Part[] =>
  teams.length === 0
    ? []
    : [(league, facts) => enterTeams(league, { kind: 'enter-teams', division, teams }, facts)];

/** Those who sit alike in a team are named together, in the order of the season. */
const squadParts = ({ players }: TakeSeason, leave: string): readonly Part[] =>
  [...groupedBy(players, ({ team, seat }) => `${team} ${seat}`).values()].flatMap(
    (named): readonly Part[] => {
      const [first] = named;
      if (first === undefined) return [];
      const { team, seat } = first;
      const command = {
        kind: 'name-players',
        team,
        seat,
        leave,
        players: named.map(({ id, values }) => ({ id, values })),
      } as const;
      return [(league, facts) => namePlayers(league, command, facts)];
    },
  );

function lineUpParts(
  league: League,
  { match, lineUps }: TakeSeason['played'][number],
  facts: Facts,
): readonly Part[] {
  const planned = league.matches.find(({ id }) => id === match);
  return (['home', 'away'] as const).flatMap((side): readonly Part[] => {
    const players = lineUps[side];
    if (players === null || planned === undefined) return [];
    const command = { kind: 'hand-in-line-up', match, team: planned[side], players } as const;
    return [(now) => handInLineUp(now, command, facts)];
  });
}

/** What a match counted otherwise than its boards give was ruled there, with the file as the reason. */
function asCounted(
  league: League,
  { match: id, counts = null }: TakeSeason['played'][number],
  { source, ...facts }: Facts & { readonly source: string },
): Decision {
  const match = league.matches.find((one) => one.id === id);
  if (counts === null || match === undefined) return ok([]);
  const { halfPoints, points } = matchScore(league, match);
  const isSame = halfPoints[0] === counts.home && halfPoints[1] === counts.away;
  return isSame && points !== null
    ? ok([])
    : overruleMatch(
        league,
        { kind: 'overrule-match', match: id, score: counts, reason: source },
        facts,
      );
}

/** A match as it was played: line-ups, what stands at the boards, or its score alone. */
const playedPart =
  (played: TakeSeason['played'][number], source: string): Part =>
  (league, facts) => {
    const { match, scores, score, lost } = played;
    const results = scores.flatMap((one, index) =>
      one === '' ? [] : [{ board: index + 1, score: one }],
    );
    return inTurn(league, facts, [
      ...lineUpParts(league, played, facts),
      ...(results.length === 0
        ? []
        : [(now: League) => noteResults(now, { kind: 'note-results', match, results }, facts)]),
      ...(score === null
        ? []
        : [(now: League) => settleByScore(now, { kind: 'settle-by-score', match, score }, facts)]),
      ...(lost === ''
        ? []
        : [(now: League) => forfeitMatch(now, { kind: 'forfeit-match', match, lost }, facts)]),
      (now) => asCounted(now, played, { ...facts, source }),
    ]);
  };

const penaltyParts = ({ penalties, source }: TakeSeason): readonly Part[] =>
  penalties.map(
    (penalty): Part =>
      (league, facts) =>
        takePoints(league, { kind: 'take-points', ...penalty, reason: source }, facts),
  );

const signed = { at: '', actor: { id: '', name: '' }, reason: '' } as const;

/** The parts one after the other, each after the events of those before it. */
function inTurn(begun: League, facts: Facts, parts: readonly Part[]): Decision {
  const all: LeagueHappened[] = [];
  let league = begun;
  for (const part of parts) {
    const decided = part(league, facts);
    if (!decided.ok) return decided;
    for (const event of decided.value) {
      league = evolve(league, { version: league.version + 1, event, ...signed });
    }
    all.push(...decided.value);
  }
  return ok(all);
}

/**
 * Takes over the teams, squads and results so far of a division, all or nothing. What was played is
 * taken as it was: questions that somebody would be asked while playing are not asked.
 */
export const takeSeason: Decides<'take-season'> = (league, command, facts) => {
  const refusal = unknownDivision(league, command.division);
  if (refusal !== null) return err(refusal);
  if (command.source.trim() === '') {
    return err({ code: 'league.field-invalid', field: 'source', problem: 'missing' });
  }
  return inTurn(league, { ...facts, isConfirmed: true }, [
    ...divisionParts(command),
    ...teamParts(command),
    // Where squads could still be named in time, nobody needs leave.
    ...squadParts(command, isNamingOver(league, facts) ? command.source : ''),
    (now, sure) => takenRounds(now, command, sure),
    (now, sure) => takenByes(now, command, sure),
    ...command.played.map((played) => playedPart(played, command.source)),
    (now) => takenPairs(now, command),
    ...penaltyParts(command),
  ]);
};
