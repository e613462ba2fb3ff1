import { describe, expect, it } from 'vitest';
import { apiClient, setUpArbiter } from './api-client.ts';
import {
  applicationForTest,
  carryOut,
  details,
  playerId,
  settings,
  tournamentId,
} from './sample-tournament.ts';

const numbers = [1, 2, 3, 4];

/** A tournament of four with numbers from 1 on, and its arbiter. */
async function hall() {
  const app = await applicationForTest();
  const api = apiClient(app);
  const owner = await setUpArbiter(app, api);
  const id = tournamentId('autumn');
  await carryOut(
    app,
    id,
    { kind: 'create-tournament', id, settings },
    {
      kind: 'enter-players',
      players: numbers.map((no) => ({ id: playerId(no), details: details(`Spiller ${no}`) })),
    },
    { kind: 'set-draw-numbers', order: numbers.map(playerId) },
  );
  const found = await app.tournaments.get(id);
  const basedOn = found.ok ? found.value.version : 0;
  const send = (body: object) =>
    api.post(`/tournaments/${id}/pairs`, { basedOn, kind: 'pair-by-hand', ...body }, owner);
  return { app, id, api, send };
}

describe('a round from paper, by the numbers of its players', () => {
  it('is paired as the command pairs it, with its question', async () => {
    const { app, id, send } = await hall();
    const answer = await send({ pairs: '3-1 2:4' });
    expect(answer.status).toBe(428);
    expect(await answer.json()).toMatchObject({ code: 'command.needs-confirmation' });
    const confirmed = await send({ pairs: '3-1 2:4', confirmed: true, reason: 'På papir' });
    expect(confirmed.status).toBe(200);
    const found = await app.tournaments.get(id);
    const games = found.ok ? found.value.rounds[0]?.games : [];
    expect(games?.map(({ white, black }) => [white, black])).toEqual([
      [playerId(3), playerId(1)],
      [playerId(2), playerId(4)],
    ]);
  });

  it('is refused with all its faults, and nothing is written', async () => {
    const { app, id, send } = await hall();
    const answer = await send({ pairs: '1-1 2-9 x', confirmed: true });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      code: 'draft.typed-wrong',
      field: 'pairs',
      faults: [
        { code: 'no-pair', text: 'x' },
        { code: 'twice', no: 1 },
        { code: 'unknown', no: 9 },
      ],
    });
    const found = await app.tournaments.get(id);
    expect(found.ok && found.value.rounds).toEqual([]);
  });

  it('is not for everybody', async () => {
    const { id, api } = await hall();
    const answer = await api.post(`/tournaments/${id}/pairs`, {
      basedOn: 4,
      kind: 'pair-by-hand',
      pairs: '1-2',
    });
    expect(answer.status).toBe(401);
  });
});
