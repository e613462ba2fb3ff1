/** @regulation DSU 2002 */
import { type EventCommand, type EventId, emptyEventValues } from '@rokade/event';
import type { Application, Session } from '@rokade/server';
import { describe, expect, it } from 'vitest';
import { ida, memoryApplication } from './memory-application.ts';
import { loadPage } from './page-room.ts';

const owner: Session = {
  accountId: ida.id,
  name: ida.name,
  csrf: 'a token',
  rights: [{ role: 'owner', for: { kind: 'organisation', organisation: 'own' } }],
} as unknown as Session;

const id = 'easter' as EventId;

/** An event by a regulation with a committee of so many. */
async function eventWith(app: Application, regulations: string, members: number): Promise<void> {
  const officers = Array.from({ length: members }, (_, index) => ({
    role: 'appeals' as const,
    name: `Member${index}, Ada`,
  }));
  const days = { firstDay: '2027-03-25', lastDay: '2027-03-29' };
  const values = { ...emptyEventValues, name: 'Easter', ...days, regulations, officers };
  const command: EventCommand = { kind: 'make-event', id, values };
  const done = await app.events.execute(
    id,
    { basedOn: 0, command, reason: '', confirmed: true },
    ida,
  );
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}

const pages = ['/console/events/[event]', '/console/events/[event]/settings'];

describe.each(pages)('%s', (route) => {
  it.each([
    [
      '§5b: five are two too many',
      'dsu-2002',
      5,
      '2 er for meget; der skal være 3. (DSU 2002 §5b)',
    ],
    ['§5b: three are enough', 'dsu-2002', 3, ''],
    ['where no regulation gives a number', 'fide-2012', 5, ''],
    ['III.B.11: a club’s own', 'tempelhof-2018', 5, '(Tempelhof 2018 III.B.11)'],
  ])('%s', async (_, regulations, members, expected) => {
    const app = await memoryApplication();
    await eventWith(app, regulations, members);
    const answer = await loadPage(app, owner, { route, params: { event: id } });
    const text = (answer.data['unlicensed'] as readonly string[]).join(' ');
    if (expected === '') expect(text).toBe('');
    else expect(text).toContain(expected);
  });
});
