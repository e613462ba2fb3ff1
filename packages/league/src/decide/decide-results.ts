import { changing, textFault, unless } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import { sides } from '../board-result.ts';
import { boardsIn } from '../boards-in.ts';
import type { LeagueHappened } from '../happened.ts';
import { beginningOf, type League, type Match, matchOf, sideOf, teamName } from '../league.ts';
import type { LeagueRefusal } from '../refusal.ts';
import { boardsMissing } from '../views/boards.ts';
import { areLineUpsOpen } from '../views/shown-match.ts';
import { type Acting, actingRefusal, teamRefusal } from './decide-line-ups.ts';
import { asking, type Decides, type Facts, refusing, timeRefusal } from './decision.ts';

/** The question where a result comes before the match. */
function earlyQuestion(match: Match, facts: Facts): LeagueRefusal | null {
  const start = beginningOf(match);
  const isEarly = start !== '' && facts.now !== '' && facts.now < start;
  return asking(facts, isEarly ? { code: 'league.not-begun', start } : null);
}

/**
 * Why a captain cannot enter results yet: a line-up is missing, and the other one is still secret. A
 * result would open it to whoever has not handed in their own.
 */
function secretRefusal(
  league: League,
  match: Match,
  { by }: Acting,
  { now }: Facts,
): LeagueRefusal | null {
  if (by === undefined || areLineUpsOpen(match, now)) return null;
  const missing = sides.find((side) => match.lineUps[side] === null);
  return missing === undefined
    ? null
    : { code: 'league.line-up-missing', name: teamName(league, match[missing]) };
}

/** Notes results at boards as they come; those that stand already are left out. */
export const noteResults: Decides<'note-results'> = (league, command, facts) => {
  const match = matchOf(league, command.match);
  if (match === undefined) return err({ code: 'league.unknown-match', match: command.match });
  const boards = boardsIn(league, match);
  const beyond = command.results.find(({ board }) => board > boards);
  const changed = command.results.filter(
    ({ board, score }) => (match.scores[board - 1] ?? '') !== score,
  );
  const refusal: LeagueRefusal | null =
    beyond === undefined
      ? changed.length === 0
        ? null
        : (actingRefusal(league, match, command, facts) ??
          secretRefusal(league, match, command, facts) ??
          earlyQuestion(match, facts))
      : { code: 'league.unknown-board', board: beyond.board, boards };
  return unless(
    refusal,
    changed.map(({ board, score }) => ({ kind: 'result-noted', match: match.id, board, score })),
  );
};

/**
 * Notes results of matches of a round, each as by itself. Where one of them is refused or asked about, so
 * are all.
 */
export const noteRound: Decides<'note-round'> = (league, { division, round, matches }, facts) => {
  const happened: LeagueHappened[] = [];
  for (const { match: id, results } of matches) {
    const match = matchOf(league, id);
    if (match === undefined || match.division !== division || match.round !== round) {
      return err({ code: 'league.unknown-match', match: id });
    }
    const noted = noteResults(league, { kind: 'note-results', match: id, results }, facts);
    if (!noted.ok) return noted;
    happened.push(...noted.value);
  }
  return ok(happened);
};

/** Changes what the sheet says besides line-ups and results. */
export const changeSheet: Decides<'change-sheet'> = (league, command, facts) => {
  const match = matchOf(league, command.match);
  if (match === undefined) return err({ code: 'league.unknown-match', match: command.match });
  return changing(match.sheet, command.changes, (values, { start, arbiter, ...notes }) =>
    unless(
      timeRefusal({ start }) ??
        refusing(textFault({ arbiter }) ?? textFault(notes, { most: 2000, lines: true })) ??
        actingRefusal(league, match, command, facts),
      [{ kind: 'sheet-changed', match: match.id, values }],
    ),
  );
};

/** A captain agrees with the sheet; once both have, only the leader can change it. */
export const agreeSheet: Decides<'agree-sheet'> = (league, command, facts) => {
  const { team } = command;
  const match = matchOf(league, command.match);
  if (match === undefined) return err({ code: 'league.unknown-match', match: command.match });
  const refusal = teamRefusal(league, match, command);
  const side = sideOf(match, team);
  if (refusal !== null || side === null) {
    return err(refusal ?? { code: 'league.unknown-team', team });
  }
  if (match.agreed[side] !== null) {
    return err({ code: 'league.agreed-already', name: teamName(league, team) });
  }
  const missing = boardsMissing(league, match);
  if (missing.length > 0) {
    return err({ code: 'league.results-missing', boards: missing.join(', ') });
  }
  return unless(actingRefusal(league, match, command, facts), [
    { kind: 'sheet-agreed', match: match.id, team, when: facts.now },
  ]);
};

type Score = { readonly home: number; readonly away: number } | null;

/** Why a score is not possible: both teams together have more than the boards give. */
function scoreRefusal(league: League, match: Match, score: Score): LeagueRefusal | null {
  const boards = boardsIn(league, match);
  return score !== null && score.home + score.away > 2 * boards
    ? { code: 'league.score-impossible', boards }
    : null;
}

/** Settles a match by its score alone, as where nobody knows the line-ups any more. */
export const settleByScore: Decides<'settle-by-score'> = (league, { match: id, score }, facts) => {
  const match = matchOf(league, id);
  if (match === undefined) return err({ code: 'league.unknown-match', match: id });
  const refusal = scoreRefusal(league, match, score) ?? actingRefusal(league, match, {}, facts);
  return unless(refusal, [{ kind: 'score-settled', match: id, score }]);
};

/** Says who lost the whole match by not playing it. */
export const forfeitMatch: Decides<'forfeit-match'> = (league, { match: id, lost }, facts) => {
  const match = matchOf(league, id);
  if (match === undefined) return err({ code: 'league.unknown-match', match: id });
  if (match.forfeited === lost) return ok([]);
  return unless(actingRefusal(league, match, {}, facts), [
    { kind: 'match-forfeited', match: id, lost },
  ]);
};

/** Decides the result of a match against what the captains have; the games stay as they were played. */
export const overruleMatch: Decides<'overrule-match'> = (league, { match: id, score, reason }) => {
  const match = matchOf(league, id);
  if (match === undefined) return err({ code: 'league.unknown-match', match: id });
  if (score === null && match.ruling === null) return ok([]);
  const refusal =
    scoreRefusal(league, match, score) ??
    (score !== null && reason.trim() === ''
      ? ({ code: 'league.reason-missing', field: 'reason' } as const)
      : refusing(textFault({ reason }, { most: 2000, lines: true })));
  return unless(refusal, [{ kind: 'match-overruled', match: id, score, reason }]);
};
