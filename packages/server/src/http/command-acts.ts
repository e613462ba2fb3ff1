import type { Act, Place } from '@rokade/installation';
import type { Request } from '@rokade/tournament';

type Command = Request['command'];

/**
 * Whether a command erases somebody; in every book such a one is called so. Whoever sends it must be
 * allowed to erase people besides what the book asks for any change, so that one address refuses what
 * another does.
 */
export const isErasing = ({ kind }: { readonly kind: string }): boolean =>
  kind.startsWith('erase-');

/** The row of the matrix that decides about each command to a tournament. */
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
  'pair-round': 'pair',
  'pair-all-rounds': 'pair',
  'pair-by-hand': 'pair',
  'alter-draft': 'pair',
  'add-pair': 'pair',
  'publish-round': 'pair',
  'begin-round': 'pair',
  'unpublish-round': 'pair',
  'draw-tie-lots': 'pair',
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
  'set-appeals': 'change-event',
  'lodge-appeal': 'keep-entries',
  'decide-appeal': 'keep-entries',
  'carry-on-appeal': 'keep-entries',
  'give-classes': 'keep-entries',
  'publish-targets': 'keep-entries',
  'give-next-class': 'keep-entries',
  'finish-tournament': 'finish-event',
  'reopen-tournament': 'finish-event',
  'return-to': 'undo',
};

/** What a command does, by the matrix, and at which board. */
export interface CommandAct {
  readonly act: Act;
  readonly board: Place['board'];
}

const isKnown = (kind: unknown): kind is Command['kind'] =>
  typeof kind === 'string' && Object.hasOwn(commandActs, kind);

/**
 * The same of a command nobody has looked into yet. What is none we know, or an old name of one, is
 * left to whoever may change the whole event.
 */
export function actOfCommand(command: unknown): CommandAct {
  const { kind, round, board } = Object(command) as Readonly<Record<string, unknown>>;
  return {
    act: isKnown(kind) ? commandActs[kind] : 'change-event',
    board: typeof round === 'number' && typeof board === 'number' ? { round, board } : null,
  };
}
