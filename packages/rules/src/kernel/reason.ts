/**
 * Why a rule gave its result. `code` names the message (which the texts have in three languages),
 * `article` the place in the regulation, `facts` fill the message: player numbers, colours, counts.
 * Facts named `player`, `opponent`, `white`, `black` or ending in `Player` hold a `PlayerNo`; those
 * ending in `Players` hold several.
 */
export interface Reason<Code extends string = string> {
  readonly code: Code;
  readonly article: string;
  readonly facts: Readonly<Record<string, string | number | readonly number[]>>;
}

/** Makes a reason; without facts if there are none. */
export const reason = <const Code extends string>(
  code: Code,
  article: string,
  facts: Reason['facts'] = {},
): Reason<Code> => ({ code, article, facts });
