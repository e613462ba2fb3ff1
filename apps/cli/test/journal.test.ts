import { monrad } from '@rokade/rules';
import { pairingRequest } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { clubJournal, clubTournament } from './club-journal.ts';
import { journalOf, playerId, tournamentId } from './journal-of.ts';

const call = (words: string, input = clubJournal) =>
  run(
    words.split(' '),
    terminalIn('.', { input: new Uint8Array(Buffer.from(input)), environment: { LANG: 'C' } }),
  );

const json = async (words: string) => JSON.parse((await call(words)).out);

describe('the export of a journal', () => {
  it('is paired as the application pairs it', async () => {
    const paired = monrad.pairRound(pairingRequest(clubTournament, 3));
    if (!paired.ok) throw new Error('not paired');
    const answer = await json('pair - --system monrad --format json');
    const boards = paired.value.pairings.map(({ board, white, black }) => ({
      board,
      white,
      black,
    }));
    expect(answer).toMatchObject({ system: 'monrad', round: 3, pairings: boards });
    const seated = answer.pairings.flatMap((pair: { white: number; black: number }) => [
      pair.white,
      pair.black,
    ]);
    expect(seated).not.toContain(3);
    expect(seated).not.toContain(7);
  });

  it('agrees with itself in every round it holds', async () => {
    expect(await json('check - --system monrad --format json')).toEqual({
      system: 'monrad',
      rounds: [
        { round: 1, ok: true },
        { round: 2, ok: true },
      ],
      ok: true,
    });
  });

  it('becomes a report file with everything that has a place in it', async () => {
    const converted = await call('convert - - --to trf');
    expect(converted.out.split('\r\n')).toEqual([
      '012 Klubturnering, A',
      '022 Nyborg',
      '032 DEN',
      '042 2026/11/02',
      '052 2026/11/16',
      '062 7',
      '072 7',
      '082 0',
      '092 Individual: Swiss-System (Monrad)',
      '102 Hansen, Ida',
      '112 Krüger, Jens',
      `122 40/100' + 15' + 30"`,
      `132${' '.repeat(88)}26/11/02  26/11/09  26/11/16`,
      '142 4',
      'XXR 4',
      '172 DEN OTHER',
      '182 Rokade',
      '192 CUSTOM_SWISS',
      '202 OTHER_DSU-AK,OTHER_DSU-SB',
      '222 40/6000+30:900+30',
      '240 H   3    7',
      '240 Z   3    3',
      expect.stringMatching(/^001 {4}1 {3}FM Spiller 1 .* 1950 DEN .* 1990\/00\/00 /),
      ...Array.from({ length: 6 }, () => expect.stringMatching(/^001 /)),
      expect.stringMatching(/^DEN {4}1 {6}Spiller 1 .* 1950 /),
      ...Array.from({ length: 6 }, () => expect.stringMatching(/^DEN /)),
      '',
    ]);
    expect(converted.errors).toEqual([
      expect.stringMatching(
        /^TRF cannot hold: the history \(\d+ lines\); clubs \(7 players\); settings that no report file has room for \(\d\): [^;]+; absences without notice \(1\)$/,
      ),
    ]);
  });

  it('gives the same pairing by way of the report file', async () => {
    const trf = (await call('convert - - --to trf')).out;
    const words = 'pair - --system monrad --format json';
    expect((await call(words, trf)).out).toBe((await call(words)).out);
    const checked = await call('check - --system monrad --format json', trf);
    expect(checked.exit).toBe(0);
  });

  it('rates who stayed away without notice, since the journal knows it', async () => {
    const games = (answer: { players: { no: number; games: number }[] }) =>
      answer.players.map((player) => player.games);
    const fromJournal = await json('rate - --system dsu --format json');
    const trf = (await call('convert - - --to trf')).out;
    const fromFile = JSON.parse((await call('rate - --system dsu --format json', trf)).out);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    expect(sum(games(fromJournal))).toBeGreaterThan(sum(games(fromFile)));
  });

  it('says which games are not rated, and why (DSU 4.5.3)', async () => {
    const short = { stages: [{ moves: null, minutes: 15 }], incrementSeconds: 10 };
    const { journal } = journalOf([
      {
        kind: 'create-tournament',
        id: tournamentId('kort'),
        settings: { ...clubTournament.settings, timeControl: short },
      },
      {
        kind: 'enter-players',
        players: clubTournament.players.slice(0, 2).map(({ id, details }) => ({ id, details })),
      },
      { kind: 'set-draw-numbers', order: [1, 2].map(playerId) },
      { kind: 'pair-round' },
      { kind: 'publish-round' },
      { kind: 'enter-result', round: 1, board: 1, result: { kind: 'played', white: 2, black: 0 } },
    ]);
    const { out } = await call('rate - --system dsu', journal);
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      'Spiller 1: Round 1 against Spiller 2 is not rated: 15 minutes for each player are too few, 120 are required. [DSU 2010 4.5.3]',
    );
  });

  it('names boards in PGN and in the table of a round', async () => {
    expect((await call('convert - - --to pgn')).out).toContain('[Round "1.2"]');
    const csv = (await call('convert - - --to csv --table pairings --round 2')).out;
    expect(
      csv
        .split('\r\n')
        .slice(1, 4)
        .map((row) => row.split(',')[0]),
    ).toEqual(['1', '2', '3']);
  });

  it('that was changed afterwards is refused', async () => {
    const changed = clubJournal.replace('"white":2', '"white":1');
    const outcome = await call('pair - --system monrad', changed);
    expect(outcome).toMatchObject({ exit: 2, out: '' });
    expect(outcome.errors[0]).toMatch(/^stdin: The file cannot be imported: .*entries\.\d+$/);
  });
});
