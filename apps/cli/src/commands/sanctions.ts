import { bookActs } from '../input/book-acts.ts';
import { add, deleteDue, lift } from '../sanctions/sanctions-changes.ts';
import { list, show } from '../sanctions/sanctions-lists.ts';

/** `sanctions ACT [WHAT…]`: the warnings and suspensions of a data folder. */
export const sanctions = bookActs(
  async () => (await import('@rokade/server')).openSanctions,
  { list, show, add, lift, delete: deleteDue },
  { bookOf: (opened) => opened.sanctions },
);
