import { type ExcuseFault, excuseFaults } from '@rokade/rules';
import type { CommandOf, Request } from '../commands/command.ts';
import type { ExcuseConsequence } from '../commands/consequence.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { TournamentEvent } from '../events/entry.ts';
import { dayOfRound, otherExcuses } from '../questions/excuses.ts';
import { excuseRuleOf } from '../questions/round-play.ts';
import type { Game, Tournament } from '../state/state.ts';
import { isCalendarDay } from '../values/calendar-date.ts';
import { isFinal } from '../values/game-result.ts';
import type { Excuse, Player } from '../values/player.ts';
import { confirmationFor } from './confirmation.ts';
import { publishedRound } from './decide-results.ts';
import {
  carryOut,
  carryOutUnless,
  type Deciders,
  type Decision,
  ofPlayer,
  refuse,
} from './decision.ts';
import { postponingConsequences } from './round-conduct.ts';

type Noting = CommandOf<'note-excuse'>;

const excuseIn = ({ kind: _, player: __, offered, ...excuse }: Noting): Excuse => ({
  ...excuse,
  offered: offered.filter((day) => day !== ''),
});

function dayProblem({ toldArbiter, toldOpponent, offered }: Excuse): Refusal | null {
  const days = [toldArbiter, toldOpponent, ...offered].filter((day) => day !== '');
  const wrong = days.find((day) => !isCalendarDay(day));
  return wrong === undefined ? null : { code: 'excuse.not-a-day', day: wrong };
}

/** The game that the player stays away from. */
function gameIn(t: Tournament, player: Player, round: number): Game | Refusal {
  const found = publishedRound(t, round);
  if ('code' in found) return found;
  const game = found.games.find(({ white, black }) => [white, black].includes(player.id));
  if (game === undefined) return { code: 'excuse.no-game', player: player.id, round };
  return isFinal(game.result) ? { code: 'excuse.game-over', player: player.id, round } : game;
}

type OfExcuse = Pick<ExcuseConsequence, 'player' | 'round' | 'article'>;

function consequenceOf(fault: ExcuseFault, facts: OfExcuse): ExcuseConsequence {
  switch (fault.code) {
    case 'not-told':
      return { code: `consequence.excuse-${fault.who}-not-told`, ...facts };
    case 'told-late':
      return { code: `consequence.excuse-${fault.who}-told-late`, ...facts, until: fault.until };
    default: {
      const { code, ...more } = fault;
      return { code: `consequence.excuse-${code}`, ...facts, ...more } as ExcuseConsequence;
    }
  }
}

/** Where the excuse does not meet the regulation, if the regulation has a rule on excuses. */
function faultsOf(t: Tournament, player: Player, excuse: Excuse): readonly ExcuseConsequence[] {
  const rule = excuseRuleOf(t);
  if (rule === null) return [];
  const { round } = excuse;
  const faults = excuseFaults(rule, {
    ...excuse,
    round: dayOfRound(t, round),
    others: otherExcuses(t, player, excuse),
  });
  const facts = { player: player.id, round, article: rule.article };
  return faults.map((fault) => consequenceOf(fault, facts));
}

const isSame = (a: Excuse | undefined, b: Excuse): boolean =>
  a !== undefined &&
  JSON.stringify([a.toldArbiter, a.toldOpponent, a.offered, a.duty]) ===
    JSON.stringify([b.toldArbiter, b.toldOpponent, b.offered, b.duty]);

/**
 * An excused player does not lose: the game is postponed, to a day not yet agreed. The arbiter may
 * accept an incomplete excuse, with a reason.
 *
 * @article Tempelhof 2018 III.A.9, III.A.11
 */
function decideNoting(t: Tournament, player: Player, command: Noting, request: Request): Decision {
  const { round } = command;
  const game = gameIn(t, player, round);
  if ('code' in game) return refuse(game);
  const excuse = excuseIn(command);
  const problem = dayProblem(excuse);
  if (problem !== null) return refuse(problem);
  const earlier = player.excuses.find((one) => one.round === round);
  if (isSame(earlier, excuse)) return carryOut();
  const result = { kind: 'pending', why: 'postponed', due: '' } as const;
  const putOff: readonly TournamentEvent[] =
    game.result === null ? [{ kind: 'result-entered', round, board: game.board, result }] : [];
  const postponing =
    game.result === null ? postponingConsequences(t, { round, board: game.board, result }) : [];
  return carryOutUnless(
    confirmationFor(request, [...faultsOf(t, player, excuse), ...postponing], true),
    { kind: 'player-excused', player: player.id, ...excuse },
    ...putOff,
  );
}

export const excuseDeciders = {
  'note-excuse': ofPlayer(decideNoting),
  'remove-excuse': ofPlayer((_, { id, excuses }, { round }) =>
    excuses.some((one) => one.round === round)
      ? carryOut({ kind: 'player-excuse-removed', player: id, round })
      : refuse({ code: 'excuse.none', player: id, round }),
  ),
} satisfies Partial<Deciders>;
