import {
  fideEditions,
  findTeamTieBreak,
  findTieBreak,
  objectionTo,
  tieBreakPresets,
  usableTieBreaks,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const systems = ['swiss', 'round-robin'] as const;
const kinds = ['players', 'teams'] as const;

describe('what is offered to choose from', () => {
  test.each(fideEditions)(
    'no Buchholz of any kind in a round robin by the rules of %s',
    (edition) => {
      const offered = usableTieBreaks('round-robin', edition);
      for (const code of ['BH', 'FB', 'AOB', 'BHS', 'DSU-AK', 'DSU-MK', 'SKT-BH', 'SKT-FBH', 'PTS'])
        expect(offered).not.toContain(code);
      expect(offered).toEqual(expect.arrayContaining(['DE', 'SB', 'KS', 'DSU-SB', 'SKT-SB']));
    },
  );

  test('Koya in round robins alone; standard points since 2026', () => {
    expect(usableTieBreaks('swiss', '2026')).not.toContain('KS');
    expect(usableTieBreaks('swiss', '2024')).not.toContain('STD');
    expect(usableTieBreaks('swiss', '2026')).toEqual(expect.arrayContaining(['STD', 'BH', 'DE']));
  });

  test('board tie-breaks for teams, not in 2012', () => {
    expect(usableTieBreaks('swiss', '2012', 'teams')).not.toContain('EDE');
    expect(usableTieBreaks('swiss', '2012', 'teams')).toEqual(
      expect.arrayContaining(['MPvGP', 'EMMSB', 'SKT-BW', 'BH']),
    );
    expect(usableTieBreaks('swiss', '2026', 'players')).not.toContain('EMMSB');
  });
});

describe('ready-made orders', () => {
  const all = systems.flatMap((system) => kinds.flatMap((of) => tieBreakPresets(system, of)));

  test.each(all.map((preset) => [preset.code, preset] as const))(
    '%s: the rules have every tie-break for such a tournament',
    (_, { of, system, edition, tieBreaks }) => {
      for (const text of tieBreaks) {
        const found = of === 'teams' ? findTeamTieBreak(text) : findTieBreak(text);
        expect(found.ok && found.value.code).toBe(text);
        expect(objectionTo({ code: text }, { system, edition: edition ?? '2026' })).toBeNull();
      }
    },
  );

  test.each([
    ['dsu-group', 'DSU-SB'],
    ['dsu-swiss', 'DSU-AK DSU-SB'],
    ['tempelhof-round-robin', 'SKT-PTS SKT-SB SKT-DE'],
    ['tempelhof-swiss', 'SKT-BH SKT-SB SKT-DE'],
    ['fide-2012-round-robin', 'DE WIN SB KS'],
    ['fide-2012-swiss', 'DE WIN BWG BH/C1 BH SB'],
    ['fide-2012-swiss-all-rated', 'DE WIN BWG ARO/C1 BH/C1 BH SB'],
    ['fide-2012-team-round-robin', 'MPvGP DE SB'],
    ['fide-2012-team-swiss', 'MPvGP DE BH/C1 BH SB'],
  ])('%s: %s', (code, order) => {
    expect(all.find((preset) => preset.code === code)?.tieBreaks.join(' ')).toBe(order);
  });
});
