/** Somebody of the register who can be entered. */
export interface PersonToChoose {
  readonly id: string;
  readonly name: string;
  /** What tells them from others of the name. */
  readonly more: string;
  readonly isEntered: boolean;
}
