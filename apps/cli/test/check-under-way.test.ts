import { type Command, emptyDetails, usualSettings } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { run } from '../src/run.ts';
import { terminalIn } from './case-terminal.ts';
import { journalOf, playerId, tournamentId } from './journal-of.ts';

it('check agrees with our own file of a round under way', async () => {
  const numbers = [1, 2, 3, 4, 5];
  const commands: readonly Command[] = [
    {
      kind: 'create-tournament',
      id: tournamentId('autumn'),
      settings: { ...usualSettings, name: 'A', tieBreaks: ['BH'] },
    },
    {
      kind: 'enter-players',
      players: numbers.map((no) => ({
        id: playerId(no),
        details: { ...emptyDetails, name: `P ${no}` },
      })),
    },
    { kind: 'set-draw-numbers', order: numbers.map(playerId) },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    { kind: 'enter-result', round: 1, board: 1, result: { kind: 'played', white: 2, black: 0 } },
    { kind: 'enter-result', round: 1, board: 2, result: { kind: 'played', white: 2, black: 0 } },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    { kind: 'enter-result', round: 2, board: 1, result: { kind: 'played', white: 2, black: 0 } },
  ];
  const { journal } = journalOf(commands);
  const call = (words: string, input: string) =>
    run(
      words.split(' '),
      terminalIn('.', { input: new Uint8Array(Buffer.from(input)), environment: { LANG: 'C' } }),
    );
  const trf = await call('convert - - --to trf', journal);
  const checked = await call('check - --standings', trf.out);
  expect(checked).toMatchObject({ exit: 0, out: expect.stringContaining('Standings: agrees') });
});
