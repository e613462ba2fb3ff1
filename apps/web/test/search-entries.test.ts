import { searchEntries } from '@rokade/presentation/console/finding/search-entries.ts';
import { searchMatches } from '@rokade/presentation/console/finding/search-index.ts';
import { commandActs } from '@rokade/server';
import { translator } from '@rokade/texts/all';
import { languages, makeSystem, systemCodes, type Tournament } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { started, tournamentOf } from '../../../test/tournament/played-journal.ts';

const t = tournamentOf(started);

const withSystem = (code: (typeof systemCodes)[number]): Tournament => ({
  ...t,
  settings: { ...t.settings, system: makeSystem(code) },
});

const everything = () => true;

/** The addresses a query leads to, the best first. */
const found = (query: string, of = t, language: (typeof languages)[number] = 'da') =>
  searchMatches(
    searchEntries(of, translator(language), { may: everything, actOf: commandActs }),
    query,
  ).map(({ href }) => href);

describe('the search of the console', () => {
  it.each([
    ['da', 'ovrige turneringsledere', '/console/test/settings#arbiters'],
    ['de', 'weitere schieds', '/console/test/settings#arbiters'],
    ['en', 'other arbiters', '/console/test/settings#arbiters'],
    ['da', 'betaenkningstid', '/console/test/settings#timeControl'],
    ['de', 'was alle sehen durfen', '/console/test/settings#visibility'],
    ['en', 'tie-breaks', '/console/test/settings#tieBreaks'],
    ['en', 'result slips', '/print/test/slips'],
    ['en', 'drawing of lots', '/console/test/lots'],
    ['en', 'withdraw round', '/console/test/round/1#unpublish-round'],
    ['en', 'finish tournament', '/console/test/settings#finish-tournament'],
    ['en', 'remove tournament', '/console/test/settings#remove-tournament'],
    ['en', 'hansen', '/console/test/players/a'],
  ] as const)('leads in %s from “%s” to %s', (language, query, href) => {
    expect(found(query, t, language)[0]).toBe(href);
  });

  it('finds what can be done now, and nothing that cannot', () => {
    const open = tournamentOf(started.slice(0, 2));
    expect(found('close entries', open, 'en')).toEqual(['/console/test/entries#close-entries']);
    expect(found('close entries', t, 'en')).toEqual([]);
    expect(found('result slips', open, 'en')).toEqual([]);
    expect(found('finish tournament', open, 'en')).toEqual([]);
  });

  it('finds only what its reader may', () => {
    const mayOnly =
      (...acts: readonly string[]) =>
      (act: string) =>
        acts.includes(act);
    const all = (may: (act: string) => boolean) =>
      searchEntries(t, translator('en'), { may, actOf: commandActs }).map(({ href }) => href);
    const seen = all(mayOnly('see-event'));
    expect(seen).toContain('/console/test/players/a');
    expect(seen).not.toContain('/console/test/links');
    expect(seen).not.toContain('/console/test/stage');
    expect(seen.filter((href) => href.includes('#'))).toEqual([]);
    const pairing = all(mayOnly('see-event', 'pair'));
    expect(pairing.filter((href) => href.includes('#'))).toEqual([
      '/console/test/round/1#unpublish-round',
    ]);
  });

  it('finds the settings that the system has alone', () => {
    const query = 'half-point byes';
    expect(found(query, withSystem('dutch'), 'en')).toHaveLength(1);
    expect(found(query, withSystem('cup'), 'en')).toEqual([]);
  });

  it.each(systemCodes)('names everything of %s once, in each language', (code) => {
    for (const language of languages) {
      const entries = searchEntries(withSystem(code), translator(language), {
        may: everything,
        actOf: commandActs,
      });
      expect(entries.filter(({ label }) => label.trim() === '')).toEqual([]);
      const keys = entries.map(({ href, label }) => href + label);
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });
});
