import {
  type ChessEvent,
  type EventId,
  type Invitation,
  invitationField,
  invitationFieldNames,
  parseGroupId,
} from '@rokade/event';
import { ok, type Result } from '@rokade/rules';
import { type AppError, type EventError, newEventId, newTournamentId } from '@rokade/server';
import { type Actor, makeSystem, type Settings, type Tournament } from '@rokade/tournament';
import { tournamentsOf } from './event-page.ts';

/** A group's settings for another year: days, and what was drawn or said about its players, are left out. */
const settingsAnew = ({ settings }: Tournament, name: string): Settings => ({
  ...settings,
  name,
  system: makeSystem(settings.system.code),
  roundDates: [],
  roundPlay: [],
  origin: null,
  forbidden: { ...settings.forbidden, groups: [] },
});

/** An invitation for another year: what is said of days, calling off and approval is left out. */
const invitationAnew = (invitation: Invitation): Invitation => ({
  ...invitation,
  ...Object.fromEntries(
    invitationFieldNames
      .filter((name) => {
        const { ask, part } = invitationField(name);
        return ask === 'day' || part === 'called-off' || name === 'publication';
      })
      .map((name) => [name, '']),
  ),
});

/**
 * Makes an event like another: what is said of it but for its days, and its groups as new tournaments
 * with the others' settings and without players. Broken off, what was made so far is there, and can be
 * gone on with by hand.
 */
export async function copiedEvent(
  locals: App.Locals,
  { groups, values, invitation }: Pick<ChessEvent, 'groups' | 'values' | 'invitation'>,
  actor: Actor,
): Promise<Result<EventId, EventError | AppError>> {
  const { events, tournaments } = locals.app;
  const id = newEventId(values.name);
  const asked = { confirmed: false, reason: '' };
  const said = { ...values, firstDay: '', lastDay: '', published: false };
  const made = await events.execute(
    id,
    { ...asked, basedOn: 0, command: { kind: 'make-event', id, values: said } },
    actor,
  );
  if (!made.ok) return made;
  const changes = invitationAnew(invitation);
  const command = { kind: 'change-invitation', changes } as const;
  const invited = await events.execute(
    id,
    { ...asked, basedOn: made.value.state.version, command },
    actor,
  );
  if (!invited.ok) return invited;
  let basedOn = invited.value.state.version;
  for (const t of await tournamentsOf(locals, { groups })) {
    const settings = settingsAnew(t, values.name);
    const own = newTournamentId(`${settings.name} ${settings.group}`);
    const command = { kind: 'create-tournament', id: own, settings } as const;
    const created = await tournaments.execute(own, { ...asked, basedOn: 0, command }, actor);
    if (!created.ok) return created;
    const group = parseGroupId(own);
    if (group === null) continue;
    const added = await events.execute(
      id,
      { ...asked, basedOn, command: { kind: 'add-group', group } },
      actor,
    );
    if (!added.ok) return added;
    basedOn = added.value.state.version;
  }
  return ok(id);
}
