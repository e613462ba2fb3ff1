import { expect, it } from 'vitest';
import type { Application } from '../src/index.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import { applicationForTest } from './sample-tournament.ts';

type Headers = Awaited<ReturnType<typeof setUpArbiter>>;

interface Shown {
  readonly version: number;
  readonly divisions: readonly {
    readonly drawn: readonly { readonly round: number; readonly isPublished: boolean }[];
  }[];
  readonly matches: readonly {
    readonly id: string;
    readonly round: number;
    readonly home: string;
    readonly away: string;
  }[];
}

const teams = ['a', 'b', 'c', 'd'];
const draw = { kind: 'draw-round', division: 'top', round: 1, day: '', seed: 'lots' };
const publish = { kind: 'publish-round', division: 'top', round: 1 };
const takeBack = { kind: 'take-back-round', division: 'top', round: 1 };
const exchange = (one: string, other: string) => ({
  kind: 'exchange-teams',
  division: 'top',
  round: 1,
  one,
  other,
  reason: '',
});

/** A window of the leader's, which sends what it knows of: the version that it has seen. */
class Desk {
  readonly #app: Application;
  readonly #headers: Headers;
  readonly #league: string;
  #seen = 0;

  constructor(app: Application, headers: Headers, league: string) {
    [this.#app, this.#headers, this.#league] = [app, headers, league];
  }

  /** Loads the page anew. */
  async look(): Promise<Shown> {
    const answer = await apiClient(this.#app).get(`/leagues/${this.#league}`, this.#headers);
    const shown: Shown = await answer.json();
    this.#seen = shown.version;
    return shown;
  }

  async send(command: object, confirmed = false) {
    const answer = await apiClient(this.#app).post(
      `/leagues/${this.#league}/commands`,
      { basedOn: this.#seen, command, confirmed },
      this.#headers,
    );
    return { status: answer.status, text: await answer.text() };
  }
}

/** A division of a form with four teams, at two windows that have just been opened. */
async function twoDesks(form: string, ...before: readonly object[]) {
  const app = await applicationForTest();
  const client = apiClient(app);
  const headers = await setUpArbiter(app, client);
  const made = await client.post('/leagues', { values: { name: 'Pinse' } }, headers);
  const { id } = await made.json();
  const desks = [new Desk(app, headers, id), new Desk(app, headers, id)] as const;
  const values = { name: 'Åben', level: 1, boards: 2, promoted: 0, relegated: 0, form };
  const filled = { club: '', hall: '', homeDay: '', homeTime: '' };
  for (const command of [
    { kind: 'add-division', division: 'top', values },
    {
      kind: 'enter-teams',
      division: 'top',
      teams: teams.map((team) => ({ id: team, values: { ...filled, name: team } })),
    },
    ...before,
  ]) {
    await desks[0].look();
    expect(await desks[0].send(command)).toMatchObject({ status: 200 });
  }
  await desks[0].look();
  await desks[1].look();
  return desks;
}

it.each(['swiss', 'cup'])(
  'draws a round of a %s once, whoever draws it at a second window',
  async (form) => {
    const [one, other] = await twoDesks(form);
    expect(await one.send(draw)).toMatchObject({ status: 200 });
    const refused = await other.send(draw, true);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('round-drawn');
    expect((await other.look()).matches).toHaveLength(2);
    expect((await other.send(draw)).status).toBe(422);
  },
);

it.each(['swiss', 'cup'])(
  'publishes no draft of a %s that another window has changed',
  async (form) => {
    const [one, other] = await twoDesks(form, draw);
    const [first, second] = (await one.look()).matches;
    const [home, guest] = [first?.home ?? '', second?.away ?? ''];
    expect(await one.send(exchange(home, guest))).toMatchObject({ status: 200 });
    const refused = await other.send(publish);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('teams-exchanged');
    const seen = await other.look();
    expect(seen.divisions[0]?.drawn).toMatchObject([{ round: 1, isPublished: false }]);
    expect(seen.matches[0]?.home).toBe(guest);
    expect(await other.send(publish)).toMatchObject({ status: 200 });
    const [left] = (await other.look()).matches;
    expect(left?.home).toBe(guest);
  },
);

it('exchanges nobody in a draft that another window has taken back or published', async () => {
  const [one, other] = await twoDesks('swiss', draw);
  const [first, second] = (await other.look()).matches;
  const swap = exchange(first?.home ?? '', second?.home ?? '');
  expect(await one.send(takeBack)).toMatchObject({ status: 200 });
  expect((await other.send(swap)).status).toBe(409);
  await one.look();
  expect(await one.send(draw)).toMatchObject({ status: 200 });
  await other.look();
  await one.look();
  expect(await one.send(publish)).toMatchObject({ status: 200 });
  const late = await other.send(swap);
  expect(late.status).toBe(409);
  expect(late.text).toContain('round-published');
});

it('lets work on squads go on beside a draft', async () => {
  const [one, other] = await twoDesks('swiss');
  expect(await one.send(draw)).toMatchObject({ status: 200 });
  const named = { kind: 'change-team', team: 'a', changes: { hall: 'Salen' } };
  expect(await other.send(named)).toMatchObject({ status: 200 });
});
