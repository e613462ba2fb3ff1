import { placed, right } from '../line-maker.ts';
import type { ForfeitedMatch } from '../team-section.ts';
import { field, type TrfLine } from '../trf-line.ts';
import type { TrfReading, TrfRecord } from '../trf-reading.ts';
import { invalid, requiredNumber, requiredTeam } from './fields.ts';

const winners: Readonly<Record<string, ForfeitedMatch['winner']>> = {
  '+-': 'white',
  '-+': 'black',
  '--': null,
};

function readForfeit(line: TrfLine, reading: TrfReading): void {
  const text = field(line, 5, 6);
  const winner = winners[text];
  if (winner === undefined) invalid(line, reading, 5, text);
  const round = requiredNumber(line, reading, [8, 10]);
  const white = requiredTeam(line, reading, [12, 14]);
  const black = requiredTeam(line, reading, [16, 18]);
  if (winner === undefined || round === null || white === null || black === null) return;
  reading.document.forfeitedMatches.push({ winner, round, white, black });
}

const signs = ({ winner }: ForfeitedMatch): string =>
  winner === null ? '--' : winner === 'white' ? '+-' : '-+';

const makeForfeit = (match: ForfeitedMatch): string =>
  placed([
    [1, '330'],
    [5, signs(match)],
    [8, right(match.round, 3)],
    [12, right(match.white, 3)],
    [16, right(match.black, 3)],
  ]);

/** 330: a match that one team or both forfeited. */
export const forfeitedMatchRecord: TrfRecord = {
  codes: ['330'],
  read: readForfeit,
  make: ({ forfeitedMatches }) => forfeitedMatches.map(makeForfeit),
};
