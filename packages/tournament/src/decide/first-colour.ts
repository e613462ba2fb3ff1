import { drawnColour, err, ok, type Result } from '@rokade/rules';
import type { CommandOf, Request } from '../commands/command.ts';
import type { Refusal } from '../commands/refusal.ts';
import type { EventOf } from '../events/entry.ts';
import type { Tournament } from '../state/state.ts';
import { type FirstColourChoice, hasFirstColour } from '../systems/system-choice.ts';
import { confirmationFor, when } from './confirmation.ts';
import { carryOutUnless, type Decision, refuse } from './decision.ts';

type Drawn = EventOf<'settings-changed'>;

/** The system with the colour of number 1 in round 1 drawn from a seed, which is published with it. */
const firstColourDrawn = (system: FirstColourChoice, seed: string): Drawn => ({
  kind: 'settings-changed',
  changes: { system: { ...system, initialColour: drawnColour(seed), colourSeed: seed } },
});

/**
 * Decides the separate command that draws the colour of number 1 in round 1.
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

/** A tournament whose first colour is decided, and the events that decided it. */
export interface WithFirstColour {
  readonly t: Tournament;
  readonly events: readonly Drawn[];
}

/**
 * Draws the first colour by lot unless the organiser chose it: at the latest when round 1 is paired.
 *
 * @param seed the seed of the lot; '' if none was given
 * @article FIDE C.04.3 2026 5.1.1
 */
export function withFirstColour(t: Tournament, seed: string): Result<WithFirstColour, Refusal> {
  const { system } = t.settings;
  if (!hasFirstColour(system) || system.initialColour !== null) return ok({ t, events: [] });
  if (seed === '') return err({ code: 'lots.first-colour-not-drawn' });
  const drawn = firstColourDrawn(system, seed);
  return ok({ t: { ...t, settings: { ...t.settings, ...drawn.changes } }, events: [drawn] });
}
