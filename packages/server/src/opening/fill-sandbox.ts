import { emptyEventValues, parseGroupId } from '@rokade/event';
import { ownInstallation } from '@rokade/installation';
import { invariant, type Result } from '@rokade/rules';
import type { Application } from '../application.ts';
import type { SandboxKeys } from '../demo/sandbox-folder.ts';
import { newEventId } from '../events/make-events.ts';

const account = 'sandbox';

/** It protects nothing: the data are invented, and the page of a sandbox shows it. */
const password = 'rokade-sandbox';

/** The value of what cannot fail in empty data. */
function had<T>(outcome: Result<T, { readonly code: string }>, what: string): T {
  invariant(outcome.ok, `${what} in an empty sandbox`);
  return outcome.value;
}

/** Makes the account of a sandbox, and a program's token with its rights. */
async function employ({ accounts }: Application) {
  const setup = await accounts.setupToken();
  const session = had(await accounts.setUp(setup ?? '', account, password), 'an account');
  const signedIn = await accounts.session(session);
  invariant(signedIn !== null, 'the account is signed in');
  await accounts.signOut(session);
  const right = {
    role: 'owner',
    for: { kind: 'organisation', organisation: ownInstallation },
  } as const;
  const request = { name: account, right };
  const { token } = had(await accounts.makeApiToken(signedIn.accountId, request), 'a token');
  return { actor: { id: signedIn.accountId, name: account }, token };
}

/** Fills an empty sandbox: an organisation of this name, an account, a token, and an event with the demo. */
export async function fillSandbox(app: Application): Promise<SandboxKeys> {
  const { actor, token } = await employ(app);
  const basedOn = app.installation.now().version;
  const command = { kind: 'change-installation', changes: { name: 'Sandbox' } } as const;
  const asked = { reason: '', confirmed: true };
  had(await app.installation.execute({ basedOn, command, ...asked }, actor), 'a name');
  const tournament = had(await app.tournaments.createDemo(actor), 'the demo');
  const demo = had(await app.tournaments.get(tournament), 'the demo');
  const { name, place } = demo.settings;
  const event = newEventId(name);
  const values = { ...emptyEventValues, name, place, published: true };
  const made = await app.events.execute(
    event,
    { basedOn: 0, command: { kind: 'make-event', id: event, values }, ...asked },
    actor,
  );
  const { version } = had(made, 'an event').state;
  const groupId = parseGroupId(tournament);
  invariant(groupId !== null, 'a tournament is a group');
  const group = { kind: 'add-group', group: groupId } as const;
  had(
    await app.events.execute(event, { basedOn: version, command: group, ...asked }, actor),
    'a group',
  );
  return { account, password, token, event, tournament };
}
