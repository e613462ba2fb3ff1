/** Hands an event of one's own in to another organisation, or takes it back. */
export interface HandIn {
  readonly kind: 'hand-in';
  /** A tournament or an event, by its id. */
  readonly event: string;
  readonly to: string;
  /** False: it is taken back. */
  readonly handedIn: boolean;
}

/** From now on another organisation sees an event of this one, or sees it no more. */
export interface HandedIn extends Omit<HandIn, 'kind'> {
  readonly kind: 'handed-in';
}

/** What was handed in, and to whom, with what an entry says of it. */
export function withHandedIn(
  before: Readonly<Record<string, readonly string[]>>,
  { event, to, handedIn }: Omit<HandIn, 'kind'>,
): Readonly<Record<string, readonly string[]>> {
  const { [event]: had = [], ...others } = before;
  const has = had.filter((one) => one !== to).concat(handedIn ? [to] : []);
  return has.length === 0 ? others : { ...others, [event]: has };
}
