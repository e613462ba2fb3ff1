import { allSettings, type SettingName } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';

const those = (has: (record: (typeof allSettings)[number][1]) => boolean): readonly SettingName[] =>
  allSettings.filter(([, record]) => has(record)).map(([name]) => name);

describe('the settings', () => {
  test('of one tournament alone are what it is called, when and where in the hall it is, and who leads it', () => {
    expect(those(({ shared }) => !shared)).toEqual([
      'name',
      'group',
      'openTo',
      'membersOf',
      'roundDates',
      'firstTable',
      'unusedTables',
      'roundPlay',
      'chiefArbiter',
      'arbiters',
      'committee',
      'leaveToPlay',
      'origin',
    ]);
  });

  test('that no report file has a place for', () => {
    expect(those(({ unfiled }) => unfiled === true)).toEqual([
      'openTo',
      'membersOf',
      'firstTable',
      'unusedTables',
      'phoneReports',
      'playerAsks',
      'roundPlay',
      'startPositions',
      'waitingMinutes',
      'timeOdds',
      'committee',
      'leaveToPlay',
      'openGamesAs',
      'secondRatings',
      'unratedAs',
      'shownRatings',
      'tieBreakEdition',
      'marks',
      'printLook',
      'embedAt',
      'movesShown',
      'origin',
    ]);
  });
});
