import { setImmediate } from 'node:timers/promises';
import type { InSteps } from '@rokade/journal';

/** Goes through steps to their end; between two of them others have their turn. */
export async function stepsInTurns<Outcome>(steps: InSteps<Outcome>): Promise<Outcome> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}
