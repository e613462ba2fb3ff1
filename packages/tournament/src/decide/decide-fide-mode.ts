import type { Request } from '../commands/command.ts';
import { publishedRounds } from '../questions/phase.ts';
import { unsoundForFide } from '../settings/fide-mode/settings-acts.ts';
import type { Tournament } from '../state/state.ts';
import { confirmationFor, secondConfirmationFor } from './confirmation.ts';
import { carryOutUnless, type Deciders, type Decision, refuse } from './decision.ts';
import { fideConsequence, fideRefusal } from './fide-mode/hold-fide-mode.ts';

/** FIDE mode is entered before round 1 only, and never again once it was left. */
function decideEntering(t: Tournament, _: unknown, request: Request): Decision {
  const { fideMode, rounds, settings } = t;
  if (fideMode.kind === 'on') return refuse({ code: 'fide-mode.on' });
  if (fideMode.kind === 'left') return refuse({ code: 'fide-mode.left', round: fideMode.round });
  if (rounds.length > 0) return refuse({ code: 'fide-mode.too-late' });
  const [unsound] = unsoundForFide(settings);
  if (unsound !== undefined) return refuse(fideRefusal(unsound));
  const question = confirmationFor(request, [fideConsequence('enter-mode')], false);
  return carryOutUnless(question, { kind: 'fide-mode-entered' });
}

/**
 * FIDE mode is left by two questions: what follows for the rating, and that nothing brings it back. It
 * needs a reason, and is recorded for good.
 */
function decideLeaving(t: Tournament, _: unknown, request: Request): Decision {
  const { fideMode } = t;
  if (fideMode.kind === 'none') return refuse({ code: 'fide-mode.off' });
  if (fideMode.kind === 'left') return refuse({ code: 'fide-mode.left', round: fideMode.round });
  const round = publishedRounds(t);
  const question =
    confirmationFor(request, [{ code: 'consequence.fide-mode-left', round }], true) ??
    secondConfirmationFor(request, [{ code: 'consequence.fide-mode-no-way-back' }]);
  return carryOutUnless(question, { kind: 'fide-mode-left', round });
}

export const fideModeDeciders = {
  'enter-fide-mode': decideEntering,
  'leave-fide-mode': decideLeaving,
} satisfies Partial<Deciders>;
