/** A person of the register who can be entered. */
export interface PersonToChoose {
  readonly id: string;
  readonly name: string;
  /** What distinguishes them from others with the same name. */
  readonly more: string;
  readonly isEntered: boolean;
}
