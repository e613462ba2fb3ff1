import type { PlayerId } from './ids.ts';

/** Why something that a player asked for was not taken. What the arbiter could not grant says so itself. */
export type AskRefusal =
  /** In this tournament players ask the arbiter in person. */
  | { readonly code: 'ask.not-taken' }
  /** The time until which it could be asked for is over, by the hall's clock. */
  | { readonly code: 'ask.too-late'; readonly round: number; readonly until: string }
  /** They have left the tournament. */
  | { readonly code: 'ask.not-playing'; readonly player: PlayerId }
  /** The arbiter has answered the same already. */
  | { readonly code: 'ask.declined'; readonly round: number }
  /** Nothing waits for an answer. */
  | { readonly code: 'ask.none'; readonly player: PlayerId; readonly round: number };
