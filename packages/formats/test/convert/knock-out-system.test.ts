import { documentSettings, tournamentDocument } from '@rokade/formats';
import type { SystemChoice } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { settings, withPlayers } from '../../../../test/tournament/journal-driver.ts';

describe('the system of a report file in which players go out', () => {
  it.each<SystemChoice>([
    { code: 'cup', edition: 'tempelhof-2018', byes: [] },
    { code: 'play-off', edition: 'fide-2012', ranking: [] },
  ])('$code is found again', (system) => {
    const { state } = withPlayers(4, { system });
    const document = tournamentDocument(state, { ratings: 'national', ranks: new Map() });
    expect(documentSettings(document, settings, new Map()).system).toEqual(system);
  });
});
