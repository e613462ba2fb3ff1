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
