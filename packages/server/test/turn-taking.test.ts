import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeTurnTaking } from '../src/values/turn-taking.ts';

it('takes work on a key in the order it came, and what makes way behind all other', async () => {
  const turns = makeTurnTaking();
  const done: string[] = [];
  const work = (name: string) => async () => {
    await setImmediate();
    done.push(name);
  };
  const phones = ['phone 1', 'phone 2', 'phone 3'].map((name) => turns.take('a', work(name), true));
  const desk = ['desk 1', 'desk 2'].map((name) => turns.take('a', work(name)));
  await Promise.all([...phones, ...desk]);
  expect(done).toEqual(['phone 1', 'desk 1', 'desk 2', 'phone 2', 'phone 3']);
});

it('goes on after work that fails, and knows when nothing is under way', async () => {
  const turns = makeTurnTaking();
  const failed = turns.take('a', () => Promise.reject(new Error('no')));
  const next = turns.take('a', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
  await turns.idle();
});
