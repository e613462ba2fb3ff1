import { textUpTo } from '@rokade/journal';

/** Why a player is expelled; personal. */
export const expulsionWords = { words: textUpTo(2000) };

/** That a player was expelled from the event: why, by whom and when (ISO 8601). */
export interface Expulsion {
  readonly words: string;
  readonly by: string;
  readonly at: string;
}
