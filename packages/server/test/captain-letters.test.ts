import {
  type DivisionId,
  emptyLeagueValues,
  emptyMemberValues,
  emptyTeamValues,
  type LeagueCommand,
  type LeagueId,
  type MatchId,
  type MemberId,
  type TeamId,
} from '@rokade/league';
import { expect, test } from 'vitest';
import { type Application, createApplication } from '../src/index.ts';
import { folderForTest } from './folder-for-test.ts';
import { mailServerForTest } from './mail-server.ts';
import { ida } from './sample-tournament.ts';

const id = 'liga' as LeagueId;
const division = 'top' as DivisionId;
const [nord, syd] = ['nord', 'syd'] as TeamId[] as [TeamId, TeamId];
const match = 'm1' as MatchId;
const times = { now: '' };
const clock = () => new Date(times.now);

async function tell(app: Application, command: LeagueCommand): Promise<void> {
  const found = command.kind === 'make-league' ? null : await app.leagues.get(id);
  const basedOn = found?.ok ? found.value.version : 0;
  const done = await app.leagues.execute(
    id,
    { basedOn, command, reason: '', confirmed: true },
    ida,
  );
  if (!done.ok) throw new Error(JSON.stringify(done.error));
}

const member = (team: string) => ({
  id: `${team}-1` as MemberId,
  values: { ...emptyMemberValues, name: `Spiller, ${team}`, rating: 1500 },
});

async function opened(server: { address: string }) {
  const mail = { server: server.address, from: 'skak@example.org' };
  const app = await createApplication({ dataDirectory: folderForTest(), clock, mail });
  if (!app.ok) throw new Error(app.error.code);
  times.now = '2027-03-01T11:00:00Z';
  const commands: readonly LeagueCommand[] = [
    {
      kind: 'make-league',
      id,
      values: { ...emptyLeagueValues, name: 'Kredsen', season: '2026/27', letters: 'da' },
    },
    {
      kind: 'add-division',
      division,
      values: { name: 'Top', level: 1, boards: 1, promoted: 0, relegated: 0 },
    },
    {
      kind: 'enter-teams',
      division,
      teams: [nord, syd].map((team) => ({ id: team, values: { ...emptyTeamValues, name: team } })),
    },
    ...[nord, syd].map(
      (team): LeagueCommand => ({
        kind: 'name-players',
        team,
        seat: 'regular',
        leave: '',
        players: [member(team)],
      }),
    ),
    {
      kind: 'plan-match',
      match,
      division,
      round: 1,
      home: nord,
      away: syd,
      values: { day: '2027-03-13', time: '13:00', place: '' },
    },
    { kind: 'name-captains', team: nord, changes: { captainContact: 'anna@example.org' } },
    {
      kind: 'name-captains',
      team: syd,
      changes: { captainContact: '22 33 44 55', deputyContact: 'bo@example.org' },
    },
  ];
  for (const command of commands) await tell(app.value, command);
  return app.value;
}

const at = async (app: Application, now: string): Promise<void> => {
  times.now = now;
  await app.reminders.sendDue();
};

test('captains are reminded once of each thing, in the hours of the day', async () => {
  const server = await mailServerForTest();
  const app = await opened(server);
  const sentTo = () => server.letters.map(({ to }) => to.join()).toSorted();
  await at(app, '2027-03-05T11:00:00Z');
  expect(sentTo()).toEqual([]);
  await at(app, '2027-03-10T23:30:00Z');
  expect(sentTo()).toEqual([]);
  await at(app, '2027-03-11T11:00:00Z');
  await at(app, '2027-03-12T11:00:00Z');
  expect(sentTo()).toEqual(['anna@example.org', 'bo@example.org']);
  await at(app, '2027-03-14T11:00:00Z');
  expect(sentTo()).toEqual(['anna@example.org', 'anna@example.org', 'bo@example.org']);
  await tell(app, { kind: 'hand-in-line-up', match, team: nord, players: [member(nord).id] });
  await tell(app, { kind: 'hand-in-line-up', match, team: syd, players: [member(syd).id] });
  await tell(app, { kind: 'note-results', match, results: [{ board: 1, score: '1-0' }] });
  await at(app, '2027-03-15T11:00:00Z');
  expect(sentTo()).toHaveLength(3);
  await tell(app, { kind: 'agree-sheet', match, team: nord });
  await at(app, '2027-03-15T12:00:00Z');
  expect(sentTo().filter((to) => to === 'bo@example.org')).toHaveLength(2);
  await app.close();
});

test('nobody is reminded where the league does not say so, or by telephone', async () => {
  const server = await mailServerForTest();
  const app = await opened(server);
  await tell(app, { kind: 'change-league', changes: { letters: '' } });
  await at(app, '2027-03-12T11:00:00Z');
  expect(server.letters).toEqual([]);
  await tell(app, { kind: 'change-league', changes: { letters: 'en' } });
  await tell(app, { kind: 'name-captains', team: syd, changes: { deputyContact: '' } });
  await at(app, '2027-03-12T12:00:00Z');
  expect(server.letters.map(({ to }) => to.join())).toEqual(['anna@example.org']);
  expect(server.letters[0]?.data).toContain('Line-up of nord');
  await app.close();
});
