import type { Act } from '@rokade/installation';
import type { KeyFor } from '@rokade/texts';
import {
  type Command,
  hasFreeDates,
  hasScoreGroups,
  isNumberedByStrength,
  type Phase,
  type SystemChoice,
} from '@rokade/tournament';

/** A command of a step. The seed of a lot is added when the step is taken. */
export type StepCommand = Extract<
  Command['kind'],
  | 'draw-lots'
  | 'number-by-strength'
  | 'pair-round'
  | 'pair-all-rounds'
  | 'publish-round'
  | 'close-entries'
  | 'finish-tournament'
>;

/** The next step: a page to go to, or commands with the page to go to after them. */
export interface NextStep {
  readonly label: KeyFor<'console'>;
  /** Carried out in this order until one is refused; []: the step is just a page. */
  readonly commands: readonly StepCommand[];
  /** The act that each of the commands requires, by the rights matrix; null: it is just a page. */
  readonly act: Act | null;
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
  /** The number of players who are not here yet, once the check-in has begun; else 0. */
  readonly awaited: number;
  /** What the reader may do. */
  readonly may: readonly Act[];
}

const toPage = (label: NextStep['label'], page: string): NextStep => ({
  label,
  page,
  commands: [],
  act: null,
});

const step = (
  label: NextStep['label'],
  page: string,
  act: Act,
  ...commands: readonly StepCommand[]
): NextStep => ({ label, page, act, commands });

const steps: Readonly<Record<Phase, NextStep>> = {
  entries: step('console.step-close-entries', 'lots', 'keep-entries', 'close-entries'),
  lots: toPage('console.step-draw-lots', 'lots'),
  'ready-to-pair': step('console.step-pair', 'round', 'pair', 'pair-round'),
  draft: step('console.step-publish', 'results', 'pair', 'publish-round'),
  playing: toPage('console.step-results', 'results'),
  complete: step('console.step-finish', 'reports', 'finish-event', 'finish-tournament'),
  finished: toPage('terms.rating-report', 'reports'),
};

/** From the entries to the draft of round 1. Numbering closes the entries. */
const starting = (system: SystemChoice): NextStep =>
  isNumberedByStrength(system)
    ? step('console.step-start-by-strength', 'round', 'pair', 'number-by-strength', 'pair-round')
    : step('console.step-start-by-lot', 'round', 'pair', 'draw-lots', 'pair-round');

/** Before round 1: all rounds at once where their dates are free. */
const firstRounds = (system: SystemChoice): NextStep =>
  hasFreeDates(system)
    ? step('console.step-pair-all', 'results', 'pair', 'pair-all-rounds')
    : step('console.step-pair-first', 'round', 'pair', 'pair-round');

/**
 * Whether round 1 can be paired straight from the entries, because nothing is left to decide: the
 * numbers of a table can be drawn in several ways, a cup's lots are drawn on its bracket, and while
 * players are still expected at the door the arbiter says what becomes of them.
 */
const startsAtOnce = ({ system, awaited, may }: StepFacts): boolean =>
  hasScoreGroups(system) && !hasFreeDates(system) && awaited === 0 && may.includes('pair');

/** The next step of a tournament, shown as the console's primary button. */
export function nextStep(facts: StepFacts): NextStep {
  const { phase, players, system, round, lotDue, divided } = facts;
  if (divided) return toPage('console.step-groups', 'groups');
  if (phase === 'entries' && players < 2) return toPage('console.step-enter-players', 'entries');
  if (phase === 'entries' && startsAtOnce(facts)) return starting(system);
  if (phase === 'lots' && isNumberedByStrength(system))
    return toPage('console.step-number', 'lots');
  if (phase === 'ready-to-pair' && lotDue) return toPage('cup.draw-lots', 'bracket');
  return phase === 'ready-to-pair' && round === 0 ? firstRounds(system) : steps[phase];
}

/** The data of a tournament's pages on which its next step depends. */
type StepData = Omit<StepFacts, 'players' | 'round'> & {
  readonly players: readonly unknown[];
  readonly round: { readonly number: number } | null;
};

/** The next step of the tournament whose page is shown. */
export const stepOf = (data: StepData): NextStep =>
  nextStep({ ...data, players: data.players.length, round: data.round?.number ?? 0 });

/** The sentence that says what a step of several commands does; null: its button says it. */
export const wordsOfStep = ({ commands }: NextStep): KeyFor<'console'> | null => {
  if (commands.length < 2) return null;
  return commands.includes('draw-lots')
    ? 'console.start-by-lot-what'
    : 'console.start-by-strength-what';
};
