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

/** Whether a fact of this name holds one player's number. */
export const namesOnePlayer = (key: string): boolean =>
  ['player', 'opponent', 'white', 'black'].includes(key) || key.endsWith('Player');

/** Whether a fact of this name holds several players' numbers. */
export const namesPlayers = (key: string): boolean => key === 'players' || key.endsWith('Players');

/** A reason whose facts name the players by other numbers. */
export const renumberedReason = <Given extends Reason>(
  given: Given,
  numberOf: (no: number) => number,
): Given => ({
  ...given,
  facts: Object.fromEntries(
    Object.entries(given.facts).map(([key, value]) => {
      if (typeof value === 'number') return [key, namesOnePlayer(key) ? numberOf(value) : value];
      if (typeof value === 'string') return [key, value];
      return [key, namesPlayers(key) ? value.map(numberOf) : value];
    }),
  ),
});

/** Makes a reason; without facts if there are none. */
export const reason = <const Code extends string>(
  code: Code,
  article: string,
  facts: Reason['facts'] = {},
): Reason<Code> => ({ code, article, facts });
