import { makeSystem, type SystemCode, systems } from '@rokade/tournament';
import { expect, test } from 'vitest';
import { readSystem } from '../../src/convert/read-system.ts';
import { parseTrf } from '../../src/trf/parse-trf.ts';
import { crosstable } from '../trf/trf-lines.ts';

/** @article FIDE TRF26 192 */
test.each([
  ['FIDE_DUBOV', 'dubov', 'none'],
  ['FIDE_DUBOV_BAKU', 'dubov', 'baku'],
  ['FIDE_BURSTEIN', 'burstein', 'none'],
  ['FIDE_BURSTEIN_BAKU', 'burstein', 'baku'],
  ['FIDE_DUTCH_BAKU', 'dutch', 'baku'],
] as const)('record 192 with %s is %s with acceleration %s', (stated, code, acceleration) => {
  const parsed = parseTrf(['142 5', `192 ${stated}`, crosstable([], [])].join('\n'));
  if (!parsed.ok) throw new Error('not read');
  expect(readSystem(parsed.value.document)).toMatchObject({ code, acceleration });
});

test.each<SystemCode>(['dubov', 'burstein'])('%s is named in 092 and 192', (code) => {
  const record = systems[code];
  expect(record.stated(makeSystem(code), '2026-03-01')).toEqual({
    type: `Individual: Swiss-System (${code === 'dubov' ? 'Dubov' : 'Burstein'})`,
    system: `FIDE_${code.toUpperCase()}`,
  });
});
