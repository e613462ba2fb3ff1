import { err, playOffTime, type Result } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import {
  type Actor,
  makeSystem,
  playOffCandidates,
  type Settings,
  type Tournament,
  type TournamentId,
  usualScoring,
} from '@rokade/tournament';
import type { Application } from '../../application.ts';
import type { AppError } from '../../kinds/tournament-types.ts';
import { derivedId, makeTournament } from './make-derived.ts';

/** No players share first place, or it can still change. */
export interface NobodyTied {
  readonly code: 'groups.play-off-nobody';
}

/** The name of a play-off in the language of the tournament's prints. */
const nameIn = ({ settings }: Tournament): string =>
  translator(settings.printLanguage)('terms.system-play-off');

/**
 * The settings of a play-off, which is a group of the same event: those of its tournament with the annex's
 * time control. Other regulations or agreements are entered in its settings afterwards.
 *
 * @article FIDE 2012 annex 3 1k.5, 1k.6; DSU 2002 §36
 */
function playOffSettings(t: Tournament): Settings {
  const { group } = t.settings;
  const { minutes, seconds } = playOffTime;
  return {
    ...t.settings,
    group: [group, nameIn(t)].filter((part) => part !== '').join(' · '),
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
 * Creates the play-off for first place as a group with its players, and returns its id; a repetition gives
 * the same one, until it is paired. Refused if nobody is tied.
 */
export async function startPlayOff(
  app: Pick<Application, 'tournaments'>,
  t: Tournament,
  actor: Actor,
): Promise<Result<TournamentId, AppError | NobodyTied>> {
  const candidates = playOffCandidates(t);
  const id = derivedId(t.id, nameIn(t));
  if (candidates === null || id === null) return err({ code: 'groups.play-off-nobody' });
  const players = candidates.players.flatMap((candidate) =>
    t.players
      .filter((player) => player.id === candidate)
      .map((player) => ({ ...player, byeRequests: [] })),
  );
  const newTournament = { id, settings: playOffSettings(t), players, numbered: false };
  return makeTournament(app, newTournament, { actor, reason: '' });
}
