import { type ContestCommand, type ContestId, emptyContestValues } from '@rokade/club';
import { type EventCommand, type EventId, emptyEventValues } from '@rokade/event';
import type { Right } from '@rokade/installation';
import { normsQuestion } from '@rokade/presentation/views/norms/norms-question.ts';
import type { PersonId } from '@rokade/register';
import type { Application, Session } from '@rokade/server';
import { translator } from '@rokade/texts/all';
import { emptyDetails, type PlayerId, usualSettings } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { publicOverview } from '../src/lib/server/public/public-overview.ts';
import { carryOut, ida, idOf, memoryApplication } from './memory-application.ts';
import { loadPage, sendForm } from './page-room.ts';

const id = idOf('vinter');
const everywhere = { kind: 'organisation', organisation: 'own' } as const;

const signedIn = (right: Right): Session => ({
  accountId: 'bo',
  name: 'Bo',
  csrf: 'a token',
  rights: [right],
});
const owner = signedIn({ role: 'owner', for: everywhere });
const arbiter = signedIn({ role: 'arbiter', for: everywhere });
/** An arbiter of the one tournament, who sees no register. */
const arbiterThere = signedIn({ role: 'arbiter', for: { kind: 'event', event: id } });

/** A tournament with a child, who stands in the register, too. */
async function opened(): Promise<Application> {
  const app = await memoryApplication();
  const values = { surname: 'Alm', firstName: 'Ida', birth: '2014-05-02' };
  const command = { kind: 'enter-person', person: 'pa' as PersonId, values } as const;
  await app.register.execute({ basedOn: 0, command, reason: '', confirmed: true }, ida);
  const details = (name: string) => ({ ...emptyDetails, name, birthDate: '2014-05-02' });
  await carryOut(
    app,
    id,
    { kind: 'create-tournament', id, settings: { ...usualSettings, name: 'Vinter' } },
    {
      kind: 'enter-players',
      players: [
        { id: 'p1' as PlayerId, details: details('Krog, Bo') },
        { id: 'p2' as PlayerId, details: details('Lind, Eva') },
      ],
    },
  );
  return app;
}

const params = { id, player: 'p1' };

describe('what a page is told', () => {
  it('of a child’s birthday is the day for whoever sees contact data, else the year', async () => {
    const app = await opened();
    const route = '/console/[id]/players/[player]/edit';
    for (const [session, birthDate] of [
      [owner, '2014-05-02'],
      [arbiter, '2014'],
      [arbiterThere, '2014'],
    ] as const) {
      const { data } = await loadPage(app, session, { route, params });
      expect(data['details']).toMatchObject({ birthDate });
    }
  });

  it('of people of the register is nothing for whoever may not see it', async () => {
    const app = await opened();
    const route = '/console/[id]/entries/suggestions.json';
    const file = 'console/[id]/entries/suggestions.json/+server.ts';
    for (const [session, count] of [
      [owner, 1],
      [arbiter, 1],
      [arbiterThere, 0],
    ] as const) {
      const answer = await loadPage(app, session, { route, file, params, query: 'q=alm' });
      const response = answer.data as unknown as Response;
      expect([session.rights, await response.json()]).toEqual([
        session.rights,
        count === 0 ? [] : [expect.objectContaining({ name: 'Alm, Ida' })],
      ]);
    }
  });

  it('of organisations to give a tournament to are those where the reader may have one', async () => {
    const app = await opened();
    await app.organisations.make({ address: 'taarnet', name: 'Tårnet' }, ida);
    const there = (await app.organisations.find('taarnet'))?.id ?? '';
    const both: Session = {
      ...owner,
      rights: [
        ...owner.rights,
        { role: 'owner', for: { kind: 'organisation', organisation: there } },
      ],
    };
    for (const [session, count] of [
      [owner, 0],
      [both, 1],
    ] as const) {
      const { data } = await loadPage(app, session, { route: '/console/[id]/settings', params });
      const { givable, handable } = data['belonging'] as Record<'givable' | 'handable', unknown[]>;
      expect([handable.length, givable.length]).toEqual([1, count]);
    }
  });

  it('of places is nothing before the first round, and then every place', async () => {
    const app = await opened();
    const ranks = async () => {
      const { data } = await loadPage(app, owner, { route: '/console/[id]/players', params });
      return (data['lines'] as readonly { readonly rank: string }[]).map(({ rank }) => rank);
    };
    expect(await ranks()).toEqual(['', '']);
    await carryOut(
      app,
      id,
      { kind: 'draw-lots', seed: 'frø' },
      { kind: 'pair-round' },
      { kind: 'publish-round' },
    );
    expect(await ranks()).not.toContain('');
  });

  it('of tournaments for a rating report is nothing of those that the reader may not see', async () => {
    const app = await opened();
    const other = idOf('andre');
    const settings = { ...usualSettings, name: 'Andre' };
    await carryOut(app, other, { kind: 'create-tournament', id: other, settings });
    await app.organisations.make({ address: 'taarnet', name: 'Tårnet' }, ida);
    const elsewhere = await app.organisations.find('taarnet');
    if (elsewhere === null) throw new Error('it was made');
    const theirs = { kind: 'tournament', id: other } as const;
    expect((await app.organisations.assign(theirs, elsewhere.id)).ok).toBe(true);
    const query = `tournament=${id}&tournament=${other}`;
    const route = '/console/ratings/report';
    const { data } = await loadPage(app, owner, { route, query });
    const shown = data['tournaments'] as readonly { readonly name: string }[];
    expect(shown.map(({ name }) => name)).toEqual(['Vinter']);
  });
});

describe('the first public page', () => {
  let app: Application;
  const shown = async () => {
    const { events, contests } = await publicOverview(
      { app, language: 'en', t: translator('en') },
      new URL('http://hall.local/'),
    );
    return [...events, ...contests].map(({ name }) => name);
  };

  const tellEvent = (event: EventId, command: EventCommand, basedOn: number) =>
    app.events.execute(event, { basedOn, command, reason: '', confirmed: true }, ida);
  const tellContest = (contest: ContestId, command: ContestCommand) =>
    app.contests.execute(contest, { basedOn: 0, command, reason: '', confirmed: true }, ida);

  it('has the events and competitions that are public and not put away, and no others', async () => {
    app = await memoryApplication();
    for (const [name, published] of [
      ['påske', true],
      ['skjult', false],
      ['gammel', true],
    ] as const) {
      const values = { ...emptyEventValues, name: `Stævne ${name}`, published };
      const event = name.replace('å', 'a') as EventId;
      expect((await tellEvent(event, { kind: 'make-event', id: event, values }, 0)).ok).toBe(true);
      const contest = `${event}-stige` as ContestId;
      const made = {
        kind: 'make-contest',
        id: contest,
        format: 'ladder',
        rules: 'tempelhof-2018',
        seed: 'frø',
        values: { ...emptyContestValues, name: `Stige ${name}`, published },
      } as const;
      expect((await tellContest(contest, made)).ok).toBe(true);
    }
    await app.events.putAway('gammel' as EventId, { archived: true, may: () => true });
    await app.contests.archive('gammel-stige' as ContestId, true);
    expect(await shown()).toEqual(['Stævne påske', 'Stige påske']);
  });
});

it('a form leads to no other site', async () => {
  const app = await opened();
  const wish = { to: '/tournaments', 'settings.name': 'Sommer', system: '' };
  for (const [next, to] of [
    ['/console/{id}/entries', /^\/console\/sommer-\w+\/entries$/],
    ['//elsewhere.example/{id}', /^\/console$/],
    ['https://elsewhere.example', /^\/console$/],
  ] as const) {
    const { system: _, ...fields } = { ...wish, next };
    const sent = await sendForm(app, owner, { route: '/console/new', action: 'tell', fields });
    expect([next, sent.to]).toEqual([next, expect.stringMatching(to)]);
  }
});

it('norms are asked about for an ordinary event by the newest rules unless said otherwise', () => {
  expect(normsQuestion(new URLSearchParams())).toMatchObject({
    competition: 'ordinary',
    championship: null,
    isForWomen: false,
    answers: {},
  });
});
