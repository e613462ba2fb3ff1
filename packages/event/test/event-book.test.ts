import { type Entry, foldJournal, makeEntries } from '@rokade/journal';
import { emptyDetails } from '@rokade/players';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChessEvent,
  type EntrantId,
  type EventCommand,
  type EventId,
  emptyEntryFacts,
  emptyEventValues,
  emptyInvitation,
  entryFactsByClock,
  eventBook,
  type GroupId,
  type GroupPlayers,
  type Happening,
  happeningFollows,
  type Invitation,
  planTakingOver,
  publicEvent,
} from '../src/index.ts';

const id = 'christmas' as EventId;
const [a, b] = ['group-a', 'group-b'] as [GroupId, GroupId];
const entrant = (number: number): EntrantId => `p${number}` as EntrantId;
const named = (name: string, more = {}) => ({ ...emptyDetails, name, ...more });

const make: EventCommand = {
  kind: 'make-event',
  id,
  values: {
    ...emptyEventValues,
    name: 'Christmas Chess',
    firstDay: '2026-12-27',
    lastDay: '2026-12-30',
  },
};

const enter = (
  number: number,
  name: string,
  { group = null as GroupId | null, ...more } = {},
): EventCommand => ({
  kind: 'enter-entrants',
  entrants: [{ id: entrant(number), values: named(name, more), group }],
});

interface Written {
  readonly state: ChessEvent | null;
  readonly happened: readonly Happening[];
}

/** The result of carrying out commands; refused ones change nothing. */
function carriedOut(commands: readonly EventCommand[], confirmed = false): Written {
  let written: Written = { state: null, happened: [] };
  for (const command of commands) {
    const decided = eventBook.decide(written.state, { command, reason: '', confirmed });
    if (decided.ok) written = changed(written, decided.value);
  }
  return written;
}

function changed({ state, happened }: Written, events: readonly Happening[], at = ''): Written {
  let after = state;
  for (const event of events) {
    const entry: Entry<Happening> = {
      version: (after?.version ?? 0) + 1,
      at,
      actor: { id: '', name: '' },
      reason: '',
      event,
    };
    after = eventBook.evolve(after, entry);
  }
  return { state: after, happened: [...happened, ...events] };
}

function state(...commands: readonly EventCommand[]): ChessEvent {
  const { state: reached } = carriedOut([make, ...commands]);
  if (reached === null) throw new Error('no event');
  return reached;
}

const refusal = (before: ChessEvent | null, command: EventCommand, confirmed = false) => {
  const decided = eventBook.decide(before, { command, reason: '', confirmed });
  return decided.ok ? null : decided.error;
};

const addBoth: readonly EventCommand[] = [
  { kind: 'add-group', group: a },
  { kind: 'add-group', group: b },
];

describe('an event', () => {
  it.each<[string, Partial<typeof emptyEventValues>, object]>([
    ['no name', { name: ' ' }, { code: 'event.field-invalid', field: 'name', problem: 'missing' }],
    ['no day', { firstDay: 'Monday' }, { field: 'firstDay', problem: 'not-a-date' }],
    ['days reversed', { lastDay: '2026-12-26' }, { code: 'event.days-reversed' }],
    ['two lines', { place: 'Aarhus\nC' }, { field: 'place', problem: 'unprintable' }],
    ['nobody', { officers: [{ role: 'arbiter', name: '' }] }, { field: 'officers' }],
  ])('is not made with %s', (_, changes, expected) => {
    const values = { ...make.values, ...changes };
    expect(refusal(null, { ...make, values })).toMatchObject(expected);
    expect(refusal(state(), { kind: 'change-event', changes })).toMatchObject(expected);
  });

  describe('the day on which a person entered', () => {
    const at = '2026-12-18T23:30:00.000Z';
    const ahead = { at: (utc: string) => (utc === at ? '2026-12-19T08:30' : utc) };
    const entered = changed(
      carriedOut([make]),
      [{ kind: 'entrant-entered', entrant: entrant(1), values: named('Alm, Ida'), group: null }],
      at,
    ).state;
    const afterGiving = (enteredOn: string) => {
      const people = [{ entrant: entrant(1), facts: { ...emptyEntryFacts, enteredOn } }];
      const decided = eventBook.decide(entered, {
        command: { kind: 'say-entries', people },
        reason: '',
        confirmed: false,
      });
      if (!decided.ok) throw new Error(decided.error.code);
      return changed({ state: entered, happened: [] }, decided.value).state;
    };
    const dayIn = (event: ChessEvent | null): string =>
      entryFactsByClock(event?.entries[entrant(1)] ?? emptyEntryFacts, ahead).enteredOn;

    it('is that of the hall’s clock, not of Greenwich', () => {
      expect(dayIn(entered)).toBe('2026-12-19');
    });

    it.each(['2026-12-19', '2026-12-17', ''])('is »%s« once somebody gave it', (day) => {
      const event = afterGiving(day);
      expect(event?.entries[entrant(1)]?.enteredOn).toBe(day);
      expect(dayIn(event)).toBe(day);
    });
  });

  it('has each tournament once, and lets its people go with it', () => {
    const event = state(...addBoth, enter(1, 'Alm, Ida', { group: a }));
    expect(event.groups).toEqual([a, b]);
    expect(refusal(event, { kind: 'add-group', group: a })).toMatchObject({
      code: 'event.group-twice',
    });
    const without = state(...addBoth, enter(1, 'Alm, Ida', { group: a }), {
      kind: 'remove-group',
      group: a,
    });
    expect(without.groups).toEqual([b]);
    expect(without.entrants).toMatchObject([{ id: 'p1', group: null }]);
  });

  it.each<[string, object, object, boolean]>([
    ['the same name', {}, {}, true],
    ['the same name, spaced otherwise', {}, { name: 'ALM,ida' }, true],
    ['a birth that says more', { birthDate: '2001' }, { birthDate: '2001-05-02' }, true],
    ['another birth', { birthDate: '2001' }, { birthDate: '1958' }, false],
    ['another club', { club: 'Sydøst' }, { club: 'Brønshøj' }, false],
    ['another number', { nationalId: '7' }, { nationalId: '8' }, false],
    ['another name', {}, { name: 'Alm, Bo' }, false],
    ['the same number', { fideId: '1400' }, { name: 'Alm Berg, I.', fideId: '1400' }, true],
  ])('asks before it enters somebody with %s', (_, before, after, asks) => {
    const event = state(enter(1, 'Alm, Ida', before));
    const again = enter(2, 'Alm, Ida', after);
    expect(refusal(event, again)?.code).toBe(asks ? 'event.duplicate' : undefined);
    expect(refusal(event, again, true)).toBe(null);
  });

  it('enters all of a list or none', () => {
    const command: EventCommand = {
      kind: 'enter-entrants',
      entrants: [
        { id: entrant(1), values: named('Alm, Ida'), group: null },
        { id: entrant(2), values: named(''), group: null },
      ],
    };
    expect(refusal(state(), command)).toMatchObject({ field: 'name', problem: 'missing' });
    expect(state(command).entrants).toEqual([]);
  });

  it('is not changed by officers whose properties stand in another order', () => {
    const officers = [{ role: 'arbiter', name: 'Bo' }] as const;
    const event = state({ kind: 'change-event', changes: { officers } });
    const again = {
      kind: 'change-event',
      changes: { officers: [{ name: 'Bo', role: 'arbiter' }] },
    };
    const command = again as EventCommand;
    expect(eventBook.decide(event, { command, reason: '', confirmed: false })).toEqual({
      ok: true,
      value: [],
    });
  });

  it('is begun once, and by being made', () => {
    expect(refusal(null, enter(1, 'Alm, Ida'))).toEqual({ code: 'event.missing' });
    expect(refusal(state(), make)).toEqual({ code: 'event.exists' });
  });

  it('shows everybody what is said of it, and nobody who entered', () => {
    const shown = publicEvent(state(...addBoth, enter(1, 'Alm, Ida')));
    expect(Object.keys(shown).sort()).toEqual([
      'firstDay',
      'groups',
      'id',
      'invitation',
      'lastDay',
      'name',
      'officers',
      'organiser',
      'place',
      'regulations',
      'version',
    ]);
  });

  const invite = (changes: Partial<Invitation>): EventCommand => ({
    kind: 'change-invitation',
    changes,
  });

  it.each<[string, Partial<Invitation>, object]>([
    ['no day', { entriesClose: '24 September' }, { field: 'entriesClose', problem: 'not-a-date' }],
    ['a line of two', { entryFee: '200 kr.\n100 kr.' }, { field: 'entryFee' }],
    ['a line too long', { entryFee: 'x'.repeat(201) }, { problem: 'too-long' }],
    ['a book', { programme: 'x'.repeat(2001) }, { field: 'programme', problem: 'too-long' }],
    ['a bell', { programme: 'ding\u0007' }, { problem: 'unprintable' }],
    [
      'a combination approved before it was asked for',
      { combinationAsked: '2026-05-02', combinationApproved: '2026-05-01' },
      { code: 'event.approved-before-asked', field: 'combinationApproved' },
    ],
  ])('does not invite with %s', (_, changes, expected) => {
    expect(refusal(state(), invite(changes))).toMatchObject(expected);
  });

  it('keeps what is said in its invitation, and shows of it what is for everybody', () => {
    const details = { address: 'Klostergade 34\n8000 Aarhus C', announcedOn: '2026-11-01' };
    const event = state(invite(details), invite({ entryFee: '200 kr.' }), invite({ entryFee: '' }));
    expect(event.invitation).toEqual({ ...emptyInvitation, ...details });
    expect(publicEvent(event).invitation).toBeNull();
    expect(carriedOut([make, invite(details), invite(details)]).happened).toHaveLength(2);
    const open = state(invite(details), invite({ publication: 'public' }));
    expect(publicEvent(open).invitation).toEqual({ address: details.address });
    const change = invite({ entryFee: '100 kr.' });
    const rests = (values: Partial<Invitation>) =>
      eventBook.restsOn(change, { kind: 'invitation-changed', values });
    expect([rests({ entryFee: '' }), rests({ address: '' })]).toEqual([true, false]);
  });

  it('puts people in a group that it has, who are not there yet', () => {
    const event = state(...addBoth, enter(1, 'Alm, Ida', { group: a }), enter(2, 'Bo, Åge'));
    const place = (group: GroupId | null): EventCommand => ({
      kind: 'place-entrants',
      entrants: [entrant(1), entrant(2), entrant(1)],
      group,
    });
    const decided = eventBook.decide(event, { command: place(a), reason: '', confirmed: false });
    expect(decided).toEqual({
      ok: true,
      value: [{ kind: 'entrant-placed', entrant: entrant(2), group: a }],
    });
    expect(refusal(event, place('group-c' as GroupId))).toMatchObject({
      code: 'event.unknown-group',
    });
  });

  it('rests on what is about the same people, groups and words alone', () => {
    const [place, other] = [
      { kind: 'place-entrants', entrants: [entrant(1)], group: a },
      { kind: 'change-entrant', entrant: entrant(2), changes: { club: 'K41' } },
    ] as const;
    const rests = (command: EventCommand, event: Happening) => eventBook.restsOn(command, event);
    expect(rests(place, { kind: 'entrant-placed', entrant: entrant(1), group: b })).toBe(true);
    expect(rests(place, { kind: 'group-removed', group: a })).toBe(true);
    expect(rests(place, { kind: 'group-removed', group: b })).toBe(false);
    expect(rests(other, { kind: 'entrant-placed', entrant: entrant(1), group: b })).toBe(false);
    expect(rests(other, { kind: 'entrant-erased', entrant: entrant(2) })).toBe(true);
    const change = { kind: 'change-event', changes: { name: 'New' } } as const;
    expect(rests(change, { kind: 'event-changed', values: { place: 'Aarhus' } })).toBe(false);
    expect(rests(change, { kind: 'event-changed', values: { name: 'Old' } })).toBe(true);
  });
});

const anyCommand: fc.Arbitrary<EventCommand> = fc.oneof(
  fc.constantFrom<EventCommand>(
    { kind: 'add-group', group: a },
    { kind: 'remove-group', group: a },
    { kind: 'add-group', group: b },
  ),
  fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(null, a, b))
    .map(([number, group]) => enter(number, `Nr ${number}`, { group })),
  fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom(null, a, b)).map(
    ([number, group]): EventCommand => ({
      kind: 'place-entrants',
      entrants: [entrant(number)],
      group,
    }),
  ),
  fc
    .integer({ min: 1, max: 6 })
    .map((number): EventCommand => ({ kind: 'remove-entrant', entrant: entrant(number) })),
);

/** Groups as their tournaments would be after all commands sent to them. */
function afterTakingOver(
  event: ChessEvent,
  there: readonly GroupPlayers[],
): readonly GroupPlayers[] {
  const plan = planTakingOver(event, there);
  return there.map((group) => {
    const plannedGroup = plan.find((one) => one.group === group.group);
    const players = new Map(group.players);
    for (const left of plannedGroup?.leaves ?? []) players.delete(left);
    for (const one of plannedGroup?.enters ?? []) players.set(one.id, one.values);
    for (const { id: who, changes } of plannedGroup?.changes ?? []) {
      const before = players.get(who);
      if (before !== undefined) players.set(who, { ...before, ...changes });
    }
    return { ...group, players };
  });
}

const empty = (group: GroupId): GroupPlayers => ({
  group,
  hasBegun: false,
  isFinished: false,
  players: new Map(),
});

describe('whatever is wanted of an event', () => {
  it('its journal follows line by line, and folds to the same state', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 30 }), (commands) => {
        const { state: reached, happened } = carriedOut([make, ...commands], true);
        let before: ChessEvent | null = null;
        const entries = makeEntries(happened, {
          version: 0,
          at: '',
          actor: { id: '', name: '' },
          reason: '',
        });
        for (const [index, event] of happened.entries()) {
          expect(happeningFollows(before, event)).toBe(true);
          before = foldJournal(eventBook, entries.slice(0, index + 1));
        }
        expect(before).toEqual(reached);
      }),
    );
  });

  it('the groups take it over at once, whole, and nobody plays in two', () => {
    fc.assert(
      fc.property(
        fc.array(anyCommand, { maxLength: 30 }),
        fc.array(anyCommand, { maxLength: 10 }),
        (first, then) => {
          const groups: readonly EventCommand[] = [make, ...addBoth];
          const before = carriedOut([...groups, ...first], true).state;
          const after = carriedOut([...groups, ...first, ...then], true).state;
          if (before === null || after === null) return;
          const there = afterTakingOver(before, [empty(a), empty(b)]);
          const now = afterTakingOver(after, there);
          for (const { group, players } of now.filter((one) => after.groups.includes(one.group))) {
            const members = after.entrants.filter((one) => one.group === group);
            const left = [...players.keys()].filter((player) =>
              after.entrants.some((one) => one.id === player),
            );
            expect(left.sort()).toEqual(members.map((one) => one.id).sort());
          }
          for (const { enters, changes, leaves } of planTakingOver(after, now)) {
            expect([enters, changes, leaves]).toEqual([[], [], []]);
          }
        },
      ),
    );
  });
});

describe('taking the entry list over', () => {
  const event = state(
    ...addBoth,
    enter(1, 'Alm, Ida', { group: b }),
    enter(2, 'Berg, Bo', { group: b }),
  );
  const playing = (
    group: GroupId,
    hasBegun: boolean,
    ...players: readonly number[]
  ): GroupPlayers => ({
    ...empty(group),
    hasBegun,
    players: new Map(players.map((one) => [entrant(one), named('Old, Name')])),
  });

  it('moves who was put in another group, and tells what changed', () => {
    expect(planTakingOver(event, [playing(a, false, 1), playing(b, false, 2)])).toMatchObject([
      { group: a, enters: [], changes: [], leaves: ['p1'] },
      { group: b, enters: [{ id: 'p1' }], changes: [{ id: 'p2', changes: { name: 'Berg, Bo' } }] },
    ]);
  });

  it('leaves who was paired where they are, and players it does not know alone', () => {
    expect(planTakingOver(event, [playing(a, true, 1, 7), playing(b, false, 2, 8)])).toMatchObject([
      { group: a, enters: [], leaves: [] },
      { group: b, enters: [], leaves: [] },
    ]);
  });

  it('tells a tournament that is over, or gone, nothing', () => {
    expect(planTakingOver(event, [{ ...playing(b, true), isFinished: true }])).toEqual([]);
  });
});
