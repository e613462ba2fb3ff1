/** Points that a tournament brings an evening, to be looked at in its form before they are noted. */
export interface EveningPlayed {
  readonly leg: string;
  /** What stands in the form, field by field. */
  readonly said: Readonly<Record<string, string>>;
  /** Who played and is not entered, by the key of their fields. */
  readonly strangers: readonly { readonly key: string; readonly name: string }[];
}
