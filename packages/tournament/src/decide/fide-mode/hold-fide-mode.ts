import { differing, type OfKind, type Request as RequestOf } from '@rokade/journal';
import type { Command } from '../../commands/command.ts';
import type { Consequence } from '../../commands/consequence.ts';
import type { Refusal } from '../../commands/refusal.ts';
import { fideActsOf, fidePhase } from '../../questions/fide-mode/acts-of-command.ts';
import {
  type FideAct,
  type FideActCode,
  type FideLevel,
  fideActs,
  fideLevel,
} from '../../settings/fide-mode/fide-acts.ts';
import type { Tournament } from '../../state/state.ts';
import { confirmationFor, secondConfirmationFor } from '../confirmation.ts';

/** What FIDE mode says of an act before it is done. */
export const fideConsequence = (fideAct: FideActCode): Consequence => ({
  code: 'consequence.fide-act',
  fideAct,
  article: fideActs[fideAct].article,
});

/** The refusal of an act in FIDE mode, at the field of the setting that was changed. */
export function fideRefusal(fideAct: FideActCode, changed: readonly string[] = []): Refusal {
  const { article, settings = [], partOf }: FideAct = fideActs[fideAct];
  const field = settings.find((name) => changed.includes(name)) ?? settings[0] ?? partOf ?? '';
  return { code: 'fide-mode.refused', fideAct, article, field };
}

/** The settings that a command gives other values than they have. */
const changedBy = ({ settings }: Tournament, command: Command): readonly string[] =>
  command.kind === 'change-settings'
    ? Object.keys(differing(settings, { ...settings, ...command.changes }))
    : [];

/** The levels of a command's acts in the present phase; none outside FIDE mode. */
function levelsOf(
  t: Tournament,
  command: Command,
  events: readonly OfKind[],
): readonly (readonly [FideActCode, FideLevel])[] {
  if (t.fideMode.kind !== 'on') return [];
  const phase = fidePhase(t);
  return fideActsOf(t, command, events).map((act) => [act, fideLevel(act, phase)]);
}

/** Why FIDE mode refuses a command, whatever else holds of it; null: it does not. */
export function refusedInFideMode(t: Tournament, command: Command): Refusal | null {
  const [refused] = levelsOf(t, command, []).filter(([, level]) => level === 5);
  return refused === undefined ? null : fideRefusal(refused[0], changedBy(t, command));
}

/**
 * The question that FIDE mode puts before events that nothing else has asked about: one from level 2 on,
 * a second at level 4; null: there is none.
 */
export function questionInFideMode(
  t: Tournament,
  request: RequestOf<OfKind> & { readonly command: Command },
  events: readonly OfKind[],
): Refusal | null {
  if (events.length === 0) return null;
  const kept = levelsOf(t, request.command, events);
  const asking = kept.filter(([, level]) => level > 1).map(([act]) => fideConsequence(act));
  const isTwice = kept.some(([, level]) => level === 4);
  return (
    confirmationFor(request, asking, false) ??
    (isTwice ? secondConfirmationFor(request, asking) : null)
  );
}
