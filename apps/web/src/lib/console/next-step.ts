import type { TextKey } from '@rokade/texts';
import type { Command, Phase } from '@rokade/tournament';

/** The one next step: a page to go to, or a command with the page to go to after it. */
export interface NextStep {
  readonly label: TextKey;
  readonly command: Command | null;
  /** The page, below the tournament's own address. */
  readonly page: string;
}

/** What the step depends on. */
export interface StepFacts {
  readonly phase: Phase;
  readonly players: number;
}

const steps: Readonly<Record<Phase, NextStep | null>> = {
  entries: {
    label: 'console.step-close-entries',
    command: { kind: 'close-entries' },
    page: 'lots',
  },
  lots: { label: 'console.step-draw-lots', command: null, page: 'lots' },
  'ready-to-pair': {
    label: 'console.step-pair',
    command: { kind: 'pair-round' },
    page: 'round',
  },
  draft: { label: 'console.step-publish', command: { kind: 'publish-round' }, page: 'results' },
  playing: { label: 'console.step-results', command: null, page: 'results' },
  complete: {
    label: 'console.step-finish',
    command: { kind: 'finish-tournament' },
    page: 'reports',
  },
  finished: { label: 'console.step-report', command: null, page: 'reports' },
};

/** The next step of a tournament, shown as the console's one strong button. */
export function nextStep({ phase, players }: StepFacts): NextStep | null {
  if (phase === 'entries' && players < 2) {
    return { label: 'console.step-enter-players', command: null, page: 'entries' };
  }
  return steps[phase];
}
