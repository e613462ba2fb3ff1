import { bookActs } from '../input/book-acts.ts';
import { adjust, lift, open, recalculate, report, takeBack } from '../ratings/ratings-changes.ts';
import { grant } from '../ratings/ratings-grant.ts';
import { check, events, explain, list, show } from '../ratings/ratings-lists.ts';

const reading = { list, show, explain, events, check };
const writing = { open, grant, report, 'take-back': takeBack, recalculate, adjust, lift };

/** `ratings ACT [WHAT…]`: the registered ratings of a data folder. */
export const ratings = bookActs(
  async () => (await import('@rokade/server')).openRatings,
  { ...reading, ...writing },
  { bookOf: (opened) => opened.ratings },
);
