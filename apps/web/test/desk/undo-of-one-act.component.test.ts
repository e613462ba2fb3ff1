import type { Command } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { Commands } from '../../src/lib/console/commands/commands.svelte.ts';

const drawAndPair: readonly Command[] = [{ kind: 'draw-lots', seed: '7' }, { kind: 'pair-round' }];

/** Commands whose answers write the entries of these versions, one list for each command. */
function answering(...versions: readonly (readonly number[])[]): Commands {
  const left = [...versions];
  const fetch = async () => {
    const written = left.shift() ?? [];
    const entries = written.map((version) => ({ version, at: '', event: { kind: 'x' } }));
    return Response.json({ version: written.at(-1), entries });
  };
  return new Commands({
    sender: () => ({ tournament: 'a', csrf: '', fetch: fetch as never }),
    version: () => 3,
    questions: {} as never,
  });
}

const versionsOf = (entries: readonly { readonly version: number }[]) =>
  entries.map(({ version }) => version);

it('takes back all commands of one act together', async () => {
  const commands = answering([4, 5], [6]);
  expect(await commands.sendInTurn(drawAndPair)).toBe(true);
  expect(versionsOf(commands.done)).toEqual([4, 5, 6]);
  expect(versionsOf(commands.heads)).toEqual([4, 6]);
});

it('takes back the last alone where somebody else wrote between them', async () => {
  const commands = answering([4], [6]);
  await commands.sendInTurn(drawAndPair);
  expect(versionsOf(commands.done)).toEqual([6]);
  expect(versionsOf(commands.heads)).toEqual([6]);
});

it('takes back the last act alone, not the one before', async () => {
  const commands = answering([4], [5]);
  for (const command of drawAndPair) await commands.send(command);
  expect(versionsOf(commands.done)).toEqual([5]);
});
