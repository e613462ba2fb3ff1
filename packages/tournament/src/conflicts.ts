import type { Command } from './command.ts';
import type { JournalEntry, JournalEvent } from './entry.ts';

const isWholeChange = ({ kind }: JournalEvent): boolean =>
  kind === 'returned-to' ||
  kind === 'lots-drawn' ||
  kind === 'tie-lots-drawn' ||
  kind === 'tournament-finished' ||
  kind === 'tournament-reopened';

const isRoundChange = ({ kind }: JournalEvent): boolean =>
  kind === 'round-paired' ||
  kind === 'draft-altered' ||
  kind === 'round-published' ||
  kind === 'pair-added' ||
  kind === 'round-withdrawn';

const touchesBoard = (
  event: JournalEvent,
  { round, board }: { readonly round: number; readonly board: number },
): boolean => 'board' in event && event.round === round && event.board === board;

const withdrawsRound = (event: JournalEvent, round: number): boolean =>
  event.kind === 'round-withdrawn' && event.round === round;

/** Names, places and the like: nothing that lots, rounds or results rest on. */
const isDetail = ({ kind }: JournalEvent): boolean =>
  kind === 'player-changed' || kind === 'settings-changed' || kind === 'prizes-set';

const overlap = (a: object, b: object): boolean => Object.keys(a).some((key) => key in b);

const touchesPlayer = (event: JournalEvent, player: string): boolean =>
  'player' in event && event.player === player;

/** Whether a command rests on something that this newer event changed. */
function restsOn(command: Command, event: JournalEvent): boolean {
  switch (command.kind) {
    case 'enter-result':
    case 'correct-result':
    case 'swap-colours':
    case 'decide-game-rating':
      return touchesBoard(event, command) || withdrawsRound(event, command.round);
    case 'change-settings':
      return event.kind === 'settings-changed' && overlap(command.changes, event.changes);
    case 'change-player':
      return (
        touchesPlayer(event, command.player) &&
        (event.kind !== 'player-changed' || overlap(command.changes, event.changes))
      );
    case 'remove-player':
    case 'withdraw-player':
    case 'return-player':
    case 'request-bye':
    case 'cancel-bye-request':
      return touchesPlayer(event, command.player) || isRoundChange(event);
    case 'enter-players':
      return isRoundChange(event);
    case 'set-prizes':
      return event.kind === 'prizes-set';
    case 'return-to':
      return true;
    case 'pair-round':
    case 'add-pair':
      return event.kind !== 'result-entered' && !isDetail(event);
    default:
      return !isDetail(event);
  }
}

/**
 * Whether somebody wrote, since the writer last looked, what his command rests on. Results of other
 * boards, corrections of names and the like pass; a round paired, published or taken back, lots and
 * returns stop everything that depends on them.
 */
export function conflictsWith(command: Command, since: readonly JournalEntry[]): boolean {
  return since.some(({ event }) => isWholeChange(event) || restsOn(command, event));
}
