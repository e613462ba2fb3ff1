import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf } from './addresses.ts';
import { type House, openHouse, type SentBody } from './house.ts';
import { pageRoutes } from './routes.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const form = 'application/x-www-form-urlencoded';
const parts = 'multipart/form-data';

/** Bodies as programs send them that get forms wrong. */
const bodies: readonly SentBody[] = [
  { type: parts, body: 'no boundary is named' },
  { type: `${parts}; boundary=x`, body: '--x\r\nbroken off' },
  { type: `${parts}; boundary=x`, body: '' },
  { type: 'application/pdf', body: 'no form at all' },
  { type: 'application/json', body: '{"to":' },
  { type: form, body: '' },
  { type: form, body: '%E0%A4%A&=&&&csrf' },
  { type: form, body: `to=${encodeURIComponent('../../etc/passwd')}&method=brew` },
  { type: form, body: 'to=%2Fregister%2Fcommands&__proto__.kind=x&command.constructor=y' },
  { type: form, body: `to=%2Fregister%2Fcommands&${'command.'.repeat(2000)}kind=x` },
];

/** Pages with every kind of action: those that pass a form on, for members and for strangers, and their own. */
const kinds = ['/console/people/new', '/console/new', '/sign-in', '/setup', '/r/[code]'];

async function refuses(route: string, { type, body }: SentBody): Promise<void> {
  const { path } = addressOf(route, house.holdings);
  const sent =
    type === form ? { type, body: `csrf=${house.csrfOf('owner')}&${body}` } : { type, body };
  for (const reader of ['owner', 'nobody'] as const) {
    const { status } = await house.post(reader, `${path}?/tell`, sent);
    expect([reader, status < 500]).toEqual([reader, true]);
  }
}

it.each(kinds.flatMap((route) => bodies.map((sent) => [route, sent] as const)))(
  '%s takes nothing that is no form: %o',
  async (route, sent) => {
    const before = await house.versions();
    await refuses(route, sent);
    expect(await house.versions()).toBe(before);
  },
);

it.each(pageRoutes)('%s is not broken by a form that ends in the middle', async (route) => {
  const { path } = addressOf(route, house.holdings);
  const sent = { type: `${parts}; boundary=x`, body: '--x\r\nbroken off' };
  expect((await house.post('owner', path, sent)).status).toBeLessThan(500);
});
