import { setTimeout } from 'node:timers/promises';
import { credentialsOf, password } from './api-client.ts';
import { settings } from './sample-tournament.ts';
import { fillDisk, makeRoom, outcomeOf, serve } from './small-disk-server.ts';

/** Serves from a folder whose disk fills up and gets room again, and says how requests fared. */
const name = 'Ida';
const { setupUrl, close, ask } = await serve();
const token = new URL(setupUrl ?? '').searchParams.get('token');
const headers = await credentialsOf(await ask('/setup', {}, { token, name, password }));
const made = await ask('/tournaments', headers, { settings });
const { id } = (await made.json()) as { id: string };
const rename = async () =>
  outcomeOf(
    await ask(`/tournaments/${id}/commands`, headers, {
      basedOn: 1,
      command: { kind: 'change-settings', changes: { place: 'Hal 2' } },
    }),
  );
fillDisk();
const full = {
  command: await rename(),
  demo: await outcomeOf(await ask('/demo', headers, {})),
  signIn: await outcomeOf(await ask('/session', {}, { name, password })),
  look: (await ask(`/tournaments/${id}`, headers)).status,
};
makeRoom();
const withRoom = { command: await rename() };
await close();

fillDisk();
const again = await serve();
const health = await outcomeOf(await again.ask('/health'));
makeRoom();
let opened = await again.ask('/health');
for (let tries = 0; tries < 100 && opened.status !== 200; tries++) {
  await setTimeout(100);
  opened = await again.ask('/health');
}
const seen = await again.ask(`/tournaments/${id}`, headers);
const { version } = (await seen.json()) as { version: number };
await again.close();
process.stdout.write(
  JSON.stringify({ full, withRoom, restarted: { health, opened: opened.status, version } }),
);
