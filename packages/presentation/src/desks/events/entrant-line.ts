/** A line of the event's entry list. */
export interface EntrantLine {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly club: string;
  readonly rating: number | null;
  readonly birthYear: string;
  /** The group in which they were put; null: none. */
  readonly group: string | null;
  /** Whether they are entered in the group's tournament. */
  readonly plays: boolean;
  /** Whether they were paired there, so that they cannot leave the group. */
  readonly seated: boolean;
  /**
   * The amount that they still owe, with its currency; '' = nothing, or the reader may not see it.
   */
  readonly owed: string;
}
