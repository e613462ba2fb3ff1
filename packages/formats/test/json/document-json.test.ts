import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { locateSyntaxError, makeDocumentJson, parseTrf, readInput } from '../../src/index.ts';

const file = path.join(import.meta.dirname, '../fixtures/dutch-0105.trf');

function documentJson() {
  const parsed = parseTrf(readFileSync(file));
  if (!parsed.ok) throw new Error('not read');
  return JSON.parse(makeDocumentJson(parsed.value.document));
}

/** The faults after a change somewhere in the document. */
function faultsAfter(change: (json: ReturnType<typeof documentJson>) => void) {
  const json = documentJson();
  change(json);
  const read = readInput(JSON.stringify(json));
  return read.ok ? [] : read.error;
}

describe('a document as JSON', () => {
  it('says what it is', () => {
    expect(documentJson()).toMatchObject({ format: 'rokade-tournament', version: 2 });
    expect(faultsAfter(() => {})).toEqual([]);
  });

  it('may hold more than is read', () => {
    expect(faultsAfter((json) => (json.comment = 'mine'))).toEqual([]);
  });

  it('names the path of each wrong value', () => {
    const faults = faultsAfter((json) => {
      json.players[1].rating = '1812';
      json.players[2].cells[0].result = 'X';
      json.players[3].cells[0] = { kind: 'game' };
      delete json.header.city;
      json.roundsPlanned = 0;
      json.teams = {};
    });
    expect(faults).toEqual([
      { code: 'json.wrong-type', path: 'header.city', problem: 'missing' },
      { code: 'json.wrong-type', path: 'roundsPlanned', problem: 'not-round' },
      { code: 'json.wrong-type', path: 'teams', problem: 'not-list' },
      { code: 'json.wrong-type', path: 'players[1].rating', problem: 'not-ordinal' },
      {
        code: 'json.unknown-word',
        path: 'players[2].cells[0].result',
        words: '0, 1, =, W, D, L, +, -, ?',
      },
      { code: 'json.wrong-type', path: 'players[3].cells[0].opponent', problem: 'missing' },
      { code: 'json.wrong-type', path: 'players[3].cells[0].colour', problem: 'missing' },
      { code: 'json.wrong-type', path: 'players[3].cells[0].result', problem: 'missing' },
    ]);
  });

  it('is refused for what a report file would be refused for', () => {
    const faults = faultsAfter((json) => {
      json.players[1].no = json.players[0].no;
    });
    expect(faults[0]).toMatchObject({ code: 'trf.player-number.duplicate', path: 'players[1].no' });
  });

  it('of a newer version is not guessed at', () => {
    expect(faultsAfter((json) => (json.version = 3))).toEqual([
      { code: 'json.newer-version', version: 3, known: 2 },
    ]);
  });

  it('of version 1, without teams and layout, is read', () => {
    const {
      abnormalPoints,
      boardColours,
      matchScoring,
      numberedTeams,
      lineUps,
      teamByes,
      forfeitedMatches,
      nationalPlayers,
      layout,
      ...old
    } = documentJson();
    const range = { firstRound: 1, lastRound: 2, firstPlayer: 1, lastPlayer: 4 };
    const accelerations = [{ halfPoints: 2, ...range }];
    const read = readInput(JSON.stringify({ ...old, version: 1, accelerations }));
    expect(read).toMatchObject({
      ok: true,
      value: {
        document: {
          layout: [],
          numberedTeams: [],
          accelerations: [{ halfPoints: 2, matchHalfPoints: null }],
        },
      },
    });
  });

  it('of another kind is not ours', () => {
    expect(faultsAfter((json) => (json.format = 'else'))).toEqual([
      { code: 'json.unknown-document' },
    ]);
  });

  it('of a journal is recognised and left to the keeper of journals', () => {
    const text = '{"format":"rokade-journal","version":1}';
    expect(readInput(text)).toEqual({ ok: true, value: { kind: 'journal', text } });
  });
});

describe('the place where a text stops being JSON', () => {
  it.each([
    ['{"a":\n x}', 2, 2],
    ['[1, 2', 1, 6],
    ['{"a": 1,}', 1, 9],
    ['[1 2]', 1, 4],
    ['[1]]', 1, 4],
    ['{"a": "\t"}', 1, 7],
    ['["\\x"]', 1, 2],
    ['[01]', 1, 2],
    ['{a: 1}', 1, 2],
    ["{'a': 1}", 1, 2],
    ['[tru]', 1, 2],
    ['{"a" 1}', 1, 6],
    ['[}', 1, 2],
    ['{"a":1]', 1, 7],
    ['', 1, 1],
  ])('%j', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(locateSyntaxError(text)).toEqual({ line, column });
  });

  it('is its end where it is sound', () => {
    const text = JSON.stringify({ a: [1, -2.5e3, 'x\\"é', null, true, {}], b: {} });
    expect(locateSyntaxError(text)).toEqual({ line: 1, column: text.length + 1 });
  });
});
