import { err, playOffTime, type Result } from '@rokade/rules';
import type { AppError } from '@rokade/server';
import type { Translate } from '@rokade/texts';
import {
  playOffCandidates,
  type Settings,
  type Tournament,
  type TournamentId,
  usualScoring,
} from '@rokade/tournament';
import { executeForm, type FormRefused } from './form-command.ts';
import { newTournamentId } from './new-ids.ts';

/** A play-off is a group of the same event, by the annex's time, with whatever else the event has. */
function playOffSettings(t: Tournament, say: Translate): Settings {
  const { group } = t.settings;
  const { minutes, seconds } = playOffTime;
  return {
    ...t.settings,
    group: [group, say('terms.system-play-off')].filter((part) => part !== '').join(' · '),
    system: { code: 'play-off', edition: 'fide-2012', ranking: playOffCandidates(t)?.tied ?? [] },
    scoring: usualScoring,
    roundDates: [],
    timeControl: { stages: [{ moves: null, minutes }], incrementSeconds: seconds },
    timeOdds: null,
    tieBreaks: [],
  };
}

/**
 * Creates the play-off for first place as a group of its own, with its players entered, and gives its
 * id. Refused where nobody is tied.
 */
export async function startPlayOff(
  locals: App.Locals,
  form: FormData,
  t: Tournament,
): Promise<Result<TournamentId, AppError | FormRefused>> {
  const candidates = playOffCandidates(t);
  if (candidates === null) return err({ code: 'form.refused' });
  const settings = playOffSettings(t, locals.t);
  const id = newTournamentId(settings.name);
  form.set('version', '0');
  const created = await executeForm(locals, form, {
    id,
    command: { kind: 'create-tournament', id, settings },
  });
  if (!created.ok) return created;
  form.set('version', '1');
  const players = candidates.players.flatMap((wanted) =>
    t.players
      .filter((player) => player.id === wanted)
      .map(({ details }) => ({ id: wanted, details })),
  );
  const entered = await executeForm(locals, form, {
    id,
    command: { kind: 'enter-players', players },
  });
  return entered.ok ? { ok: true, value: id } : entered;
}
