import type { ContestAct } from './acts.ts';
import type { Contest } from './contest.ts';
import { ladderCourse } from './ladder/ladder-course.ts';
import { legsOf } from './series/legs.ts';
import { isAtTable, skatView } from './skat/skat-view.ts';

/**
 * Whether a player may enter an act themselves: their own challenge, their answer, the result of their
 * challenge or game, the results of a leg they run, the list of their table in the current round of
 * Skat, and their entries in a season. All other acts are for who runs the competition.
 */
export function isOwnAct(contest: Contest, player: string, act: ContestAct): boolean {
  switch (act.kind) {
    case 'challenge-made':
      return act.challenger === player;
    case 'game-played':
      return act.white === player || act.black === player;
    case 'challenge-accepted':
    case 'challenge-not-met':
    case 'challenge-played': {
      const one = ladderCourse(contest).waiting.find(({ id }) => id === act.challenge);
      if (act.kind === 'challenge-played' && one?.challenger === player) return true;
      const isAnswer = act.kind !== 'challenge-not-met' || act.why === 'declined';
      return isAnswer && one?.challenged === player;
    }
    case 'challenge-withdrawn': {
      const one = ladderCourse(contest).waiting.find(({ id }) => id === act.challenge);
      return one?.challenger === player && one.accepted === null;
    }
    case 'leg-held':
      return legsOf(contest).some(({ id, organiser }) => id === act.leg && organiser === player);
    case 'table-scored': {
      const current = skatView(contest)?.current;
      const table = current?.tables.find((one) => one.table === act.table);
      return table !== undefined && act.round === current?.round && isAtTable(player, table);
    }
    case 'item-entered':
    case 'item-left':
      return act.entry === player;
    default:
      return false;
  }
}
