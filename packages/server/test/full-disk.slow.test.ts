import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runOnSmallDisk } from '../../../test/small-disk.ts';
import { folderForTest } from './folder-for-test.ts';

const program = fileURLToPath(new URL('./full-disk-process.ts', import.meta.url));
const phonesProgram = fileURLToPath(new URL('./full-disk-phones-process.ts', import.meta.url));
const leagueProgram = fileURLToPath(new URL('./full-disk-league-process.ts', import.meta.url));

it('says that the disk is full to whoever writes, and at the start, and goes on when there is room', async () => {
  const { output } = await runOnSmallDisk(program, folderForTest());
  const failed = { status: 503, code: 'store.failed', problem: 'disk-full' };
  expect(output).toEqual({
    full: { command: failed, demo: failed, signIn: failed, look: 200 },
    withRoom: { command: { status: 200, version: 2, entries: expect.anything() } },
    restarted: {
      health: {
        status: 503,
        code: 'store.unreadable',
        file: 'rokade.sqlite',
        problem: 'disk-full',
      },
      opened: 200,
      version: 2,
    },
  });
});

it('takes no part of a season over, nor makes part of the next one, nor draws part of a round, while the disk is full', async () => {
  const { output } = await runOnSmallDisk(leagueProgram, folderForTest());
  const failed = { status: 503, code: 'store.failed', problem: 'disk-full' };
  expect(output).toEqual({
    fullTake: { ...failed, left: [0, 0, 0] },
    roomTake: { status: 200, left: [3, 9, 2] },
    fullNext: { ...failed, seasons: 1 },
    roomNext: { seasons: 2, left: [3, 9, 0] },
    fullDraw: { ...failed, matches: 0 },
    roomDraw: { status: 200, matches: 2 },
  });
});

it('tells a phone that asks for messages, or ends them, that the disk is full, and takes it once there is room', async () => {
  const { output } = await runOnSmallDisk(phonesProgram, folderForTest());
  const failed = { status: 503, code: 'store.failed', problem: 'disk-full' };
  expect(output).toEqual({
    full: { subscribed: failed, look: 200 },
    withRoom: { status: 201 },
    ended: failed,
    endedLater: 204,
  });
});
