import { moveStorage } from '../src/index.ts';
import { countingBook } from './counting-book.ts';

/** Moves from one place to another. It is meant to be killed. */
const [from = '', to = ''] = process.argv.slice(2);
await moveStorage(from, to, [countingBook]);
