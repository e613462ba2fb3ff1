/**
 * Why a rule gave what it gave. `code` names the message (the shell has it in three languages),
 * `article` the place in the regulation, `facts` fill the message: player numbers, colours, counts.
 * Facts named `player`, `opponent`, `white`, `black` or ending in `Player` hold a `PlayerNo`; those
 * ending in `Players` hold several.
 */
export interface Reason<Code extends string = string> {
  readonly code: Code;
  readonly article: string;
  readonly facts: Readonly<Record<string, string | number | readonly number[]>>;
}

/** A reason of its three parts; without facts where there are none to tell. */
export const reason = <const Code extends string>(
  code: Code,
  article: string,
  facts: Reason['facts'] = {},
): Reason<Code> => ({ code, article, facts });
