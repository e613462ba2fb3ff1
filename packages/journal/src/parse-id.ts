import { isId } from './ids.ts';

/** The text as an id, or null if it is not a valid one. */
export const parseId = <Id extends string>(text: string): Id | null =>
  isId(text) ? (text as Id) : null;
