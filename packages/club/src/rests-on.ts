import { unreachable } from '@rokade/rules';
import type { ContestAct } from './acts.ts';
import type { ContestCommand } from './command.ts';
import type { ContestHappened } from './happened.ts';

const challengeOf = (act: ContestAct): string | null => ('challenge' in act ? act.challenge : null);

/** Whether one act rests on another: it is about the same challenge or leg, or the same people. */
function actRestsOn(act: ContestAct, other: ContestAct): boolean {
  const challenge = challengeOf(act);
  if (challenge !== null && challenge === challengeOf(other)) return true;
  if ('leg' in act && 'leg' in other && act.leg === other.leg) return true;
  return 'entry' in act && 'entry' in other && act.entry === other.entry;
}

/**
 * Whether a command rests on something that a newer entry changed. What is decided anew in any case
 * (who stands where, who may challenge whom) is not asked about: `decide` answers for the newest state.
 */
export function restsOn(command: ContestCommand, happened: ContestHappened): boolean {
  switch (command.kind) {
    case 'make-contest':
      return true;
    case 'change-contest':
      return (
        happened.kind === 'contest-changed' &&
        Object.keys(command.changes).some((field) => field in happened.values)
      );
    case 'enter-entry':
      return false;
    case 'change-entry':
    case 'erase-entry':
      return 'entry' in happened && happened.entry === command.entry;
    case 'note-act':
      return happened.kind === 'act-noted' && actRestsOn(command.act, happened.act);
    default:
      return unreachable(command);
  }
}
