import { foreignDocuments } from '@rokade/rules';
import { usualPreset, usualSettings } from '@rokade/tournament';
import { expect, test } from 'vitest';
import { beginningAt } from '../src/index.ts';
import { apiClient, password } from './api-client.ts';
import { applicationForTest } from './sample-tournament.ts';

async function setUp(answers: object) {
  const app = await applicationForTest();
  const token = await app.accounts.setupToken();
  const body = { token, name: 'Ida Hansen', password, ...answers };
  const response = await apiClient(app).post('/setup', body);
  return { app, status: response.status };
}

test('set-up says once what the installation is for, whose and in which language', async () => {
  const { app, status } = await setUp({ purpose: 'club', federation: 'GER', language: 'de' });
  expect(status).toBe(200);
  expect(app.installation.now()).toMatchObject({ purpose: 'club', language: 'de' });
  expect(app.installation.newTournament(usualSettings)).toMatchObject({
    federation: 'GER',
    system: { code: 'dutch' },
  });
  const journal = await app.installation.journal();
  expect(journal.ok && journal.value.at(-1)?.actor.name).toBe('Ida Hansen');
});

test('set-up writes the name of the club and the time zone of the browser in the hall', async () => {
  const { app } = await setUp({ club: ' Brønshøj Skakforening ', timeZone: 'Europe/Copenhagen' });
  expect(app.installation.now()).toMatchObject({
    name: 'Brønshøj Skakforening',
    timeZone: 'Europe/Copenhagen',
  });
  expect(app.hallZone()).toBe('Europe/Copenhagen');
});

test('a time zone that this machine does not know, and no name, leave the rest as it was said', async () => {
  const { app, status } = await setUp({ purpose: 'open', club: ' ', timeZone: 'Moon/Tranquility' });
  expect(status).toBe(200);
  expect(app.installation.now()).toMatchObject({ purpose: 'open', name: '', timeZone: '' });
});

test('another federation goes by FIDE’s rules, not by those that hold where nothing is said', async () => {
  const { app } = await setUp({ purpose: 'open', federation: 'FID', language: 'en' });
  const { federation, system, tieBreaks } = app.installation.newTournament(usualSettings);
  expect(federation).toBe('FID');
  expect([system.code, tieBreaks]).toEqual(['dutch', usualPreset('dutch')?.tieBreaks]);
  expect(foreignDocuments([federation])).toContain('DSU');
});

test('an open is played by the Dutch system with one round a day, in Denmark, too', async () => {
  const { app } = await setUp({ purpose: 'open', federation: 'DEN' });
  const { federation, system, tieBreaks } = app.installation.newTournament(usualSettings);
  expect([federation, system.code]).toEqual(['DEN', 'dutch']);
  expect(tieBreaks).toEqual(usualPreset('dutch')?.tieBreaks);
  expect(beginningAt(app, { preset: '', language: 'da' })?.rhythm).toBe('daily');
  const club = (await setUp({ purpose: 'club', federation: 'DEN' })).app;
  expect(club.installation.newTournament(usualSettings).system.code).toBe('monrad');
  expect(beginningAt(club, { preset: '', language: 'da' })?.rhythm).toBe('weekly');
});

test('set-up asks for nothing but the account', async () => {
  const { app, status } = await setUp({});
  expect(status).toBe(200);
  expect(app.installation.now()).toMatchObject({ version: 0, purpose: '' });
});

test('an answer that there is not makes no account', async () => {
  const { app, status } = await setUp({ purpose: 'shop' });
  expect(status).toBe(400);
  expect(await app.accounts.needsSetup()).toBe(true);
});

test('what a federation makes is private until it is published; a club’s is public at once', async () => {
  const begun = async (purpose: string) => {
    const { app } = await setUp({ purpose, federation: 'DEN' });
    return app.installation.newTournament(usualSettings);
  };
  expect(await begun('federation')).toMatchObject({
    federation: 'DEN',
    visibility: { ...usualSettings.visibility, published: false },
  });
  expect(await begun('club')).toMatchObject({ visibility: { published: true } });
});
