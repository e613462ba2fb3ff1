import { test } from 'vitest';
import { expectJournalKept } from './whatever-is-tried.ts';

test('a journal is kept whatever is tried', () => expectJournalKept(15));
