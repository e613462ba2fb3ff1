/** A fact that an event and its groups say differently. */
export interface ApartLine {
  /** Its code. */
  readonly fact: string;
  readonly name: string;
  readonly stands: string;
  /** The group that what stands is from; '' = the event says it. */
  readonly from: string;
  readonly others: readonly { readonly group: string; readonly says: string }[];
}
