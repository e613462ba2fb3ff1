import {
  type EventCommand,
  type EventId,
  emptyEventValues,
  emptyInvitation,
  type GroupId,
} from '@rokade/event';
import { freeForAll } from '@rokade/rules';
import { emptyDetails, type TournamentId, usualSettings } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut, ida, idOf } from '../memory-application.ts';
import { type House, openHouse } from './house.ts';

const id = 'nytaar' as EventId;
const groups = [idOf('nytaar-a'), idOf('nytaar-b')];
const plain = { reason: '', confirmed: false };

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await begin();
});
afterAll(() => house.close());

const tell = async (command: EventCommand) => {
  const { events } = house.app;
  const found = await events.get(id);
  const basedOn = found.ok ? found.value.version : 0;
  const done = await events.execute(id, { ...plain, basedOn, command }, ida);
  if (!done.ok) throw new Error(done.error.code);
};

/** A published event of two groups, whose facts are written at the event alone. */
async function begin() {
  await tell({ kind: 'make-event', id, values: { ...emptyEventValues, name: 'Nytårsstævne' } });
  for (const group of groups) {
    const settings = { ...usualSettings, name: 'Nytårsstævne', group };
    const details = (name: string) => ({ ...emptyDetails, name, club: 'Klub Nord' });
    await carryOut(
      house.app,
      group,
      { kind: 'create-tournament', id: group, settings },
      {
        kind: 'enter-players',
        players: ['Ada, A', 'Bo, B'].map((name, at) => ({
          id: `${group}-${at}` as never,
          details: details(name),
        })),
      },
    );
    await tell({ kind: 'add-group', group: group as string as GroupId });
  }
  await tell({
    kind: 'change-event',
    changes: {
      published: true,
      place: 'Sal Zealand',
      organiser: 'Skakklubben Tårnet',
      officers: ['Vera Quist', 'Otto Quist', 'Nora Quist'].map((name, at) => ({
        role: 'appeals' as const,
        name,
        seat: at === 0 ? ('chair' as const) : ('member' as const),
      })),
    },
  });
  await tell({
    kind: 'change-invitation',
    changes: { ...emptyInvitation, publication: 'public', entryFee: 'Kontant ved fremmøde' },
  });
  for (const group of groups) await playWithProtest(group);
  const fees = [{ ...freeForAll, name: 'Startgebyr', amount: 32_500 }];
  const changes = { currency: 'DKK' as const, deposit: 27_500, fees };
  const command = { kind: 'change-money', changes } as const;
  const done = await house.app.money.execute(id, { ...plain, basedOn: 0, command }, ida);
  if (!done.ok) throw new Error(done.error.code);
}

/** A first round of a group, with a protest about its only game. */
const playWithProtest = (group: TournamentId) =>
  carryOut(
    house.app,
    group,
    { kind: 'draw-lots', seed: 'a seed' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
    {
      kind: 'lodge-appeal',
      appellant: `${group}-0` as never,
      game: { round: 1, board: 1 },
      by: '',
      ruling: 'Remis',
      words: 'Ikke remis',
      ruledOn: '2026-01-02',
      lodgedOn: '2026-01-02',
      written: true,
      paid: true,
    },
  );

const event = `/console/events/${id}`;
const publicEvent = [`/e/${id}`, `/e/${id}/invitation`];
const invitation = `/e/${id}/invitation`;
/** The pages of each group, in the console and in public. */
const ofGroups = (...pages: readonly ((group: TournamentId) => string)[]) =>
  groups.flatMap((group) => pages.map((page) => page(group)));
const about = [
  (group: string) => `/console/${group}/about`,
  (group: string) => `/t/${group}/about`,
];
const settings = (group: string) => `/console/${group}/settings`;
const appeals = (group: string) => `/console/${group}/appeals`;
const printed = (group: string) => `/print/${group}/about`;
const protest = (group: string) => `/console/${group}/appeals/1`;
const report = (group: string) => `/print/${group}/arbiter-report`;
const invoice = `${event}/money/invoice?club=Klub%20Nord`;
const reportFile = (group: string) => `/console/${group}/files/report.trf`;

/** Each fact as it is shown, and every page that shows it. */
const shown = {
  place: [
    'Sal Zealand',
    [
      ...publicEvent,
      `${event}/settings`,
      ...ofGroups(...about, settings, printed, report, reportFile),
    ],
  ],
  organiser: ['Skakklubben Tårnet', [...publicEvent, `${event}/settings`, invoice]],
  committee: [
    'Otto Quist',
    [
      ...publicEvent,
      `${event}/settings`,
      ...ofGroups(...about, settings, appeals, protest, printed, report),
    ],
  ],
  deposit: ['275', [invitation, `${event}/money/fees`, ...ofGroups(...about, appeals, printed)]],
  fee: ['325', [invitation, `${event}/invitation`, `${event}/money/fees`, invoice]],
  'words on the fee': ['Kontant ved fremmøde', [invitation, `${event}/invitation`]],
} as const;

const textOf = async (path: string): Promise<string> => {
  const isOpen = !/^\/console|arbiter-report$/.test(path);
  const reader = isOpen ? 'nobody' : 'owner';
  const answer = await house.ask(reader, path);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).replaceAll('&nbsp;', ' ');
};

describe.each(Object.entries(shown))('the %s of an event', (_, [text, pages]) => {
  it.each(pages)('is what is written once, at %s', async (page) => {
    expect(await textOf(page)).toContain(text);
  });
});

describe('a page of a group', () => {
  const fields = { place: settings, committee: settings, deposit: appeals } as const;

  it.each(Object.entries(fields))('has no second field for the %s', async (field, page) => {
    for (const group of groups) {
      const text = await textOf(page(group));
      expect(text).toContain(`id="${field}"`);
      expect(text).not.toMatch(
        new RegExp(`<(?:input(?![^>]*type="hidden")|textarea)[^>]* name="(?:[\\w.]*\\.)?${field}"`),
      );
      expect(text).toContain(`href="${event}/${field === 'deposit' ? 'money/fees' : 'settings'}`);
    }
  });

  it('of a tournament alone has the fields', async () => {
    const { open } = house.holdings;
    expect(await textOf(settings(open))).toMatch(/name="settings\.place"/);
    expect(await textOf(appeals(open))).toMatch(/name="command\.terms\.deposit"/);
  });
});

describe('books that differ from before', () => {
  it('are shown with what stands and one button, which makes them say the same', async () => {
    const before = await textOf(`${event}/settings`);
    expect(before).not.toContain('name="fact place"');
    await tell({ kind: 'remove-group', group: groups[1] as string as GroupId });
    const changes = { place: 'Et andet sted' };
    await carryOut(house.app, groups[1] as TournamentId, { kind: 'change-settings', changes });
    await tell({ kind: 'add-group', group: groups[1] as string as GroupId });
    const apart = await textOf(`${event}/settings`);
    expect(apart).toContain('Et andet sted');
    expect(await textOf(event)).toContain(`href="${event}/settings`);
    const answer = await house.ask('owner', `${event}/settings?/tell`, {
      to: `/events/${id}/facts`,
      fact: 'place',
      csrf: house.csrfOf('owner'),
    });
    expect(answer.status).toBeLessThan(400);
    expect(await textOf(`${event}/settings`)).not.toContain('Et andet sted');
    expect(await textOf(settings(groups[1] as TournamentId))).toContain('Sal Zealand');
  });
});
