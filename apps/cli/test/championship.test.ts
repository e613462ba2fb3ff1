/** @regulation Tempelhof 2018 */
import { type Command, emptyDetails, makeSystem, usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { clubJournal } from './club-journal.ts';
import { journalOf, playerId, tournamentId } from './journal-of.ts';

const call = (words: string, input: string) =>
  run(
    words.split(' '),
    terminalIn('.', { input: new Uint8Array(Buffer.from(input)), environment: { LANG: 'C' } }),
  );

const numbers = Array.from({ length: 8 }, (_, index) => index + 1);

const commands: readonly Command[] = [
  {
    kind: 'create-tournament',
    id: tournamentId('klub-2026'),
    settings: {
      ...usualSettings,
      name: 'Klubmeisterschaft',
      roundsPlanned: 11,
      system: makeSystem('tempelhof', { firstRound: 'rating-halves' }),
    },
  },
  {
    kind: 'enter-players',
    players: numbers.map((no) => ({
      id: playerId(no),
      details: { ...emptyDetails, name: `Spieler ${no}`, rating: 2000 - 50 * no },
    })),
  },
  { kind: 'set-draw-numbers', order: numbers.map(playerId) },
  {
    kind: 'give-classes',
    rules: 'tempelhof-2018',
    of: 4,
    given: numbers.map((no) => {
      const each = Math.ceil(no / 2);
      return {
        player: playerId(no),
        class: each,
        own: each,
        note: '',
        code: 'championship.unrated',
      };
    }),
  },
];

describe('rokade championship', () => {
  const { journal } = journalOf(commands);

  it('shows target scores and every class (III.A.3)', async () => {
    const { out, exit } = await call('championship -', journal);
    expect(exit).toBe(0);
    expect(out).toMatch(/Class 1 +2 +65\.25 +7\.18 +7½/);
    expect(out).toMatch(/Spieler 8 +1600 +0 +4½ to class\s3, 6½ to class\s2/);
  });

  it('is JSON, too', async () => {
    const { out } = await call('championship - --format json', journal);
    expect(JSON.parse(out)).toMatchObject({
      of: 4,
      byTargets: true,
      targets: { classes: [{ class: 1, percent: 65.25, halfPoints: 15 }, {}, {}, {}] },
    });
  });

  it('says that a tournament has no classes, and that a report file has none', async () => {
    expect(await call('championship -', clubJournal)).toMatchObject({ exit: 1, out: '' });
    const trf = '012 Klubturnering\n';
    expect((await call('championship -', trf)).exit).toBe(2);
  });
});
