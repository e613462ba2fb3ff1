/** Something to choose from a list. */
export interface Option<Value = string> {
  readonly value: Value;
  readonly text: string;
}
