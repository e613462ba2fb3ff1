import type { Reason } from '@rokade/rules';
import { fieldsOf, listOf, number, oneOf, type Shape, tableOf, text } from './shape.ts';

const reason: Shape<Reason> = fieldsOf({
  code: text,
  article: text,
  facts: tableOf(oneOf(text, number, listOf(number))),
});

/** Why a rule gave a pairing, as the events of books hold it. */
export const reasonsShape = listOf(reason);
