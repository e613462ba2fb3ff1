import type { Act } from '@rokade/installation';
import type { KeyFor } from '@rokade/texts';
import {
  type Command,
  hasFreeDates,
  isNumberedByStrength,
  type Phase,
  type SystemChoice,
} from '@rokade/tournament';

/** The one next step: a page to go to, or a command with the page to go to after it. */
export interface NextStep {
  readonly label: KeyFor<'console'>;
  readonly command: Command | null;
  /** What the command does, by the matrix. */
  readonly act?: Act;
  /** The page, below the tournament's own address. */
  readonly page: string;
}

/** What the step depends on. */
export interface StepFacts {
  readonly phase: Phase;
  readonly players: number;
  readonly system: SystemChoice;
  /** The newest round, 0 before the first. */
  readonly round: number;
  /** The next round of a cup is the lot. */
  readonly lotDue: boolean;
  /** The entry list is divided into groups, which are played instead of it. */
  readonly divided: boolean;
}

const steps: Readonly<Record<Phase, NextStep | null>> = {
  entries: {
    label: 'console.step-close-entries',
    command: { kind: 'close-entries' },
    act: 'keep-entries',
    page: 'lots',
  },
  lots: { label: 'console.step-draw-lots', command: null, page: 'lots' },
  'ready-to-pair': {
    label: 'console.step-pair',
    command: { kind: 'pair-round' },
    act: 'pair',
    page: 'round',
  },
  draft: {
    label: 'console.step-publish',
    command: { kind: 'publish-round' },
    act: 'pair',
    page: 'results',
  },
  playing: { label: 'console.step-results', command: null, page: 'results' },
  complete: {
    label: 'console.step-finish',
    command: { kind: 'finish-tournament' },
    act: 'finish-event',
    page: 'reports',
  },
  finished: { label: 'console.step-report', command: null, page: 'reports' },
};

const groupsStep: NextStep = { label: 'console.step-groups', command: null, page: 'groups' };

const numberStep: NextStep = { label: 'console.step-number', command: null, page: 'lots' };

const cupLotsStep: NextStep = { label: 'cup.draw-lots', command: null, page: 'bracket' };

const pairAllStep: NextStep = {
  label: 'console.step-pair-all',
  command: { kind: 'pair-all-rounds' },
  act: 'pair',
  page: 'results',
};

/** The next step of a tournament, shown as the console's one strong button. */
export function nextStep({
  phase,
  players,
  system,
  round,
  lotDue,
  divided,
}: StepFacts): NextStep | null {
  if (divided) return groupsStep;
  if (phase === 'entries' && players < 2) {
    return { label: 'console.step-enter-players', command: null, page: 'entries' };
  }
  if (phase === 'lots' && isNumberedByStrength(system)) return numberStep;
  if (phase === 'ready-to-pair' && lotDue) return cupLotsStep;
  const atOnce = hasFreeDates(system) && round === 0;
  return phase === 'ready-to-pair' && atOnce ? pairAllStep : steps[phase];
}
