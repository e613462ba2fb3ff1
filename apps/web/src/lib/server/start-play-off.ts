import { err, playOffTime, type Result } from '@rokade/rules';
import type { AppError } from '@rokade/server';
import type { Translate } from '@rokade/texts';
import {
  makeSystem,
  playOffCandidates,
  type Settings,
  type Tournament,
  type TournamentId,
  usualScoring,
} from '@rokade/tournament';
import { type FormRefused, formActor, refused } from './form-sender.ts';
import { derivedId, makeTournament } from './make-tournament.ts';

/**
 * A play-off is a group of the same event, by the annex's time, with whatever else the event has. What
 * its regulations or those concerned want otherwise is changed in its settings, as in any group.
 *
 * @article FIDE 2012 annex 3 1k.5, 1k.6; DSU 2002 §36
 */
function playOffSettings(t: Tournament, say: Translate): Settings {
  const { group } = t.settings;
  const { minutes, seconds } = playOffTime;
  return {
    ...t.settings,
    group: [group, say('terms.system-play-off')].filter((part) => part !== '').join(' · '),
    system: makeSystem('play-off', { ranking: playOffCandidates(t)?.tied ?? [] }),
    scoring: usualScoring,
    roundDates: [],
    roundPlay: [],
    timeControl: { stages: [{ moves: null, minutes }], incrementSeconds: seconds },
    timeOdds: null,
    tieBreaks: [],
    origin: { kind: 'stage', tournaments: [t.id] },
  };
}

/**
 * Creates the play-off for first place as a group of its own, with its players entered, and gives its
 * id; asked again it is the same one, until it is paired. Refused where nobody is tied.
 */
export async function startPlayOff(
  locals: App.Locals,
  form: FormData,
  t: Tournament,
): Promise<Result<TournamentId, AppError | FormRefused>> {
  const actor = formActor(locals, form);
  const candidates = playOffCandidates(t);
  const id = derivedId(t.id, locals.t('terms.system-play-off'));
  if (actor === null || candidates === null || id === null) return err(refused);
  const players = candidates.players.flatMap((wanted) =>
    t.players
      .filter((player) => player.id === wanted)
      .map((player) => ({ ...player, byeRequests: [] })),
  );
  const newTournament = { id, settings: playOffSettings(t, locals.t), players, numbered: false };
  return makeTournament(locals.app, newTournament, { actor, reason: '' });
}
