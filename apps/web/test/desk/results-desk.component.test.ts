import type { SendOutcome } from '@rokade/presentation/console/commands/sent-command.ts';
import type { GameResult } from '@rokade/tournament';
import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '../../gallery/without-kit.ts';
import DeskRoom from './DeskRoom.svelte';
import { FakeServer } from './fake-server.ts';

const draw: GameResult = { kind: 'played', white: 1, black: 1 };
const loss: GameResult = { kind: 'played', white: 0, black: 2 };
const win: GameResult = { kind: 'played', white: 2, black: 0 };

let server: FakeServer;
/** Who signed in on the page. */
let signedIn: object[] = [];
let room: ReturnType<typeof mount<{ server: FakeServer }, { look: () => void }>>;

/** What the line brings for what the server says. */
function responseFor(outcome: SendOutcome): Response {
  if (outcome.ok) return new Response(JSON.stringify(outcome));
  if (outcome.error.code === 'send.unreachable') throw new TypeError('fetch failed');
  if (outcome.error.code === 'send.broken') return new Response('', { status: 502 });
  return new Response(JSON.stringify(outcome.error), { status: 409 });
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The page hears that the server has something new. */
async function look(): Promise<void> {
  room.look();
  await pass(0);
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await pass(0);
  }
}

async function click(label: string): Promise<void> {
  const shown = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent.trim() === label,
  );
  expect(shown, `there is a button ${label}`).toBeDefined();
  shown?.click();
  await pass(0);
}

const textOf = (selector: string): string =>
  document.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** What a board shows: its result and whether that is saved. */
const board = (number: number): string =>
  `${textOf(`[data-board="${number}"] .result`)} ${textOf(`[data-board="${number}"] .state [title]`)}`.trim();

const cursor = (): string | null =>
  document.querySelector('[aria-current="true"]')?.getAttribute('data-board') ?? null;

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new FakeServer();
  signedIn = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body?: string }) => {
    if (path !== '/api/session') return responseFor(await server.send(JSON.parse(body ?? '')));
    if (body === undefined) return Response.json({ session: null });
    signedIn.push(JSON.parse(body));
    server.connection = 'fine';
    return Response.json({ session: {} });
  });
  Object.assign(page.data, { may: ['enter-result', 'correct-result'] });
  room = mount(DeskRoom, { target: document.body, props: { server } });
  await pass(0);
});

afterEach(async () => {
  await unmount(room);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the results desk on its page', () => {
  it('writes by a key, says so, and moves on to the next open board', async () => {
    expect([cursor(), board(1), board(2)]).toEqual(['1', '· no result yet', '· no result yet']);
    await press('1');
    expect(document.body.textContent).toContain('Board 1, Møller – Hansen: 1–0');
    expect(cursor()).toBe('2');
    await press('5');
    await look();
    expect(server.results).toEqual([win, draw]);
    expect([board(1), board(2)]).toEqual(['1–0 ✓ saved', '½–½ ✓ saved']);
  });

  it('shows what waits while the server is away, and sends it once it is there', async () => {
    server.connection = 'away';
    await press('0');
    await pass(4000);
    expect(board(1)).toBe('0–1 … not saved yet');
    expect(textOf('.notice')).toContain('One entry is not saved yet');
    expect(server.results[0]).toBeNull();
    server.connection = 'fine';
    await click('Try now');
    await look();
    expect(server.results[0]).toEqual(loss);
    expect(board(1)).toBe('0–1 ✓ saved');
    expect(textOf('.notice')).not.toContain('not saved');
  });

  it('keeps a result after the session ran out, and signs in in place', async () => {
    server.connection = 'signed-out';
    await press('0');
    await pass(4000);
    expect(board(1)).toBe('0–1 … not saved yet');
    expect(textOf('.notice')).toContain('You are no longer signed in. Nothing is lost');
    const [name, password] = document.querySelectorAll<HTMLInputElement>('.notice input');
    for (const [field, value] of [
      [name, 'Bo'],
      [password, 'a long password'],
    ] as const) {
      if (field === undefined) throw new Error('there is a field');
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    await click('Sign in');
    await look();
    expect(signedIn).toEqual([{ name: 'Bo', password: 'a long password' }]);
    expect(server.results[0]).toEqual(loss);
    expect(board(1)).toBe('0–1 ✓ saved');
  });

  it('asks which result stands where somebody wrote another meanwhile', async () => {
    server.idaWrites(1, draw);
    await press('1');
    expect(board(1)).toBe('1–0 ? waiting for an answer');
    expect(textOf('dialog[open]')).toContain(
      'Ida has entered ½–½ in the meantime. Yours is not saved yet: 1–0.',
    );
    expect(server.results[0]).toEqual(draw);
    await click('Use my 1–0');
    await look();
    expect(server.results[0]).toEqual(win);
    expect(board(1)).toBe('1–0 ✓ saved');
  });

  it('writes nothing on a round that was paired anew meanwhile, and says so', async () => {
    const [one, other] = server.state.rounds[0]?.games ?? [];
    if (one === undefined || other === undefined) throw new Error('there are two boards');
    server.idaDoes(
      { kind: 'unpublish-round' },
      { kind: 'pair-round' },
      {
        kind: 'alter-draft',
        boards: [
          { white: other.white, black: one.black },
          { white: one.white, black: other.black },
        ],
      },
      { kind: 'publish-round' },
    );
    await press('1');
    expect(server.results).toEqual([null, null]);
    expect(textOf('dialog[open]')).toBe('');
    expect(document.body.textContent).toContain('Somebody else has changed this in the meantime.');
    expect(board(1)).toBe('1–0 ! refused');
  });

  it('takes the last step back, and only while nobody else changed the board', async () => {
    await press('1');
    await look();
    await press('u');
    await look();
    expect([server.results[0], cursor()]).toEqual([null, '1']);
    await press('0');
    await look();
    server.idaWrites(1, draw);
    await look();
    await press('u');
    await look();
    expect(server.results[0]).toEqual(draw);
  });
});
