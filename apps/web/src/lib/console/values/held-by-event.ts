/** What an event says for its groups: the fields of a group, each with the page of the event that says it. */
export interface HeldByEvent {
  /** The event's name. */
  readonly event: string;
  /** The page by field; '' = the reader may not see it. */
  readonly pages: Readonly<Record<string, string>>;
}
