import { makeJournalFile, tournamentKind } from '@rokade/server';
import { usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  type Driver,
  details,
  playerId,
  run as runCommands,
  tournamentId,
  whiteWinsAll,
} from '../../../test/tournament/journal-driver.ts';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';

const call = (words: string, input: Buffer) =>
  run(
    words.split(' '),
    terminalIn('.', { input: new Uint8Array(input), environment: { LANG: 'C' } }),
  );

/** A club's list in the Danish federation's form: Latin-1, an empty cell first. */
const list = Buffer.from(
  [
    '""',
    '"Nummer";"Navn";"Rating";"Hurtig";"Lyn";"Elo";"Fide";"K-factor"',
    '"100900001";"Åse Brønd";"1643";"1570";"1571";"0";"";"40"',
    '"100900002";"Ove Ørn";"0";"0";"0";"2616";"1490001";""',
  ].join('\r\n'),
  'latin1',
);

describe('a player list on the command line', () => {
  it('of the Danish federation is numbered by rating, FIDE’s where there is no other', async () => {
    const { out, errors, exit } = await call('lots - --by-rating', list);
    expect([exit, errors]).toEqual([0, ['note: stdin: Not used: K-factor']]);
    expect(out).toMatch(/1 +2 +Ørn, Ove +2616 FIDE\n +2 +1 +Brønd, Åse +1643\n/);
  });

  it('is numbered by another order of lists where one is named', async () => {
    const { out } = await call('lots - --by-rating --rating-order fide', list);
    expect(out).toMatch(/1 +2 +Ørn, Ove +2616\n +2 +1 +Brønd, Åse\n/);
    const { exit } = await call('lots - --by-rating --rating-order best', list);
    expect(exit).toBe(2);
  });

  it('is converted with all it says', async () => {
    const { out } = await call('convert - - --to csv --lang en', list);
    expect(out.split(/\r?\n/).slice(1, 3)).toEqual([
      '1,"Brønd, Åse",,,,,,1643,1570,1571,,,100900001,,',
      '2,"Ørn, Ove",,,,,,,,,2616,1490001,100900002,,',
    ]);
  });

  it('is told of names without a comma', async () => {
    const { errors } = await call('lots - --seed x', Buffer.from('Navn;Klub\nBo Bang;\nAnn;'));
    expect(errors).toEqual([
      'note: stdin: 2 names without a comma (“Bo Bang”): is the surname first?',
    ]);
  });
});

describe('a journal on the command line', () => {
  const players = [
    details('Alm, Bo', { rating: 1800 }),
    details('Cruz, Eva', { rating: 1700, fideRating: 2616, federation: 'PHI', citizenship: 'DEN' }),
    details('Dahl, Per', { rating: null, fideRating: 1500 }),
    details('Eng, Ole', { rating: null, federation: 'SWE' }),
  ];
  const driver = whiteWinsAll(
    runCommands(
      null,
      {
        kind: 'create-tournament',
        id: tournamentId,
        settings: { ...usualSettings, name: 'Prøve' },
      },
      {
        kind: 'enter-players',
        players: players.map((each, index) => ({
          id: playerId(`p${index + 1}`),
          details: each,
        })),
      },
      { kind: 'set-draw-numbers', order: [1, 2, 3, 4].map((no) => playerId(`p${no}`)) },
      { kind: 'pair-round' },
      { kind: 'publish-round' },
    ),
  );
  const fileOf = ({ entries }: Driver) =>
    Buffer.from(makeJournalFile(tournamentKind, tournamentId, entries, '2026-11-22T12:00:00.000Z'));
  const journal = fileOf(driver);

  it('shows the ratings it is set to show, and decides by those that decide', async () => {
    const changes = { shownRatings: 'fide' } as const;
    const showing = fileOf(runCommands(driver, { kind: 'change-settings', changes }));
    const { out } = await call('standings - --tiebreaks DSU-AK', showing);
    expect(out).toMatch(/Cruz, Eva .* 2616 /);
    expect(out).not.toMatch(/1800/);
    const lots = await call('lots - --by-rating', showing);
    expect(lots.out).toMatch(/1 +1 +Alm, Bo .*1800 .*\n +2 +2 +Cruz, Eva .*1700 /);
    const numbered = await call('lots - --by-rating --rating-order fide-national', journal);
    expect(numbered.out).toMatch(/1 +2 +Cruz, Eva .*2616 .*\n +2 +1 +Alm, Bo .*1800 nat\./);
  });

  it('shows the ratings that the console shows', async () => {
    const { out } = await call('standings - --tiebreaks DSU-AK', journal);
    expect(out).toMatch(/Alm, Bo .* 1800 /);
    expect(out).toMatch(/Cruz, Eva .* 1700 /);
    expect(out).toMatch(/Dahl, Per .* 1500 FIDE /);
  });

  it('is rated from Elo for the foreigner alone (4.5.5.2)', async () => {
    const { out } = await call('rate - --system dsu --format json', journal);
    const rated: readonly { old: number | null }[] = JSON.parse(out).players;
    expect(rated.map(({ old }) => old)).toEqual([1800, 2616, null, null]);
  });

  it('names what a report file has no place for', async () => {
    const { errors } = await call('convert - - --to trf', journal);
    expect(errors.join()).toContain('citizenships (1 player)');
  });
});
