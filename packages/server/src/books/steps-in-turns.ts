import { setImmediate } from 'node:timers/promises';
import type { InSteps } from '@rokade/journal';

/** Runs a generator to its end; other tasks run between its steps. */
export async function stepsInTurns<Outcome>(steps: InSteps<Outcome>): Promise<Outcome> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}
