import { describe, expect, it } from 'vitest';
import type { Settings } from '../src/index.ts';
import { usualSettings } from '../src/index.ts';
import { settingsActs, unsoundForFide } from '../src/settings/fide-mode/settings-acts.ts';

const { scoring } = usualSettings;

/** Settings that FIDE mode objects to, each by the act that makes them so. */
const unsound: Readonly<Record<string, Partial<Settings>>> = {
  'draw-above-half': { scoring: { ...scoring, draw: scoring.win } },
  'bye-above-win': { scoring: { ...scoring, allocatedBye: scoring.win + 2 } },
  'open-games-expected': { openGamesAs: 'expected' },
};

describe.each(Object.entries(unsound))('what is unsound for FIDE mode: %s', (act, changes) => {
  const sound: Settings = { ...usualSettings, openGamesAs: 'draw' };
  const before: Settings = { ...sound, ...changes };

  it('is found', () => {
    expect(unsoundForFide(before)).toEqual([act]);
  });

  it('is an act of the change that makes it so', () => {
    expect(settingsActs(sound, before)).toContain(act);
  });

  it('is no act of a change of something else that finds it so', () => {
    expect(settingsActs(before, { ...before, name: 'Anden', place: 'Aarhus' })).toEqual([]);
  });
});
