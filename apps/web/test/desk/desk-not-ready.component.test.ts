import { mount, tick, unmount } from 'svelte';
import { expect, it } from 'vitest';
import DeskRoom from './DeskRoom.svelte';
import { FakeServer } from './fake-server.ts';

const status = (): string => document.querySelector('.keys-panel [role=status]')?.textContent ?? '';

it('says that its keys are not ready, as long as its script does not run', async () => {
  const room = mount(DeskRoom, { target: document.body, props: { server: new FakeServer() } });
  expect(status()).toContain('the keys are not ready yet');
  for (let turn = 0; turn < 5; turn++) await tick();
  expect(status().trim()).toBe('');
  await unmount(room);
});
