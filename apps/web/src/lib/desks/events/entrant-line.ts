/** Somebody on the entry list, as the list shows them. */
export interface EntrantLine {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly club: string;
  readonly rating: number | null;
  readonly birthYear: string;
  /** The group they are put in; null: none. */
  readonly group: string | null;
  /** They are in the group's tournament. */
  readonly plays: boolean;
  /** They are paired there, and stay in it. */
  readonly seated: boolean;
  /** What they still owe, with its currency; '' = nothing, or the reader may not see it. */
  readonly owed: string;
}
