import type { Session } from '@rokade/server';
import type { Command } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { started } from '../../../test/tournament/played-journal.ts';
import { carryOut, idOf, memoryApplication } from './memory-application.ts';
import { loadPage } from './page-room.ts';

const session: Session = {
  accountId: 'bo',
  name: 'Bo Voß',
  csrf: 'a token',
  rights: [{ role: 'owner', for: { kind: 'organisation', organisation: 'own' } }],
};

const stayedAway: readonly Command[] = [
  {
    kind: 'enter-result',
    round: 1,
    board: 1,
    result: { kind: 'forfeit', absent: 'black', notice: false },
  },
  {
    kind: 'enter-result',
    round: 1,
    board: 2,
    result: { kind: 'played', white: 2, black: 0 },
  },
];

it.each<[string, readonly Command[]]>([
  ['not drafted', []],
  ['drafted', [{ kind: 'pair-round' }]],
])('asks about who missed round 1 while round 2 is %s', async (_, more) => {
  const app = await memoryApplication();
  const first = started[0];
  const id = idOf(first?.kind === 'create-tournament' ? first.id : '');
  await carryOut(app, id, ...started, ...stayedAway, ...more);
  const request = { route: '/console/[id]/round/[[round]]', params: { id } };
  const { status, data } = await loadPage(app, session, request);
  expect(status).toBe(200);
  expect(data['missedRound']).toBe(1);
  expect(data['noShows']).toHaveLength(1);
});
