/** The kinds of what may wait at an event, beside the next steps of its groups. */
type WaitingKind =
  | 'without-group'
  | 'not-taken-over'
  | 'apart'
  | 'reports'
  | 'asks'
  | 'protests'
  | 'deadlines';

/** Something that waits for somebody, with the page where it is done. */
export interface WaitingLine {
  readonly kind: WaitingKind;
  /** The group it is about; '': the whole event. */
  readonly group: string;
  readonly count: number;
  readonly href: string;
}
