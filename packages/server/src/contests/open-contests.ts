import { contestBook } from '@rokade/club';
import { openBooks } from '../books/open-books.ts';
import { ofMachine } from '../sanctions/open-sanctions.ts';
import { makeContests } from './make-contests.ts';

/** Opens the competitions of a data folder or database that is there. */
export const openContests = (place: string) =>
  openBooks(place, (journals) => makeContests(journals(contestBook), ofMachine));
