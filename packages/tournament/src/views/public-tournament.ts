import type { Reason } from '@rokade/rules';
import type { HallClock } from '../hall-time.ts';
import type { Player, PlayerDetails } from '../player.ts';
import type { Settings, Visibility } from '../settings.ts';
import type { Round, Tournament } from '../state.ts';
import { roundsMadeKnown } from './advance-results.ts';

/** "Hansen, Ida" → "H., Ida". A name without a comma keeps its last word's initial. */
function initialsOf(name: string): string {
  const [surname = '', ...first] = name.split(',');
  const initial = `${[...surname.trim()][0] ?? ''}.`;
  return first.length === 0 ? initial : `${initial}, ${first.join(',').trim()}`;
}

function publicDetails(details: PlayerDetails, visibility: Visibility): PlayerDetails {
  return {
    ...details,
    name: visibility.names === 'full' ? details.name : initialsOf(details.name),
    club: visibility.clubs ? details.club : '',
    rating: visibility.ratings ? details.rating : null,
    rapidRating: visibility.ratings ? details.rapidRating : null,
    blitzRating: visibility.ratings ? details.blitzRating : null,
    fideRating: visibility.ratings ? details.fideRating : null,
    sex: '',
    citizenship: '',
    fideId: '',
    nationalId: '',
    birthDate: '',
  };
}

const publicPlayer = (player: Player, visibility: Visibility): Player => ({
  ...player,
  details: publicDetails(player.details, visibility),
  byeRequests: [],
});

/** Says of two players that they must not meet; where the organiser named them, that is private. */
const saysForbidden = ({ code }: Reason): boolean => code === 'dutch.passed-over-forbidden';

function publicRound(round: Round, { groups }: Settings['forbidden']): Round {
  const isPublic = (reason: Reason): boolean => groups.length === 0 || !saysForbidden(reason);
  return {
    ...round,
    games: round.games.map((game) => ({
      ...game,
      writtenBy: '',
      enteredAt: '',
      because: game.because.filter(isPublic),
    })),
  };
}

const publicSettings = (settings: Settings): Settings => ({
  ...settings,
  forbidden: { ...settings.forbidden, groups: [] },
  timeOdds: settings.visibility.ratings ? settings.timeOdds : null,
});

/**
 * The tournament as somebody without an account may see it: no draft, no birth dates, citizenships or
 * numbers of federations, not who wrote a result and when, nor who must not meet whom; of ratings (and
 * times that would give them away), clubs and names what the organiser chose, and of results those
 * that may be made known by the hall's clock. Null if nothing is public.
 *
 * @param hall left out where nothing is shown: to ask whether anything is public
 */
export function publicTournament(t: Tournament, hall: HallClock | null = null): Tournament | null {
  const { visibility } = t.settings;
  if (!visibility.published) return null;
  return {
    ...t,
    settings: publicSettings(t.settings),
    players: t.players.map((player) => publicPlayer(player, visibility)),
    prizes: t.prizes?.visible === true ? t.prizes : null,
    rounds: (hall === null ? t.rounds : roundsMadeKnown(t, hall))
      .filter(({ status }) => status === 'published')
      .map((round) => publicRound(round, t.settings.forbidden)),
  };
}
