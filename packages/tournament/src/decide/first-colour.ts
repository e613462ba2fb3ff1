import { drawnColour, err, ok, type Result } from '@rokade/rules';
import type { CommandOf, Request } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { EventOf } from '../events/entry.ts';
import type { Tournament } from '../state/state.ts';
import { type FirstColourChoice, hasFirstColour } from '../systems/system-choice.ts';
import { confirmationFor, when } from './confirmation.ts';
import { carryOutUnless, type Decision, refuse } from './decision.ts';

type Drawn = EventOf<'settings-changed'>;

/** The colour of number 1 in round 1 by a seed that is published with it. */
const firstColourDrawn = (system: FirstColourChoice, seed: string): Drawn => ({
  kind: 'settings-changed',
  changes: { system: { ...system, initialColour: drawnColour(seed), colourSeed: seed } },
});

/**
 * Decides the lot that gives number 1 their colour in round 1, drawn on its own.
 *
 * @article FIDE C.04.3 2026 5.1.1
 */
export function decideFirstColour(
  t: Tournament,
  { seed }: CommandOf<'draw-first-colour'>,
  request: Request,
): Decision {
  const { system } = t.settings;
  if (!hasFirstColour(system)) return refuse({ code: 'lots.no-first-colour' });
  const isRedrawn = system.colourSeed !== undefined;
  const redrawn = when(isRedrawn, { code: 'consequence.first-colour-redrawn' });
  const question = confirmationFor(request, redrawn, true);
  return carryOutUnless(question, firstColourDrawn(system, seed.trim()));
}

/** A tournament that can be paired, and what was decided by lot for it. */
export interface WithFirstColour {
  readonly t: Tournament;
  readonly events: readonly Drawn[];
}

/**
 * The first colour is decided by lot unless the organiser chose it: at the latest with the pairing of
 * round 1.
 *
 * @param seed what the lot is drawn from, '' if nobody gave one
 * @article FIDE C.04.3 2026 5.1.1
 */
export function withFirstColour(t: Tournament, seed: string): Result<WithFirstColour, Refusal> {
  const { system } = t.settings;
  if (!hasFirstColour(system) || system.initialColour !== null) return ok({ t, events: [] });
  if (seed === '') return err({ code: 'lots.first-colour-not-drawn' });
  const drawn = firstColourDrawn(system, seed);
  return ok({ t: { ...t, settings: { ...t.settings, ...drawn.changes } }, events: [drawn] });
}
