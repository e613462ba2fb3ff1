/** Whoever wants to sign in. */
export interface Caller {
  readonly address: string;
  /** What the browser says it is. */
  readonly agent?: string;
  /** What it has from an earlier time that it signed somebody in. */
  readonly deviceMark?: string | undefined;
}
