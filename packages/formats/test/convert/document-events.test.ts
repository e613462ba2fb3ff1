import { readdirSync, readFileSync } from 'node:fs';
import {
  documentEvents,
  documentSettings,
  journalReader,
  lastPairedRound,
  parseTrfText,
  type TrfDocument,
  trfReader,
} from '@rokade/formats';
import { findPairingSystem } from '@rokade/rules';
import {
  evolve,
  makeEntries,
  type PlayerId,
  pairingRequest,
  parsePlayerId,
  type Settings,
  type Tournament,
  viewStandings,
} from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { settings, tournamentId } from '../../../../test/tournament/journal-driver.ts';
import { crosstable } from '../trf/trf-lines.ts';

const folder = new URL('../fixtures/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.trf'));

function documentOf(name: string): TrfDocument {
  const parsed = parseTrfText(readFileSync(new URL(name, folder), 'utf8'));
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.error[0])}`);
  return parsed.value.document;
}

const idOf = (no: number): PlayerId => {
  const id = parsePlayerId(`p${no}`);
  if (id === null) throw new Error('no id');
  return id;
};

function importedWith(document: TrfDocument, change: Partial<Settings> = {}): Tournament {
  const playerIds = new Map(document.players.map(({ no }) => [no, idOf(no)]));
  const own = { ...documentSettings(document, settings, playerIds), ...change };
  const events = documentEvents(document, { id: tournamentId, settings: own, playerIds });
  const sign = { version: 0, at: '', actor: { id: 'a', name: 'Bo' }, reason: '' };
  const state = makeEntries(events, sign).reduce<Tournament | null>(evolve, null);
  if (state === null) throw new Error('nothing');
  return state;
}

/** The rounds as two lists of pairs, whatever the boards' order. */
const pairsOf = (source: ReturnType<typeof trfReader>, rounds: number) =>
  Array.from({ length: rounds }, (_, index) => {
    const { pairings, byes } = source.actualRound(index + 1);
    return {
      pairings: pairings.toSorted((a, b) => a.white - b.white),
      byes: byes.toSorted((a, b) => a - b),
    };
  });

describe('byes announced for rounds to come', () => {
  const announced = [
    '142 5',
    '240 H   2    3',
    '240 Z   4    3',
    crosstable(['   2 w 1'], ['   1 b 0'], ['0000 - U', '', '0000 - F'], ['0000 - Z']),
  ].join('\n');

  it('are asked for, so that nobody is paired who will not come', () => {
    const parsed = parseTrfText(announced);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const t = importedWith(parsed.value.document);
    expect(t.rounds).toHaveLength(1);
    expect(t.players.map(({ byeRequests }) => byeRequests)).toEqual([
      [],
      [],
      [
        { round: 2, bye: 'half-point' },
        { round: 3, bye: 'full-point' },
        { round: 4, bye: 'zero-point' },
      ],
      [],
    ]);
  });
});

describe('a report file taken in', () => {
  it('finds its files', () => expect(files.length).toBeGreaterThan(10));

  it.each(files)('%s keeps every pairing and bye', (name) => {
    const document = documentOf(name);
    const rounds = lastPairedRound(document);
    const taken = journalReader(importedWith(document), 'fide');
    expect(pairsOf(taken, rounds)).toEqual(pairsOf(trfReader(document), rounds));
  });

  it.each(files)('%s keeps everybody’s points', (name) => {
    const document = documentOf(name);
    const stated = new Map(document.players.map(({ no, halfPoints }) => [no, halfPoints]));
    const { rows } = viewStandings(importedWith(document, { tieBreaks: [] }));
    const counted = new Map(rows.map(({ player, halfPoints }) => [player.no, halfPoints]));
    expect(counted).toEqual(stated);
  });

  it.each(files.filter((name) => name.startsWith('dutch')))(
    '%s: the next round is the one that the file itself leads to',
    (name) => {
      const document = documentOf(name);
      const t = importedWith(document);
      const next = lastPairedRound(document) + 1;
      const system = findPairingSystem('dutch');
      const request = trfReader(document).pairingRequest(next);
      const present = request.players.map((player) => ({
        ...player,
        availability: { kind: 'present' } as const,
      }));
      const pairsIn = (pairing: typeof request) => {
        const paired = system?.pairRound(pairing);
        return paired?.ok
          ? paired.value.pairings.map(({ white, black }) => [white, black])
          : paired;
      };
      expect(pairsIn(pairingRequest(t, next))).toEqual(pairsIn({ ...request, players: present }));
    },
  );
});
