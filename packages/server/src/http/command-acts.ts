import type { Act, Place } from '@rokade/installation';
import type { Request } from '@rokade/tournament';

type Command = Request['command'];

/**
 * Whether a command erases a person; in every book the kinds of such commands begin with `erase-`. Its
 * sender needs the right to erase people besides the right to change the book, so that no route allows
 * what another refuses.
 */
export const isErasing = ({ kind }: { readonly kind: string }): boolean =>
  kind.startsWith('erase-');

/** The row of the matrix of rights for each command to a tournament. */
export const commandActs: Readonly<Record<Command['kind'], Act>> = {
  'create-tournament': 'make-event',
  'change-settings': 'change-event',
  'set-prizes': 'change-event',
  'enter-players': 'keep-entries',
  'change-player': 'keep-entries',
  'change-players': 'keep-entries',
  'decline-changes': 'keep-entries',
  'remove-player': 'keep-entries',
  'withdraw-player': 'keep-entries',
  'expel-player': 'keep-entries',
  'return-player': 'keep-entries',
  'request-bye': 'keep-entries',
  'cancel-bye-request': 'keep-entries',
  'ask-for': 'keep-entries',
  'take-back-ask': 'keep-entries',
  'decline-ask': 'keep-entries',
  'attach-moves': 'keep-entries',
  'check-in': 'check-in',
  'undo-check-in': 'check-in',
  'settle-absences': 'keep-entries',
  'set-presences': 'keep-entries',
  'keep-in': 'keep-entries',
  'fix-table': 'keep-entries',
  'note-excuse': 'keep-entries',
  'remove-excuse': 'keep-entries',
  'close-entries': 'keep-entries',
  'reopen-entries': 'keep-entries',
  'erase-player': 'erase-person',
  'draw-lots': 'pair',
  'number-by-strength': 'pair',
  'draw-first-colour': 'pair',
  'set-draw-numbers': 'pair',
  'exchange-numbers': 'pair',
  'pair-round': 'pair',
  'pair-all-rounds': 'pair',
  'pair-by-hand': 'pair',
  'alter-draft': 'pair',
  'add-pair': 'pair',
  'publish-round': 'pair',
  'begin-round': 'pair',
  'unpublish-round': 'pair',
  'draw-tie-lots': 'pair',
  'order-tied-players': 'pair',
  'enter-result': 'enter-result',
  'report-result': 'enter-result',
  'settle-reports': 'correct-result',
  'verify-round': 'correct-result',
  'correct-result': 'correct-result',
  'swap-colours': 'correct-result',
  'decide-game-rating': 'correct-result',
  'note-late-reserve': 'correct-result',
  'decide-rating-result': 'correct-result',
  'note-report-sent': 'send-report',
  'set-month-ratings': 'keep-entries',
  'draw-start-position': 'pair',
  'set-appeals': 'change-event',
  'lodge-appeal': 'keep-entries',
  'decide-appeal': 'keep-entries',
  'carry-on-appeal': 'keep-entries',
  'record-incident': 'correct-result',
  'give-classes': 'keep-entries',
  'publish-targets': 'keep-entries',
  'give-next-class': 'keep-entries',
  'finish-tournament': 'finish-event',
  'reopen-tournament': 'finish-event',
  'enter-fide-mode': 'change-event',
  'leave-fide-mode': 'change-event',
  'return-to': 'undo',
};

/** The row of the matrix of rights for a command, and the board that it concerns; null: none. */
export interface CommandAct {
  readonly act: Act;
  readonly board: Place['board'];
}

const isCommandKind = (kind: unknown): kind is Command['kind'] =>
  typeof kind === 'string' && Object.hasOwn(commandActs, kind);

/**
 * The same for a command that was not validated yet. An unknown kind, or the former name of one, needs the
 * right to change the whole event.
 */
export function actOfCommand(command: unknown): CommandAct {
  const { kind, round, board } = Object(command) as Readonly<Record<string, unknown>>;
  return {
    act: isCommandKind(kind) ? commandActs[kind] : 'change-event',
    board: typeof round === 'number' && typeof board === 'number' ? { round, board } : null,
  };
}
