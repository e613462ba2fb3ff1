import { expect, it } from 'vitest';
import { messageIn } from '../../src/public/kept/push-message.ts';

const message = {
  title: 'Nr 1 – Autumn',
  body: 'Round 2: Board 1, White against Nr 4',
  path: '/t/autumn/player/p1',
  language: 'en',
};

it('reads a message as the server writes it', () => {
  const { title, body, path } = message;
  expect(messageIn(JSON.stringify(message))).toEqual({ title, body, path, lang: 'en' });
});

it.each([
  ['no JSON', 'Round 2'],
  ['nothing', ''],
  ['null', 'null'],
  ['a message without a text', JSON.stringify({ ...message, body: '' })],
  ['a message with another kind of title', JSON.stringify({ ...message, title: 7 })],
  ...['https://else.example/t/a', '//else.example/t/a', '/console', '/t/', '/t/../console'].map(
    (path) => [`a page that is no tournament’s: ${path}`, JSON.stringify({ ...message, path })],
  ),
])('shows nothing of %s', (_, text) => {
  expect(messageIn(text ?? '')).toBeNull();
});
