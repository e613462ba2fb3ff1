import type { Act as Right } from '@rokade/installation';
import type { KeyFor } from '@rokade/texts';
import {
  type Command,
  hasFirstColour,
  hasFreeDates,
  isCupLotDue,
  isNumberedByStrength,
  type Phase,
  type Tournament,
  viewCheckIn,
  viewPhase,
} from '@rokade/tournament';

/** An act on the whole tournament: its label, page, and the name of its button. */
interface Act {
  readonly key: KeyFor<'console'>;
  readonly page: string | ((t: Tournament) => string);
  readonly name: string;
}

const at = (page: Act['page'], name: string, key: KeyFor<'console'>) => ({ page, name, key });
const isStarted = (t: Tournament): boolean => t.rounds.length > 0;
const isNumbering = (t: Tournament): boolean => !isStarted(t) && t.players.length > 1;
/** Whether the next step pairs all rounds, not one. */
const isPairedAtOnce = (t: Tournament) => hasFreeDates(t.settings.system) && !isStarted(t);
const isPhase = (phase: Phase) => (t: Tournament) => viewPhase(t) === phase;

/** A command about one player, board or game is not listed: the search finds those instead. */
const beside = null;

/**
 * For each command, its button for the whole tournament and whether it is possible now; null: no
 * such button.
 */
const acts: Readonly<Record<Command['kind'], readonly [Act, (t: Tournament) => boolean] | null>> = {
  'create-tournament': beside,
  'change-settings': beside,
  'enter-players': beside,
  'change-player': beside,
  'change-players': beside,
  'decline-changes': beside,
  'remove-player': beside,
  'erase-player': beside,
  'withdraw-player': beside,
  'expel-player': beside,
  'return-player': beside,
  'close-entries': [
    at('entries', 'close-entries', 'console.step-close-entries'),
    isPhase('entries'),
  ],
  'reopen-entries': [
    at('entries', 'reopen-entries', 'console.reopen-entries'),
    (t) => t.entriesClosed && !isStarted(t),
  ],
  'draw-lots': [
    at('lots', 'seed', 'console.step-draw-lots'),
    (t) => isNumbering(t) && !isNumberedByStrength(t.settings.system),
  ],
  'number-by-strength': [
    at('lots', 'number-by-strength', 'console.number-by-strength'),
    (t) => isNumbering(t) && isNumberedByStrength(t.settings.system),
  ],
  'draw-first-colour': [
    at('lots', 'colourSeed', 'console.first-colour-draw'),
    (t) => !isStarted(t) && hasFirstColour(t.settings.system),
  ],
  'set-draw-numbers': [at('lots', 'set-draw-numbers', 'console.type-numbers'), isNumbering],
  'exchange-numbers': [
    at('lots', 'exchange-numbers', 'console.exchange-numbers'),
    (t) => isNumbering(t) && t.lots.kind !== 'not-drawn',
  ],
  'attach-moves': beside,
  'request-bye': beside,
  'cancel-bye-request': beside,
  'ask-for': beside,
  'take-back-ask': beside,
  'decline-ask': beside,
  'check-in': beside,
  'undo-check-in': beside,
  'settle-absences': [
    at('check-in', 'settle-absences', 'check-in.settle'),
    (t) => viewCheckIn(t).round > 0 && viewCheckIn(t).missing > 0,
  ],
  'set-presences': beside,
  'keep-in': beside,
  'fix-table': beside,
  'note-excuse': beside,
  'remove-excuse': beside,
  'set-appeals': beside,
  'lodge-appeal': beside,
  'decide-appeal': beside,
  'carry-on-appeal': beside,
  'record-incident': beside,
  'give-classes': beside,
  'publish-targets': beside,
  'give-next-class': beside,
  'begin-round': beside,
  'pair-round': [
    at('round', 'pair-round', 'console.step-pair'),
    (t) => isPhase('ready-to-pair')(t) && !isPairedAtOnce(t) && !isCupLotDue(t),
  ],
  'pair-all-rounds': [
    at('round', 'pair-all-rounds', 'console.step-pair-all'),
    (t) => isPhase('ready-to-pair')(t) && isPairedAtOnce(t),
  ],
  'pair-by-hand': beside,
  'alter-draft': [at('round', 'alter-draft', 'console.alter'), isPhase('draft')],
  'add-pair': beside,
  'publish-round': [at('round', 'publish-round', 'console.step-publish'), isPhase('draft')],
  'unpublish-round': [
    at((t) => `round/${t.rounds.length}`, 'unpublish-round', 'console.unpublish-round'),
    (t) => isStarted(t) && !t.finished && !isPhase('draft')(t),
  ],
  'enter-result': beside,
  'report-result': beside,
  'settle-reports': beside,
  'verify-round': beside,
  'correct-result': beside,
  'swap-colours': beside,
  'decide-game-rating': beside,
  'note-late-reserve': beside,
  'decide-rating-result': beside,
  'note-report-sent': beside,
  'set-month-ratings': beside,
  'draw-start-position': beside,
  'draw-tie-lots': beside,
  'order-tied-players': beside,
  'set-prizes': beside,
  'finish-tournament': [
    at('settings', 'finish-tournament', 'console.step-finish'),
    (t) => isStarted(t) && !t.finished && !isPhase('draft')(t),
  ],
  'return-to': beside,
  'reopen-tournament': [at('settings', 'reopen-tournament', 'console.reopen'), isPhase('finished')],
  'enter-fide-mode': [
    at('settings', 'enter-fide-mode', 'console.enter-fide-mode'),
    (t) => t.fideMode.kind === 'none' && !isStarted(t),
  ],
  'leave-fide-mode': [
    at('settings', 'leave-fide-mode', 'console.leave-fide-mode'),
    (t) => t.fideMode.kind === 'on' && !t.finished,
  ],
};

/** Archiving and removing a tournament, which are not commands of its journal. */
const putAway: readonly Act[] = [
  { key: 'console.put-away', page: 'settings', name: 'archive-tournament' },
  { key: 'console.remove-tournament', page: 'settings', name: 'remove-tournament' },
];

const kinds = Object.keys(acts) as readonly Command['kind'][];

/** What a reader may do, and the act of the table of rights that each command is. */
export interface Allowed {
  readonly may: (act: Right) => boolean;
  readonly actOf: Readonly<Record<Command['kind'], Right>>;
}

/** The acts that are possible now on the whole tournament and that the reader may do. */
export function actsOf(t: Tournament, { may, actOf }: Allowed) {
  const due = kinds
    .filter((kind) => may(actOf[kind]))
    .flatMap((kind) => (acts[kind]?.[1](t) ? [acts[kind][0]] : []));
  return [...due, ...(may('put-away-event') ? putAway : [])].map(({ page, ...act }) => ({
    ...act,
    page: typeof page === 'string' ? page : page(t),
  }));
}
