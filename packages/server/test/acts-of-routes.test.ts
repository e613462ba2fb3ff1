import { expect, it } from 'vitest';
import { apiClient } from './api-client.ts';
import { applicationForTest } from './sample-tournament.ts';

/**
 * The addresses that take something and let everybody come who may see what it is about: they look
 * further themselves, by the command, by the owner's leave and the id that a phone was given, or they
 * change nothing.
 */
const lookingFurther: readonly string[] = [
  'delete /tournaments/{id}/push/{subscription}',
  'post /codes/{code}',
  'post /codes/{code}/asks',
  'post /events/{id}/commands',
  'post /events/{id}/screens/seen',
  'post /personal/about',
  'post /personal/find',
  'post /tournaments/{id}/commands',
  'post /tournaments/{id}/push',
  'post /tournaments/{id}/screens/seen',
];

it('whoever may only see something changes nothing at any other address', async () => {
  const { routes } = apiClient(await applicationForTest());
  const open = routes
    .filter(({ method, act }) => method !== 'get' && /^(see|read|follow)-/.test(act))
    .map(({ method, path }) => `${method} ${path}`);
  expect(open.toSorted().join('\n')).toBe(lookingFurther.toSorted().join('\n'));
});
