import { parseWhole } from '../number-field.ts';
import type { TrfRecord } from '../trf-reading.ts';
import { textAfterCode } from './header-record.ts';

/** 062: the number of players, calculated when a file is written. */
export const playerCountRecord: TrfRecord = {
  codes: ['062'],
  read(line, reading) {
    const players = parseWhole(textAfterCode(line).split(/\s/, 1)[0] ?? '');
    if (players !== null) reading.statedPlayers = { line: line.number, players };
  },
  make: ({ players }) => [`062 ${players.length}`],
};

/** 072: the number of players with a rating. */
export const ratedPlayerCountRecord: TrfRecord = {
  codes: ['072'],
  read() {},
  make: ({ players }) => [`072 ${players.filter(({ rating }) => rating !== null).length}`],
};

/** 082: the number of teams. */
export const teamCountRecord: TrfRecord = {
  codes: ['082'],
  read() {},
  make: ({ teams, numberedTeams }) => [`082 ${numberedTeams.length || teams.length}`],
};
