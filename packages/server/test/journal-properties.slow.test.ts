import { test } from 'vitest';
import { isSweep } from '../../../test/rotating-seed.ts';
import { expectJournalKept } from './whatever-is-tried.ts';

test('a journal is kept whatever is tried', () => expectJournalKept(isSweep ? 200 : 40));
