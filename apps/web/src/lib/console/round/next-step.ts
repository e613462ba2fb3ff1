import type { Act } from '@rokade/installation';
import type { KeyFor } from '@rokade/texts';
import {
  type Command,
  hasFreeDates,
  isNumberedByStrength,
  type Phase,
  type SystemChoice,
} from '@rokade/tournament';

/** The next step: a page to go to, or a command with the page to go to after it. */
export interface NextStep {
  readonly label: KeyFor<'console'>;
  readonly command: Command | null;
  /** The act that the command requires, by the rights matrix. */
  readonly act?: Act;
  /** The page, below the tournament's own address. */
  readonly page: string;
}

/** The data on which the next step depends. */
export interface StepFacts {
  readonly phase: Phase;
  readonly players: number;
  readonly system: SystemChoice;
  /** The newest round, 0 before the first. */
  readonly round: number;
  /** Whether the next round of a cup is the drawing of lots. */
  readonly lotDue: boolean;
  /** Whether it is an entry list that is divided into groups, which are played instead of it. */
  readonly divided: boolean;
}

const step = (
  label: NextStep['label'],
  page: string,
  act?: Act,
  command: Command | null = null,
): NextStep => ({ label, page, command, ...(act && { act }) });

const steps: Readonly<Record<Phase, NextStep>> = {
  entries: step('console.step-close-entries', 'lots', 'keep-entries', { kind: 'close-entries' }),
  lots: step('console.step-draw-lots', 'lots'),
  'ready-to-pair': step('console.step-pair', 'round', 'pair', { kind: 'pair-round' }),
  draft: step('console.step-publish', 'results', 'pair', { kind: 'publish-round' }),
  playing: step('console.step-results', 'results'),
  complete: step('console.step-finish', 'reports', 'finish-event', { kind: 'finish-tournament' }),
  finished: step('terms.rating-report', 'reports'),
};

/** The next step of a tournament, shown as the console's primary button. */
export function nextStep({ phase, players, system, round, lotDue, divided }: StepFacts): NextStep {
  if (divided) return step('console.step-groups', 'groups');
  if (phase === 'entries' && players < 2) return step('console.step-enter-players', 'entries');
  if (phase === 'lots' && isNumberedByStrength(system)) return step('console.step-number', 'lots');
  if (phase === 'ready-to-pair' && lotDue) return step('cup.draw-lots', 'bracket');
  return phase === 'ready-to-pair' && hasFreeDates(system) && round === 0
    ? step('console.step-pair-all', 'results', 'pair', { kind: 'pair-all-rounds' })
    : steps[phase];
}
