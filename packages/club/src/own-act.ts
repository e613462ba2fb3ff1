import type { ContestAct } from './acts.ts';
import type { Contest } from './contest.ts';
import { ladderCourse } from './ladder/ladder-course.ts';
import { legsOf } from './series/legs.ts';

/**
 * Whether somebody who plays may note an act themselves: their own challenge, their answer to one,
 * what came of one of theirs or of a game, and the results of a leg they run. Everything else is for who runs the competition.
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
    case 'leg-held':
      return legsOf(contest).some(({ id, organiser }) => id === act.leg && organiser === player);
    default:
      return false;
  }
}
