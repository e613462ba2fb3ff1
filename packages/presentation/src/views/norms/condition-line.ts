/** What rules ask of an event, in words. */
export interface ConditionLine {
  readonly code: string;
  readonly text: string;
  readonly article: string;
  /** `otherwise`: it is not so, and the event is none the worse for it. */
  readonly state: 'met' | 'missed' | 'assumed' | 'otherwise';
  /** The state in a word or two. */
  readonly word: string;
  /** Whether it is mended in the settings. */
  readonly isSetting: boolean;
}

/** A condition as rules find it: whether it is met, and whether the event is the worse for it where it is not. */
interface FoundCondition {
  readonly state: 'met' | 'missed' | 'assumed';
  readonly isWanted: boolean;
}

/** The state of a condition as its line shows it. */
export const conditionState = ({ state, isWanted }: FoundCondition): ConditionLine['state'] =>
  state === 'missed' && !isWanted ? 'otherwise' : state;
