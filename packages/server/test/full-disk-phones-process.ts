import { credentialsOf, password } from './api-client.ts';
import { enterPlayers, settings } from './sample-tournament.ts';
import { fillDisk, makeRoom, outcomeOf, serve } from './small-disk-server.ts';

/** Serves a public tournament from a disk that fills up, and says how a phone fares that asks for messages. */
const name = 'Ida';
const { setupUrl, close, ask } = await serve();
const token = new URL(setupUrl ?? '').searchParams.get('token');
const headers = await credentialsOf(await ask('/setup', {}, { token, name, password }));
const made = await ask('/tournaments', headers, { settings });
const { id } = (await made.json()) as { id: string };
let version = 1;
async function carryOut(command: object): Promise<void> {
  const body = { basedOn: version, command, confirmed: true, reason: 'test' };
  const done = await ask(`/tournaments/${id}/commands`, headers, body);
  version = ((await done.json()) as { version: number }).version;
}
const visibility = { ...settings.visibility, published: true, playerCards: true };
await carryOut({ kind: 'change-settings', changes: { visibility } });
await carryOut(enterPlayers(4));
const house = (await (await ask('/installation', headers)).json()) as { version: number };
const allowed = { kind: 'change-installation', changes: { phoneMessages: 'on' } };
await ask('/installation/commands', headers, { basedOn: house.version, command: allowed });
const phone = {
  player: 'p1',
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};
const subscribe = async () => outcomeOf(await ask(`/tournaments/${id}/push`, {}, phone));
fillDisk();
const full = { subscribed: await subscribe(), look: (await ask(`/tournaments/${id}`)).status };
makeRoom();
const withRoom = await subscribe();
const { id: subscription = '' } = withRoom as { id?: string };
fillDisk();
const end = () => ask(`/tournaments/${id}/push/${subscription}`, {}, undefined, 'DELETE');
const ended = await outcomeOf(await end());
makeRoom();
const endedLater = (await end()).status;
await close();
process.stdout.write(
  JSON.stringify({ full, withRoom: { status: withRoom.status }, ended, endedLater }),
);
