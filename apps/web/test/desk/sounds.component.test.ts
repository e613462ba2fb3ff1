import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '../../gallery/without-kit.ts';
import ClockRoom from './ClockRoom.svelte';
import DeskRoom from './DeskRoom.svelte';
import { FakeAudio, struck } from './fake-audio.ts';
import { FakeServer } from './fake-server.ts';

let mounted: object;

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function open(room: () => object): Promise<void> {
  mounted = room();
  await pass(0);
}

const press = async (key: string): Promise<void> => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  await pass(0);
};

const button = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent.trim() === 'Sound at calls',
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeAudio);
  localStorage.clear();
  struck.length = 0;
});

afterEach(async () => {
  await unmount(mounted);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the calls before a round', () => {
  const clockAt = (time: string) =>
    open(() => mount(ClockRoom, { target: document.body, props: { now: `2026-11-21T${time}` } }));

  it('sound at five minutes and at one once somebody has turned that on', async () => {
    await clockAt('18:54:50');
    expect(button()?.getAttribute('aria-pressed')).toBe('false');
    button()?.click();
    await pass(5_000);
    expect(struck).toEqual([1]);
    await pass(10_000);
    expect(document.body.textContent).toContain('Five minutes to round 1');
    expect(struck).toEqual([1, 2]);
    await pass(4 * 60_000);
    expect(struck).toEqual([1, 2, 3]);
    await pass(60_000);
    expect(struck).toEqual([1, 2, 3]);
    expect(localStorage.getItem('rokade-call-sound')).toBe('on');
  });

  it('are silent where nobody has', async () => {
    await clockAt('18:54:50');
    await pass(6 * 60_000);
    expect(struck).toEqual([]);
  });

  it('sound on a device that has kept it, and not for a call that stood before', async () => {
    localStorage.setItem('rokade-call-sound', 'on');
    await clockAt('18:55:10');
    expect(button()?.getAttribute('aria-pressed')).toBe('true');
    await pass(60_000);
    expect(struck).toEqual([]);
    await pass(3 * 60_000);
    expect(struck).toEqual([3]);
    button()?.click();
    await pass(0);
    expect(localStorage.getItem('rokade-call-sound')).toBe('off');
  });
});

describe('results compared with the slips', () => {
  const verify = async (): Promise<void> => {
    const server = new FakeServer();
    server.idaWrites(1, { kind: 'played', white: 2, black: 0 });
    server.idaWrites(2, { kind: 'played', white: 2, black: 0 });
    Object.assign(page.data, { may: ['enter-result', 'correct-result'] });
    await open(() => mount(DeskRoom, { target: document.body, props: { server, verifies: true } }));
  };

  it('beep where a slip says otherwise, and not where it says the same', async () => {
    await verify();
    await press('1');
    expect(struck).toEqual([]);
    await press('0');
    expect(document.body.textContent).toContain('Board 2');
    expect(struck).toEqual([2]);
  });

  it('are silent where the sound was turned off', async () => {
    localStorage.setItem('rokade-verify-sound', 'off');
    await verify();
    await press('0');
    expect(struck).toEqual([]);
  });
});
