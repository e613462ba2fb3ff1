import type { TranslateFor } from '@rokade/texts';
import {
  type FideLevel,
  fideActsInOrder,
  fideLevel,
  fidePhase,
  type Tournament,
} from '@rokade/tournament';

/** The acts that FIDE mode keeps at one level now, in words. */
export interface FideModeLine {
  readonly level: Exclude<FideLevel, 1>;
  readonly acts: readonly string[];
}

const levels = [5, 4, 3, 2] as const;

/** What FIDE mode refuses and asks in the present phase, the strictest first; none outside it. */
export function fideModeLines(
  t: Pick<Tournament, 'fideMode' | 'finished' | 'rounds'>,
  say: TranslateFor<'console'>,
): readonly FideModeLine[] {
  if (t.fideMode.kind !== 'on') return [];
  const phase = fidePhase(t);
  return levels.flatMap((level) => {
    const acts = fideActsInOrder
      .filter(([act]) => act !== 'enter-mode' && fideLevel(act, phase) === level)
      .map(([act]) => say(`fideAct.${act}`));
    return acts.length === 0 ? [] : [{ level, acts }];
  });
}
