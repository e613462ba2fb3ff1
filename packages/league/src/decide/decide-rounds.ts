import { textFault, unless } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import { cupPairs } from '../forms/cup.ts';
import { formOf, legsOf, linesUpOnce, newestRound } from '../forms/division-forms.ts';
import { roundsPlanned } from '../forms/swiss.ts';
import type { LeagueHappened } from '../happened.ts';
import type { DivisionId, TeamId } from '../ids.ts';
import {
  type Division,
  divisionOf,
  drawnRound,
  isDraft,
  isOneDay,
  type League,
  type Match,
  teamName,
  teamOf,
  teamsIn,
} from '../league.ts';
import type { LeagueRefusal } from '../refusal.ts';
import { matchScore } from '../views/match-score.ts';
import { isBegun, notPlaying } from './decide-league.ts';
import { drawnId, meetingAt } from './decide-schedule.ts';
import { asking, type Decides, dayRefusal, refusing, takenId } from './decision.ts';

const unknown = (division: DivisionId): LeagueRefusal => ({
  code: 'league.unknown-division',
  division,
});

/** The matches of a round of a division. */
export const matchesIn = (league: League, { id }: Division, round: number): readonly Match[] =>
  league.matches.filter(
    (match) => match.division === id && match.round === round && !match.isPlayOff,
  );

/** Gives the teams of a division their numbers. Asked about once a round is published. */
export const numberTeams: Decides<'number-teams'> = (league, { division: id, teams }, facts) => {
  const division = divisionOf(league, id);
  if (division === undefined) return err(unknown(id));
  const own = teamsIn(league, id).map((team) => team.id);
  const isSame = own.every((team, index) => teams[index] === team);
  const isPublished = division.drawn.some((one) => one.isPublished);
  const refusal: LeagueRefusal | null =
    takenId(teams, []) ??
    (teams.length !== own.length || teams.some((team) => !own.includes(team))
      ? { code: 'league.teams-differ', name: division.values.name }
      : null) ??
    asking(facts, isPublished ? { code: 'league.numbers-published' } : null);
  if (refusal === null && isSame) return ok([]);
  return unless(refusal, [{ kind: 'teams-numbered', division: id, teams }]);
};

/** Says what a team without a match gets in a round; in a round that is published with a reason. */
export const setBye: Decides<'set-bye'> = (league, { team: id, round, bye, reason }, facts) => {
  const team = teamOf(league, id);
  const division = divisionOf(league, team?.division ?? '');
  if (team === undefined || division === undefined) {
    return err({ code: 'league.unknown-team', team: id });
  }
  const before = division.byes.find((one) => one.team === id && one.round === round);
  if ((before?.bye ?? '') === bye) return ok([]);
  const match = matchesIn(league, division, round).find(
    ({ home, away }) => home === id || away === id,
  );
  const isPast = round <= newestRound(league, division);
  const refusal: LeagueRefusal | null =
    (formOf(division).drawRound === null
      ? ({ code: 'league.other-form', name: division.values.name } as const)
      : null) ??
    (match === undefined
      ? null
      : ({ code: 'league.plays-in-round', name: team.values.name, round } as const)) ??
    (isPast && (before?.place ?? 0) > 0
      ? ({ code: 'league.in-bracket', name: team.values.name } as const)
      : null) ??
    (isPast && reason.trim() === ''
      ? ({ code: 'league.reason-missing', field: 'reason' } as const)
      : refusing(textFault({ reason }, { most: 500 }))) ??
    asking(facts, isPast ? { code: 'league.changes-round', round } : null);
  return unless(refusal, [
    { kind: 'bye-set', division: division.id, team: id, round, bye, reason },
  ]);
};

/** Why the next round of a division cannot be drawn yet, or is asked about. */
function drawingRefusal(
  league: League,
  division: Division,
  round: number,
  facts: Parameters<Decides<'draw-round'>>[2],
): LeagueRefusal | null {
  const newest = newestRound(league, division);
  const planned = roundsPlanned(division);
  const open = matchesIn(league, division, newest).filter(
    (match) => matchScore(league, match).points === null,
  ).length;
  if (round !== newest + 1) return { code: 'league.round-not-next', round: newest + 1 };
  if (isDraft(division, newest)) return { code: 'league.round-draft', round: newest };
  return (
    asking(
      facts,
      open === 0 ? null : { code: 'league.round-open', round: newest, matches: open },
    ) ??
    asking(
      facts,
      planned > 0 && round > planned ? { code: 'league.rounds-over', rounds: planned } : null,
    )
  );
}

/** The matches of pairs that were drawn: one each, or one at either team's place. */
function plannedMatches(
  league: League,
  division: Division,
  { round, day, pairs }: { round: number; day: string; pairs: readonly DrawnPair[] },
) {
  const legs = legsOf(division);
  return pairs.flatMap(({ home, away, place, because }) =>
    Array.from({ length: legs }, (_, leg) => {
      const [first, second] = leg === 0 ? [home, away] : [away, home];
      const match = drawnId(league, division.id, round, legs * (place - 1) + leg + 1);
      // The second leg gets its day later.
      const values = meetingAt(league, first, leg === 0 ? day : '');
      return { match, home: first, away: second, place, because, values };
    }),
  );
}

interface DrawnPair {
  readonly home: TeamId;
  readonly away: TeamId;
  readonly place: number;
  readonly because: Match['because'];
}

/**
 * Draws the next round of a division as a draft, by the rules of its form. Matches of the round before
 * that are not over are asked about: they count as drawn for the pairing.
 *
 * @article FIDE C.04.6 2026 3.3, Tempelhof 2018 III.C.1
 */
export const drawRound: Decides<'draw-round'> = (league, command, facts) => {
  const { division: id, round, seed } = command;
  const division = divisionOf(league, id);
  if (division === undefined) return err(unknown(id));
  const day = command.day || (isOneDay(league, id) ? (division.days[0] ?? '') : '');
  const { drawRound: draw } = formOf(division);
  if (draw === null) return err({ code: 'league.other-form', name: division.values.name });
  const refusal =
    dayRefusal({ day }) ??
    (seed.trim() === ''
      ? ({ code: 'league.field-invalid', field: 'seed', problem: 'missing' } as const)
      : refusing(textFault({ seed }))) ??
    drawingRefusal(league, division, round, facts);
  if (refusal !== null) return err(refusal);
  const drawn = draw(league, division, { round, seed });
  if (!drawn.ok) return drawn;
  const { pairs, byes } = drawn.value;
  const matches = plannedMatches(league, division, { round, day, pairs });
  return ok<readonly LeagueHappened[]>([
    ...((division.days[round - 1] ?? '') === day
      ? []
      : [{ kind: 'round-dated', division: id, round, day } as const]),
    { kind: 'round-drawn', division: id, round, seed, matches, byes },
  ]);
};

const nobodyIn = { home: null, away: null } as const;

/** Why the pairing of a round can no longer be changed: a match of it has begun. */
function begunRefusal(league: League, matches: readonly Match[]): LeagueRefusal | null {
  const begun = matches.find((match) => {
    // A line-up of a round before is no beginning: it goes along with its team.
    const lineUps = linesUpOnce(league, match) ? nobodyIn : match.lineUps;
    return isBegun({ ...match, lineUps });
  });
  return begun === undefined
    ? null
    : {
        code: 'league.pair-begun',
        name: `${teamName(league, begun.home)} – ${teamName(league, begun.away)}`,
      };
}

/** Takes the newest round back, as long as nothing of it is played; a published one is asked about. */
export const takeBackRound: Decides<'take-back-round'> = (
  league,
  { division: id, round },
  facts,
) => {
  const division = divisionOf(league, id);
  if (division === undefined) return err(unknown(id));
  const drawn = drawnRound(division, round);
  const newest = newestRound(league, division);
  const refusal: LeagueRefusal | null =
    (drawn === undefined ? ({ code: 'league.round-not-drawn', round } as const) : null) ??
    (round === newest ? null : ({ code: 'league.round-paired-on', round } as const)) ??
    begunRefusal(league, matchesIn(league, division, round)) ??
    asking(facts, drawn?.isPublished === true ? { code: 'league.changes-round', round } : null);
  return unless(refusal, [{ kind: 'round-taken-back', division: id, round }]);
};

/** Whether two teams would meet who have played each other in an earlier round. */
function metBefore(league: League, matches: readonly Match[]): Match | undefined {
  return matches.find((match) =>
    league.matches.some(
      (one) =>
        one.division === match.division &&
        one.round < match.round &&
        !one.isPlayOff &&
        [one.home, one.away].includes(match.home) &&
        [one.home, one.away].includes(match.away),
    ),
  );
}

/**
 * Exchanges two teams of a round. A published round is asked about and needs a reason; so is a second
 * meeting of two teams where the form has none.
 *
 * @article FIDE C.04.6 2026 2.1.1
 */
export const exchangeTeams: Decides<'exchange-teams'> = (league, command, facts) => {
  const { division: id, round, one, other, reason } = command;
  const division = divisionOf(league, id);
  if (division === undefined) return err(unknown(id));
  const matches = matchesIn(league, division, round);
  const touched = matches.filter((match) =>
    [one, other].some((team) => match.home === team || match.away === team),
  );
  const isSeated = (team: TeamId): boolean =>
    touched.some((match) => match.home === team || match.away === team) ||
    division.byes.some((bye) => bye.team === team && bye.round === round);
  const stranger = [one, other].find((team) => !isSeated(team));
  const swap = (team: TeamId): TeamId => (team === one ? other : team === other ? one : team);
  const changed = touched.map((match) => ({
    ...match,
    home: swap(match.home),
    away: swap(match.away),
  }));
  const again = formOf(division).tieBreaks === 'swiss' ? metBefore(league, changed) : undefined;
  const isPublished = drawnRound(division, round)?.isPublished === true;
  const refusal: LeagueRefusal | null =
    (drawnRound(division, round) === undefined
      ? ({ code: 'league.round-not-drawn', round } as const)
      : null) ??
    notPlaying(league, id, one) ??
    notPlaying(league, id, other) ??
    takenId([one, other], []) ??
    (stranger === undefined
      ? null
      : ({ code: 'league.not-in-round', name: teamName(league, stranger), round } as const)) ??
    begunRefusal(league, touched) ??
    (isPublished && reason.trim() === ''
      ? ({ code: 'league.reason-missing', field: 'reason' } as const)
      : refusing(textFault({ reason }, { most: 500 }))) ??
    asking(
      facts,
      again === undefined
        ? null
        : {
            code: 'league.met-before',
            name: teamName(league, again.home),
            other: teamName(league, again.away),
          },
    ) ??
    asking(facts, isPublished ? { code: 'league.changes-round', round } : null);
  return unless(refusal, [
    { kind: 'teams-exchanged', division: id, round, one, other, reason: reason.trim() },
  ]);
};

/**
 * Says who goes on from a pair of a cup: by lots where the list of deciders has come to them, or as the
 * leader decides, with a reason.
 *
 * @article Tempelhof 2018 IV.4d
 */
export const decidePair: Decides<'decide-pair'> = (league, command) => {
  const { division: id, round, winner, by, reason } = command;
  const division = divisionOf(league, id);
  if (division === undefined) return err(unknown(id));
  const pairs = cupPairs(league, id);
  const pair = pairs.find((one) => one.round === round && one.teams.includes(winner));
  if (pair === undefined) {
    return err({ code: 'league.not-in-round', name: teamName(league, winner), round });
  }
  const isPairedOn = pairs.some((one) => one.round > round);
  const refusal: LeagueRefusal | null =
    (isPairedOn ? ({ code: 'league.round-paired-on', round } as const) : null) ??
    (by === 'lots' && pair.state !== 'lots-needed' && pair.by !== 'lots'
      ? ({ code: 'league.no-lots', name: teamName(league, winner) } as const)
      : null) ??
    (by === 'leader' && reason.trim() === ''
      ? ({ code: 'league.reason-missing', field: 'reason' } as const)
      : refusing(textFault({ reason }, { most: 500 })));
  return unless(refusal, [{ kind: 'pair-decided', division: id, round, winner, by, reason }]);
};
