import type { Reason } from '@rokade/rules';
import { linesByName } from '@rokade/tables';
import type { BoardRow, BoardSide, ByeRow, PlayerId, RoundView } from '@rokade/tournament';
import { parsePlayerId, usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { changedLines } from '../src/public/changed-lines.ts';
import { playerRound } from '../src/public/player-round.ts';
import { roundState } from '../src/public/round-state.ts';

const idOf = (no: number): PlayerId => {
  const id = parsePlayerId(`p${no}`);
  if (id === null) throw new Error(`p${no}`);
  return id;
};

const side = (no: number, name: string): BoardSide => ({
  id: idOf(no),
  no,
  name,
  title: '',
  club: '',
  federation: '',
  rating: null,
  otherList: null,
  withdrawn: false,
  halfPointsBefore: 0,
  time: null,
});

const nearest: Reason = { code: 'monrad.nearest-not-met', article: '4.10 §3', facts: {} };

const board = (number: number, white: BoardSide, black: BoardSide): BoardRow => ({
  board: number,
  table: null,
  white,
  black,
  result: null,
  because: [nearest],
});

const bye = (player: BoardSide): ByeRow => ({
  player,
  bye: 'pairing-allocated',
  halfPoints: 2,
  because: [],
});

const round: RoundView = {
  round: 3,
  stage: null,
  play: {
    date: '',
    timeControl: usualSettings.timeControl,
    rated: 'by-rule',
    finishBy: '',
    waitingMinutes: 60,
    waitingArticle: 'FIDE Laws 2001 6.7',
    start: null,
  },
  start: '',
  status: 'published',
  altered: false,
  remarks: [],
  boards: [
    board(1, side(1, 'Østergård, Åse'), side(2, 'Aagaard, Bo')),
    board(2, side(3, 'Zacho, Ib'), side(4, 'Ågesen, Eva')),
  ],
  byes: [bye(side(5, 'Æbelø, Kim'))],
  missing: [1, 2],
  pending: [],
};

describe('playerRound', () => {
  it('finds board, colour and opponent from either side', () => {
    expect(playerRound(round, idOf(1)).round).toMatchObject({
      kind: 'board',
      board: 1,
      colour: 'white',
      opponent: { no: 2 },
    });
    expect(playerRound(round, idOf(4))).toMatchObject({
      round: { kind: 'board', board: 2, colour: 'black', opponent: { no: 3 } },
      because: [nearest],
    });
  });

  it('finds who sits out and who is not in the round', () => {
    expect(playerRound(round, idOf(5)).round).toEqual({
      kind: 'bye',
      bye: 'pairing-allocated',
      halfPoints: 2,
    });
    expect(playerRound(round, idOf(6))).toEqual({ round: { kind: 'not-paired' }, because: [] });
  });
});

describe('roundState', () => {
  it.each([
    [[1, 2], [], { kind: 'paired', boards: 2, entered: 0, pending: 0 }],
    [[2], [], { kind: 'playing', boards: 2, entered: 1, pending: 0 }],
    [[2], [1], { kind: 'playing', boards: 2, entered: 0, pending: 1 }],
    [[], [1], { kind: 'complete', boards: 2, entered: 1, pending: 1 }],
    [[], [], { kind: 'complete', boards: 2, entered: 2, pending: 0 }],
  ])('missing %j, pending %j', (missing, pending, state) => {
    expect(roundState({ boards: round.boards, missing, pending })).toEqual(state);
  });

  it('calls a round without boards complete', () => {
    expect(roundState({ boards: [], missing: [], pending: [] }).kind).toBe('complete');
  });
});

describe('linesByName', () => {
  const names = (language: 'da' | 'de' | 'en') =>
    linesByName(round, language).map(({ player }) => player.name);

  it('has everybody once, those who sit out too', () => {
    expect(new Set(names('da')).size).toBe(5);
  });

  it('follows the Danish alphabet: æ, ø, å last, aa as å', () => {
    expect(names('da')).toEqual([
      'Zacho, Ib',
      'Æbelø, Kim',
      'Østergård, Åse',
      'Ågesen, Eva',
      'Aagaard, Bo',
    ]);
  });

  it('follows the German alphabet on a German list', () => {
    expect(names('de')).toEqual([
      'Aagaard, Bo',
      'Æbelø, Kim',
      'Ågesen, Eva',
      'Østergård, Åse',
      'Zacho, Ib',
    ]);
  });

  it('gives each the colour of their own', () => {
    const line = linesByName(round, 'da').find(({ player }) => player.no === 2);
    expect(line).toMatchObject({ seat: { board: 1, colour: 'black', opponent: { no: 1 } } });
  });
});

describe('changedLines', () => {
  it('names new and altered lines, not those that only moved', () => {
    const before = new Map([
      ['1', 'Hansen – Krüger'],
      ['2', 'Møller – Voß'],
      ['3', 'Zacho – Aagaard'],
    ]);
    const now = new Map([
      ['2', 'Møller – Voß'],
      ['1', 'Hansen – Krüger 1–0'],
      ['4', 'Ågesen – Æbelø'],
    ]);
    expect(changedLines(before, now)).toEqual(new Set(['1', '4']));
  });
});
