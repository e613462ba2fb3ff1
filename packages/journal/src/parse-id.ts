import { isId } from './ids.ts';

/** The id in a text, or null if the text is none. */
export const parseId = <Id extends string>(text: string): Id | null =>
  isId(text) ? (text as Id) : null;
