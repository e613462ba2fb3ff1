/** @regulation Tempelhof 2018 */
import { championshipRules } from '@rokade/rules';
import {
  copyingCommands,
  settingsByPreset,
  type TournamentCommand,
  tournamentPresets,
  usualSettings,
  viewChampionship,
} from '@rokade/tournament';
import { describe, expect, test } from 'vitest';
import { run, tournamentId } from '../../../test/tournament/journal-driver.ts';

const presets = tournamentPresets('SK Tempelhof 1931');
const preset = (code: string) => {
  const found = presets.find((one) => one.code === code);
  if (found === undefined) throw new Error(code);
  return found;
};

/** The commands that make a tournament by a preset. */
function making(code: string): readonly TournamentCommand[] {
  const chosen = preset(code);
  const { classes } = chosen;
  const settings = { ...settingsByPreset(usualSettings, chosen), name: code };
  const create = { kind: 'create-tournament', id: tournamentId, settings } as const;
  return classes === null ? [create] : [create, { kind: 'give-classes', ...classes, given: [] }];
}

describe('the presets of a club', () => {
  test('stand in the place of the general ones of their kind', () => {
    expect(presets.map(({ code }) => code)).toEqual([
      'tempelhof-championship',
      'tempelhof-cup',
      'tempelhof-blitz',
      'tempelhof-rapid',
      'tempelhof-seniors',
    ]);
    expect(tournamentPresets('Brønden').map(({ code }) => code)).toEqual([
      'club-championship',
      'blitz-evening',
      'open-rapid',
    ]);
  });

  test.each(presets.map(({ code }) => code))('%s makes a tournament', (code) => {
    expect(run(null, ...making(code)).refusal).toBeNull();
  });

  test.each(presets.flatMap(({ code, classes }) => (classes === null ? [] : [[code, classes]])))(
    '%s has as many classes as its rules allow',
    (_, { rules, of }) => {
      const [least, most] = championshipRules(rules)?.classes ?? [0, 0];
      expect(of).toBeGreaterThanOrEqual(least);
      expect(of).toBeLessThanOrEqual(most);
    },
  );

  test('III.A.1: the club championship begins with four classes in which nobody is yet', () => {
    const { state } = run(null, ...making('tempelhof-championship'));
    expect(state.championship).toMatchObject({ rules: 'tempelhof-2018', of: 4, given: [] });
    expect(viewChampionship(state)).toBeNull();
  });

  test('III.A.1: next year’s championship has the classes of this year’s, and nobody in them', () => {
    const before = run(null, ...making('tempelhof-championship')).state;
    const three = {
      ...before,
      championship: before.championship && { ...before.championship, of: 3 },
    };
    const by = { id: tournamentId, name: '2027', later: 364 };
    expect(run(null, ...copyingCommands(three, by)).state.championship).toMatchObject({
      of: 3,
      given: [],
    });
  });
});
