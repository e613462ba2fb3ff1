import { readFileSync } from 'node:fs';
import {
  type EntrantId,
  type EntryFacts,
  type EventCommand,
  type EventId,
  type EventTypes,
  emptyClassFacts,
  emptyEntryFacts,
  emptyEventValues,
  eventBook,
  type GroupId,
  type Happening,
  type Invitation,
} from '@rokade/event';
import type { Returned } from '@rokade/journal';
import { err } from '@rokade/rules';
import { emptyDetails, type TournamentId } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { putAway } from '../src/events/put-away.ts';
import { type Application, parseJournalFile, personalAt } from '../src/index.ts';
import type { Books } from '../src/kinds/books.ts';
import { apiClient, setUpArbiter } from './api-client.ts';
import {
  applicationForTest,
  carryOut,
  ida,
  settings,
  startTournament,
  tournamentId,
} from './sample-tournament.ts';

const id = 'christmas' as EventId;
const person = (number: number): EntrantId => `p${number}` as EntrantId;
const group = (tournament: TournamentId): GroupId => tournament as string as GroupId;

const make: EventCommand = {
  kind: 'make-event',
  id,
  values: {
    ...emptyEventValues,
    name: 'Juleskak',
    officers: [{ role: 'arbiter', name: 'Bo Møller' }],
  },
};

const enter = (number: number, name: string, into: GroupId | null = null): EventCommand => ({
  kind: 'enter-entrants',
  entrants: [{ id: person(number), values: { ...emptyDetails, name, club: 'K41' }, group: into }],
});

/** Every kind of happening stands in the kept journal; a new one does not compile until it is named. */
const kinds: Readonly<Record<Happening['kind'] | Returned['kind'], true>> = {
  'event-made': true,
  'event-changed': true,
  'invitation-changed': true,
  'point-ticked': true,
  'group-added': true,
  'group-removed': true,
  'entrant-entered': true,
  'entrant-changed': true,
  'entrant-placed': true,
  'entrant-removed': true,
  'entrant-erased': true,
  'class-facts-said': true,
  'class-given': true,
  'class-accepted': true,
  'rights-written': true,
  'entry-said': true,
  'returned-to': true,
};

/** What format 4 was the first to say. */
const ofFormat4: readonly string[] = [
  'invitation-changed',
  'class-facts-said',
  'class-given',
  'class-accepted',
  'rights-written',
  'entry-said',
];

async function say(app: Application, command: EventCommand, confirmed = false) {
  const found = await app.events.get(id);
  const basedOn = found.ok ? found.value.version : 0;
  return app.events.execute(id, { basedOn, command, reason: '', confirmed }, ida);
}

async function withCommands(
  app: Application,
  ...commands: readonly EventCommand[]
): Promise<Application> {
  for (const command of commands) expect(await say(app, command)).toMatchObject({ ok: true });
  return app;
}

/** An application with two tournaments that are groups of an event. */
async function withGroups(): Promise<Application> {
  const app = await applicationForTest();
  for (const name of ['a', 'b']) {
    const own = { ...settings, name: 'Juleskak', group: name };
    const command = { kind: 'create-tournament', id: tournamentId(name), settings: own } as const;
    await carryOut(app, tournamentId(name), command);
  }
  return withCommands(
    app,
    make,
    { kind: 'add-group', group: group(tournamentId('a')) },
    { kind: 'add-group', group: group(tournamentId('b')) },
  );
}

const [a, b] = [group(tournamentId('a')), group(tournamentId('b'))] as const;

const taker = { actor: ida, may: () => true };

async function namesIn(app: Application, name: string): Promise<readonly string[]> {
  const found = await app.tournaments.get(tournamentId(name));
  return found.ok ? found.value.players.map(({ details }) => details.name) : [];
}

async function exported(app: Application): Promise<string> {
  const text = await app.events.exportJson(id);
  if (!text.ok) throw new Error(text.error.code);
  return text.value;
}

describe('an event', () => {
  it('takes tournaments that are there as groups, each in one event', async () => {
    const app = await withGroups();
    const unknown = group(tournamentId('gone'));
    expect(await say(app, { kind: 'add-group', group: unknown })).toMatchObject({
      error: { code: 'event.unknown-group' },
    });
    const other = 'easter' as EventId;
    const values = { ...emptyEventValues, name: 'Påskeskak' };
    const request = { basedOn: 0, reason: '', confirmed: false };
    await app.events.execute(
      other,
      { ...request, command: { kind: 'make-event', id: other, values } },
      ida,
    );
    expect(
      await app.events.execute(
        other,
        { ...request, basedOn: 1, command: { kind: 'add-group', group: a } },
        ida,
      ),
    ).toMatchObject({ error: { code: 'event.group-elsewhere', event: 'Juleskak' } });
  });

  it('hands its entry list to the groups, and moves people before the first round', async () => {
    const app = await withGroups();
    await withCommands(
      app,
      enter(1, 'Alm, Ida', a),
      enter(2, 'Berg, Bo', a),
      enter(3, 'Dam, Eva', b),
    );
    expect(await app.events.takeOver(id, taker)).toEqual({ ok: true, value: [] });
    expect(await namesIn(app, 'a')).toEqual(['Alm, Ida', 'Berg, Bo']);
    await withCommands(
      app,
      { kind: 'place-entrants', entrants: [person(2)], group: b },
      { kind: 'change-entrant', entrant: person(3), changes: { name: 'Dam, Eva M.' } },
    );
    await app.events.takeOver(id, taker);
    expect(await namesIn(app, 'a')).toEqual(['Alm, Ida']);
    expect(await namesIn(app, 'b')).toEqual(['Dam, Eva M.', 'Berg, Bo']);
    const { value } = (await app.events.planTakingOver(id)) as { value: { plan: unknown } };
    expect(value.plan).toMatchObject([
      { enters: [], changes: [], leaves: [] },
      { enters: [], changes: [], leaves: [] },
    ]);
  });

  it('keeps who is paired in their group', async () => {
    const app = await withGroups();
    await withCommands(app, enter(1, 'Alm, Ida', a), enter(2, 'Berg, Bo', a));
    await app.events.takeOver(id, taker);
    await carryOut(
      app,
      tournamentId('a'),
      { kind: 'close-entries' },
      { kind: 'draw-lots', seed: 'x' },
      { kind: 'pair-round' },
    );
    const seated = { error: { code: 'event.group-begun', name: 'Alm, Ida' } };
    const move = { kind: 'place-entrants', entrants: [person(1)], group: b } as const;
    expect(await say(app, move)).toMatchObject(seated);
    expect(await say(app, { kind: 'remove-entrant', entrant: person(1) })).toMatchObject(seated);
  });

  it('tells a group nothing that the asker may not tell it', async () => {
    const app = await withGroups();
    await withCommands(app, enter(1, 'Alm, Ida', a), enter(2, 'Berg, Bo', b));
    const may = (group: GroupId): boolean => group === b;
    expect(await app.events.takeOver(id, { actor: ida, may })).toEqual({
      ok: true,
      value: [{ group: a, error: { code: 'request.not-allowed' } }],
    });
    expect(await namesIn(app, 'a')).toEqual([]);
    expect(await namesIn(app, 'b')).toEqual(['Berg, Bo']);
  });

  it('is told that somebody changed the same person meanwhile, and not that others were', async () => {
    const app = await withGroups();
    await withCommands(app, enter(1, 'Alm, Ida'), enter(2, 'Berg, Bo'));
    const basedOn = 5;
    const change = (number: number, club: string) =>
      app.events.execute(
        id,
        {
          basedOn,
          command: { kind: 'change-entrant', entrant: person(number), changes: { club } },
          reason: '',
          confirmed: false,
        },
        ida,
      );
    expect(await change(1, 'Brønshøj')).toMatchObject({ ok: true });
    expect(await change(2, 'Brønshøj')).toMatchObject({ ok: true });
    expect(await change(1, 'Skovlunde')).toMatchObject({ error: { code: 'store.conflict' } });
  });

  it('goes out as a file and comes in whole, under a new id where its own is taken', async () => {
    const app = await withGroups();
    await withCommands(app, enter(1, 'Alm, Ida', a));
    const text = await exported(app);
    const other = await applicationForTest();
    expect(await other.events.importJson(text)).toEqual({ ok: true, value: id });
    expect(await other.events.get(id)).toEqual(await app.events.get(id));
    const again = await app.events.importJson(text);
    expect(again).toMatchObject({ ok: true });
    expect(again.ok && again.value !== id).toBe(true);
    expect(await app.events.importJson('{}')).toMatchObject({
      error: { code: 'import.invalid' },
    });
  });

  it('erases somebody for good, also by a search through all books', async () => {
    const app = await withGroups();
    await withCommands(app, enter(1, 'Alm, Ida', a), enter(2, 'Berg, Bo', b), {
      kind: 'change-entrant',
      entrant: person(1),
      changes: { name: 'Alm-Holm, Ida' },
    });
    await app.events.takeOver(id, taker);
    const erase = { kind: 'erase-entrant', entrant: person(1) } as const;
    expect(await say(app, erase)).toMatchObject({ error: { code: 'event.confirm-erasing' } });
    const personal = personalAt(app, { ratings: true, sanctions: true, money: true });
    const { persons } = await personal.find(['alm, ida']);
    expect(persons).toMatchObject([{ book: 'event', entrant: 'p1', name: 'Alm-Holm, Ida' }]);
    const both = (await personal.find(['Alm-Holm, Ida'])).persons;
    expect(both.map(({ book }) => book)).toEqual(['tournament', 'event']);
    expect(JSON.stringify(await personal.about(both))).toContain('K41');
    for (const found of both) {
      expect(await personal.erase(found, ida)).toMatchObject({ ok: true });
    }
    expect(await exported(app)).not.toMatch(/Alm/);
    expect(await exported(app)).toContain('Berg');
    expect((await personal.find(['Alm-Holm, Ida'])).persons).toEqual([]);
    expect(await namesIn(app, 'a')).toEqual(['N. N.']);
  });

  it('is shown to everybody once it is public, without its entry list', async () => {
    const app = await withGroups();
    const api = apiClient(app);
    await withCommands(app, enter(1, 'Alm, Ida', a));
    expect((await api.get(`/events/${id}`)).status).toBe(404);
    expect(await (await api.get('/events')).json()).toEqual({ events: [], next: null });
    await withCommands(app, { kind: 'change-event', changes: { published: true } });
    const seen = await (await api.get(`/events/${id}`)).text();
    expect(seen).toContain('Bo Møller');
    expect(seen).not.toContain('Alm');
    const signedIn = await setUpArbiter(app, api);
    expect(await (await api.get(`/events/${id}`, signedIn)).text()).toContain('Alm');
  });

  it.each([
    ['the house’s', {}, 'dsu-2002'],
    ['those it names', { regulations: 'tempelhof-2018' }, 'tempelhof-2018'],
    ['none, where it says so', { regulations: '' }, ''],
  ])('is held by regulations: %s', async (_, changes, regulations) => {
    const app = await applicationForTest();
    const api = apiClient(app);
    const mine = await setUpArbiter(app, api);
    const { regulations: __, ...values } = { ...emptyEventValues, name: 'Vinter Open' };
    const made = await api.post('/events', { values: { ...values, ...changes } }, mine);
    const { id } = (await made.json()) as { id: string };
    const event = await (await api.get(`/events/${id}`, mine)).json();
    expect(event).toMatchObject({ values: { regulations } });
  });

  it('is made, changed, taken over and put away by the API', async () => {
    const app = await applicationForTest();
    const tournament = await startTournament(app);
    const api = apiClient(app);
    const mine = await setUpArbiter(app, api);
    const values = { ...emptyEventValues, name: 'Vinter Open' };
    const made = (await (await api.post('/events', { values }, mine)).json()) as { id: string };
    expect(made.id).toMatch(/^vinter-open-/);
    const tell = (basedOn: number, command: object) =>
      api.post(`/events/${made.id}/commands`, { basedOn, command }, mine);
    expect((await tell(1, { kind: 'add-group', group: tournament })).status).toBe(200);
    expect((await tell(1, { kind: 'add-group', group: tournament })).status).toBe(409);
    expect((await tell(2, { kind: 'no-such' })).status).toBe(400);
    const entrants = [{ id: 'p99', values: { ...emptyDetails, name: 'Ny, Nina' }, group: null }];
    expect((await tell(2, { kind: 'enter-entrants', entrants })).status).toBe(200);
    expect(
      (await tell(3, { kind: 'enter-entrants', entrants: [{ ...entrants[0], id: 'x' }] })).status,
    ).toBe(428);
    const taken = await api.post(`/events/${made.id}/take-over`, {}, mine);
    expect(await taken.json()).toEqual({ notTaken: [] });
    expect((await api.get(`/events/${made.id}/export`, mine)).status).toBe(200);
    const away = await api.post(`/events/${made.id}/archive`, { archived: true }, mine);
    expect(away.status).toBe(204);
    expect(await (await api.get('/events', mine)).json()).toEqual({ events: [], next: null });
    expect(api.bugs).toEqual([]);
  });

  it('is put away with its groups and comes back with them; a group that stays keeps it', async () => {
    const app = await withGroups();
    const inLists = async () => {
      const tournaments = (await app.tournaments.list()).filter(({ archived }) => !archived);
      const events = (await app.events.list()).filter(({ archived }) => !archived);
      return [tournaments.map((one) => one.group).toSorted(), events.length];
    };
    const put = (archived: boolean, notIn: readonly string[] = []) =>
      app.events.putAway(id, { archived, may: (one) => !notIn.includes(one) });
    expect(await put(true, ['b'])).toEqual({
      ok: false,
      error: { code: 'event.groups-left', groups: 'b' },
    });
    expect(await inLists()).toEqual([['b'], 1]);
    expect(await put(true)).toEqual({ ok: true, value: null });
    expect(await inLists()).toEqual([[], 0]);
    expect(await put(false)).toEqual({ ok: true, value: null });
    expect(await inLists()).toEqual([['a', 'b'], 1]);
  });

  it('stays where the disk fails at a group, which is nobody else’s for that', async () => {
    const app = await withGroups();
    const full = err({ code: 'store.failed', problem: 'disk-full' } as const);
    const tournaments = { ...app.tournaments, archive: async () => full };
    const books = app.events as unknown as Books<EventTypes>;
    const request = { archived: true, may: () => true };
    expect(await putAway({ books, tournaments }, id, request)).toEqual(full);
    expect(await app.events.putAway(id, request)).toEqual({ ok: true, value: null });
  });

  it('leaves a group that is another event’s by now, and one that is gone, where they are', async () => {
    const app = await withGroups();
    const put = (event: EventId) => app.events.putAway(event, { archived: true, may: () => true });
    expect((await put(id)).ok).toBe(true);
    const easter = 'easter' as EventId;
    const values = { ...emptyEventValues, name: 'Påskeskak' };
    const commands: readonly EventCommand[] = [
      { kind: 'make-event', id: easter, values },
      { kind: 'add-group', group: group(tournamentId('a')) },
    ];
    for (const [basedOn, command] of commands.entries()) {
      const request = { basedOn, command, reason: '', confirmed: false };
      expect((await app.events.execute(easter, request, ida)).ok).toBe(true);
    }
    await app.tournaments.archive(tournamentId('a'), false);
    expect((await put(id)).ok).toBe(true);
    const listed = await app.tournaments.list();
    expect(listed.map((one) => [one.group, one.archived]).toSorted()).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });

  it('has a timeline whose points are ticked off', async () => {
    const app = await withGroups();
    const tick = (point: string, day: string): EventCommand => ({ kind: 'tick-point', point, day });
    const days = { firstDay: '2026-12-27', lastDay: '2026-12-30' };
    await withCommands(app, { kind: 'change-event', changes: days });
    expect(await say(app, tick('dsu-2002 king', '2026-12-01'))).toMatchObject({
      error: { code: 'event.field-invalid', field: 'point' },
    });
    expect(await say(app, tick('dsu-2002 fee', '2026-12-32'))).toMatchObject({
      error: { code: 'event.field-invalid', field: 'day' },
    });
    const done = async () => {
      const found = await app.events.get(id);
      return found.ok ? found.value.done : null;
    };
    await withCommands(
      app,
      tick('dsu-2002 fee', '2026-12-20'),
      tick('dsu-2002 report', '2027-01-02'),
    );
    expect(await done()).toEqual({ 'dsu-2002 fee': '2026-12-20', 'dsu-2002 report': '2027-01-02' });
    await withCommands(app, tick('dsu-2002 fee', ''));
    expect(await done()).toEqual({ 'dsu-2002 report': '2027-01-02' });
    const api = apiClient(app);
    const mine = await setUpArbiter(app, api);
    const { points } = await (await api.get(`/events/${id}/timeline`, mine)).json();
    expect(points.find(({ point }: { point: string }) => point === 'dsu-2002 report')).toEqual({
      point: 'dsu-2002 report',
      regulation: 'dsu-2002',
      article: '§5g',
      bearer: 'tl',
      date: '2027-01-06',
      time: '',
      round: null,
      done: '2027-01-02',
      state: 'done',
      doneBy: ida.name,
      advice: false,
    });
    const codesOf = async (): Promise<readonly string[]> => {
      const read = await (await api.get(`/events/${id}/timeline`, mine)).json();
      return read.points.map(({ point }: { point: string }) => point.split(' ')[1]);
    };
    const others = ['open-invitation', 'rating-notice', 'elo-notice', 'elo-report'];
    expect(await codesOf()).toEqual(expect.arrayContaining(others));
    const changes = { kind: 'closed', ratedBy: 'nobody', level: 'l4' } as const;
    await withCommands(app, { kind: 'change-invitation', changes });
    const left = await codesOf();
    expect(others.filter((code) => left.includes(code))).toEqual([]);
  });

  it('has an invitation that says what is missing, and is read by everybody once it is public', async () => {
    const app = await withGroups();
    const invite = (changes: Partial<Invitation>): EventCommand => ({
      kind: 'change-invitation',
      changes,
    });
    await withCommands(app, { kind: 'change-event', changes: { published: true } });
    await withCommands(
      app,
      invite({ kind: 'closed', entriesTo: 'ida@k41.dk', announcedOn: '2026-11-01' }),
    );
    const api = apiClient(app);
    const mine = await setUpArbiter(app, api);
    const stands = async () => (await api.get(`/events/${id}/invitation`, mine)).json();
    const missing = async () =>
      (await stands()).contents
        .filter(({ isSaid }: { isSaid: boolean }) => !isSaid)
        .map(
          ({ article, content }: { article: string; content: string }) => `${article} ${content}`,
        );
    expect(await missing()).toContain('§61b conditions');
    expect(await missing()).not.toContain('4.9.1-4 entries-to');
    expect(await missing()).not.toContain('§61 system');
    await withCommands(app, invite({ conditions: 'Members of K41 and Brønden' }));
    expect(await missing()).not.toContain('§61b conditions');
    expect((await api.get(`/events/${id}/invitation`)).status).toBe(401);
    const shown = async () => (await (await api.get(`/events/${id}`)).json()).invitation;
    expect(await shown()).toBeNull();
    await withCommands(app, invite({ publication: 'public' }));
    expect(await shown()).toEqual({
      kind: 'closed',
      entriesTo: 'ida@k41.dk',
      conditions: 'Members of K41 and Brønden',
    });
    await withCommands(app, invite({ combination: 'Two groups of ten, then a final' }));
    expect((await stands()).problems).toEqual([
      { code: 'not-approved', edition: 'dsu-2002', article: '§65e', by: expect.any(String) },
    ]);
  });

  it('has classes with the reason of each, by hand too, and keeps what is accepted', async () => {
    const app = await withGroups();
    await withCommands(
      app,
      enter(1, 'Hansen, Ida'),
      enter(2, 'Møller, Bo'),
      { kind: 'change-event', changes: { firstDay: '2026-04-01', lastDay: '2026-04-06' } },
      { kind: 'change-invitation', changes: { kind: 'championship' } },
      { kind: 'change-entrant', entrant: person(1), changes: { rating: 1950 } },
      { kind: 'give-class', entrant: person(2), class: 'veterans', reason: 'FU' },
    );
    const facts = { ...emptyClassFacts, rights: ['national-winner'] } as const;
    await withCommands(app, { kind: 'say-class-facts', people: [{ entrant: person(1), facts }] });
    const api = apiClient(app);
    const mine = await setUpArbiter(app, api);
    const read = async () => (await api.get(`/events/${id}/classes`, mine)).json();
    const { classes, rules, kept } = await read();
    expect(rules).toBe('dsu-2002');
    expect(classes).toMatchObject([
      { code: 'national', places: [{ key: 'p1', because: [{ article: '§36.1' }] }] },
      { code: 'veterans', places: [{ key: 'p2', because: [{ code: 'classes.by-hand' }] }] },
    ]);
    expect(kept.byHand).toEqual({ p2: { class: 'veterans', reason: 'FU' } });
    const place = { class: 'national', code: 'classes.national-winner', article: '§36.1' } as const;
    const accept = (entrant: EntrantId, by: string): EventCommand => ({
      kind: 'accept-classes',
      places: [{ entrant, rules: by, ...place }],
    });
    await withCommands(app, accept(person(1), rules));
    expect((await read()).kept.accepted).toEqual({ p1: { rules, ...place } });
    expect(await say(app, accept(person(1), 'dsu-1999'))).toMatchObject({
      error: { code: 'event.field-invalid', field: 'rules' },
    });
    expect(await say(app, accept(person(9), rules))).toMatchObject({
      error: { code: 'event.unknown-entrant' },
    });
    await withCommands(app, { kind: 'remove-entrant', entrant: person(2) });
    expect((await read()).kept.byHand).toEqual({});
  });

  it('keeps how people entered, and takes the list back with its ratings, highest first (DSU 2002 4.9.1-7)', async () => {
    const app = await withGroups();
    const api = apiClient(app);
    const mine = await setUpArbiter(app, api);
    await withCommands(app, enter(1, 'Hansen, Ida'), enter(2, 'Møller, Bo', a));
    const facts = {
      ...emptyEntryFacts,
      way: 'once' as const,
      address: 'Klostergade 34, Aarhus',
      phone: '86 12 34 56',
    };
    const entries: EventCommand = { kind: 'say-entries', people: [{ entrant: person(1), facts }] };
    await withCommands(app, entries, entries);
    const bad = (changes: Partial<EntryFacts>): EventCommand => ({
      kind: 'say-entries',
      people: [{ entrant: person(1), facts: { ...facts, ...changes } }],
    });
    for (const changes of [
      { enteredOn: 'soon' },
      { dispensation: '2026-02-30' },
      { address: 'a\nb' },
      { phone: 'a\nb' },
    ]) {
      expect(await say(app, bad(changes))).toMatchObject({
        error: { code: 'event.field-invalid' },
      });
    }
    const returned: EventCommand = {
      kind: 'return-list',
      point: 'dsu-2002 list-returned',
      day: '2026-12-20',
      ratings: [
        { entrant: person(1), rating: 1523 },
        { entrant: person(2), rating: null },
      ],
    };
    for (const changes of [{ day: '' }, { point: 'dsu-2002 list-sent' }]) {
      expect(await say(app, { ...returned, ...changes })).toMatchObject({
        error: { code: 'event.field-invalid' },
      });
    }
    const gone = { ...returned, ratings: [{ entrant: person(9), rating: 1 }] };
    expect(await say(app, gone)).toMatchObject({ error: { code: 'event.unknown-entrant' } });
    await withCommands(app, returned);
    const found = await api.get(`/events/${id}/entry-list`, mine);
    const { lines } = await found.json();
    expect(lines).toMatchObject([
      {
        values: { rating: 1523 },
        facts: { way: 'once' },
        registered: null,
        number: null,
        class: 'second',
      },
      { values: { rating: null }, facts: { way: '' }, class: null },
    ]);
    expect(
      lines[0].findings.map(({ code, article }: { code: string; article: string }) => [
        code,
        article,
      ]),
    ).toEqual([
      ['guest-once', '§63'],
      ['no-birth', '§64'],
    ]);
    await say(app, { kind: 'erase-entrant', entrant: person(1) }, true);
    expect(await exported(app)).not.toMatch(/Klostergade|86 12/);
    const erased = await app.events.get(id);
    expect(erased.ok && erased.value.entries[person(1)]).toMatchObject({
      way: 'once',
      address: '',
      phone: '',
    });
    await withCommands(app, { kind: 'remove-entrant', entrant: person(1) });
    const left = await app.events.get(id);
    expect(left.ok && Object.keys(left.value.entries)).toEqual(['p2']);
  });

  it('puts nobody in a class by hand without a reason, and forgets it with whoever is erased', async () => {
    const app = await withGroups();
    await withCommands(app, enter(1, 'Hansen, Ida'));
    const give = (code: 'women' | '', reason: string): EventCommand => ({
      kind: 'give-class',
      entrant: person(1),
      class: code,
      reason,
    });
    for (const [reason, problem] of [
      [' ', 'missing'],
      ['a\nb', 'unprintable'],
      ['x'.repeat(201), 'too-long'],
    ] as const) {
      expect(await say(app, give('women', reason))).toMatchObject({
        error: { code: 'event.field-invalid', field: 'reason', problem },
      });
    }
    await withCommands(app, give('women', 'Syg til den ordinære'));
    expect(await say(app, { kind: 'erase-entrant', entrant: person(1) }, true)).toMatchObject({
      ok: true,
    });
    expect((await app.events.exportJson(id)) as unknown).not.toMatchObject({
      value: expect.stringContaining('Syg'),
    });
    const kept = async () => {
      const found = await app.events.get(id);
      return found.ok ? found.value.classes.byHand : null;
    };
    expect(await kept()).toEqual({ p1: { class: 'women', reason: '' } });
    await withCommands(app, give('', 'whatever'));
    expect(await kept()).toEqual({});
  });

  it.each([
    [1, (kind: string) => kind !== 'point-ticked' && !ofFormat4.includes(kind)],
    [2, (kind: string) => kind !== 'point-ticked' && !ofFormat4.includes(kind)],
    [3, (kind: string) => !ofFormat4.includes(kind)],
    [4, () => true],
    [5, () => true],
    [6, () => true],
  ] as const)('of format %i is read for ever', (format, isThere) => {
    const kept = new URL(`./fixtures/journals/event-${format}.json`, import.meta.url);
    const parsed = parseJournalFile(eventBook, readFileSync(kept, 'utf8'));
    expect(parsed).toMatchObject({
      ok: true,
      value: { summary: { name: 'Juleskak 2026', groups: [a, b], entrants: 2 } },
    });
    const found = parsed.ok ? parsed.value.entries.map(({ event }) => event.kind) : [];
    expect(new Set(found)).toEqual(new Set(Object.keys(kinds).filter(isThere)));
  });
});
