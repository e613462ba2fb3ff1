/** A union on `code`, from a table with the facts of each; `object`: no facts. */
export type ByCode<Facts extends object> = {
  [Code in keyof Facts]: { readonly code: Code } & Readonly<Facts[Code]>;
}[keyof Facts];
