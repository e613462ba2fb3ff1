/** The fields of a group whose values come from its event, each with the page of the event where it is entered. */
export interface FieldsOfEvent {
  /** The event's name. */
  readonly event: string;
  /** The page by field; '' = the reader may not see it. */
  readonly pages: Readonly<Record<string, string>>;
}
