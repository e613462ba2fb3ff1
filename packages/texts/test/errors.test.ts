import { describe, expect, it } from 'vitest';
import { translator } from '../src/all.ts';
import type { TextKey } from '../src/index.ts';

const rows: readonly [TextKey, Record<string, string | number>, string, string, string][] = [
  [
    'error.settings.invalid',
    { field: 'roundsPlanned', problem: 'out-of-range' },
    'Antal runder: er uden for det mulige.',
    'Rundenzahl: liegt außerhalb des Möglichen.',
    'Number of rounds: is out of range.',
  ],
  [
    'error.pairing.too-few-players',
    { present: 1 },
    'Kun 1 spiller er til stede; en runde kræver mindst to.',
    'Nur 1 Spieler ist anwesend; eine Runde braucht mindestens zwei.',
    'Only 1 player is present; a round needs at least two.',
  ],
  [
    'consequence.results-lost',
    { round: 4, results: 3 },
    'Runde 4 trækkes tilbage, og 3 resultater i den går tabt.',
    'Runde 4 wird zurückgenommen; 3 Ergebnisse gehen verloren.',
    'Round 4 will be withdrawn; 3 results in it will be lost.',
  ],
  [
    'error.import.invalid',
    { problem: 'hash-mismatch', at: 'entries.3' },
    'Filen kan ikke indlæses: noget er ændret bagefter. entries.3',
    'Die Datei lässt sich nicht einlesen: etwas wurde nachträglich geändert. entries.3',
    'The file cannot be imported: something was changed afterwards. entries.3',
  ],
];

describe('errors in three languages', () => {
  it.each(rows)('%s', (key, facts, ...expected) => {
    const texts = (['da', 'de', 'en'] as const).map((language) => translator(language)(key, facts));
    expect(texts).toEqual(expected);
  });

  it('says in the language what a file is that is no text', () => {
    const text = translator('da')('error.input.not-text', { kind: 'binary' });
    expect(text).toBe('filen er hverken en tekst eller et regneark (binære data)');
  });

  it('leaves a problem it has no word for as it is', () => {
    const text = translator('en')('error.store.failed', { problem: 'quantum' });
    expect(text).toBe('It was not saved: quantum. Nothing was changed.');
  });
});
