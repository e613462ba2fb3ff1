import { erasedName } from '@rokade/journal';
import {
  makeDetails,
  nothingKnown,
  type PlayerDetails,
  type PlayerField,
  playerFields,
} from '@rokade/players';
import { type Reason, unreachable } from '@rokade/rules';
import { withoutNotes } from '../evolve/evolve-championship.ts';
import type { AnySetting } from '../settings/setting-record.ts';
import { allSettings, type SettingName, type Settings } from '../settings/settings.ts';
import type { Game, Round, Tournament } from '../state/state.ts';
import type { AppealTerms } from '../values/appeals.ts';
import type { HallClock } from '../values/hall-time.ts';
import type { Player } from '../values/player.ts';
import type { Visibility } from '../values/setting-values.ts';
import { roundsMadeKnown } from './advance-results.ts';

/** "Hansen, Ida" → "H., Ida". A name without a comma keeps its last word's initial. */
export function initialsOf(name: string): string {
  const [surname = '', ...first] = name.split(',');
  const initial = `${[...surname.trim()][0] ?? ''}.`;
  return first.length === 0 ? initial : `${initial}, ${first.join(',').trim()}`;
}

/** How people want their names to stand in public, by their ids in the register. */
export type ChosenNames = ReadonlyMap<string, 'initials' | 'none'>;

const nothingChosen: ChosenNames = new Map();

interface Choices {
  readonly visibility: Visibility;
  readonly chosen: ChosenNames;
}

function publicName({ name, person }: PlayerDetails, { visibility, chosen }: Choices): string {
  const own = chosen.get(person);
  if (own === 'none') return erasedName;
  return own === undefined && visibility.names === 'full' ? name : initialsOf(name);
}

// What may be seen of a player's details and of the settings is said in their records; what follows
// names every other field there is: a new one does not compile until somebody has decided here.

/** What everybody may see of a field of a player. */
function publicDetail(details: PlayerDetails, field: PlayerField, choices: Choices) {
  const { clubs, ratings } = choices.visibility;
  switch (playerFields[field].seen) {
    case 'by-everybody':
      return details[field];
    case 'as-names':
      return publicName(details, choices);
    case 'with-clubs':
      return clubs && choices.chosen.get(details.person) !== 'none' ? details[field] : '';
    case 'with-ratings':
      return ratings ? details[field] : null;
    case 'by-arbiters':
      return nothingKnown[field];
    default:
      return unreachable(playerFields[field]);
  }
}

const publicPlayer = (player: Player, choices: Choices): Player => ({
  id: player.id,
  details: makeDetails((field) => publicDetail(player.details, field, choices)),
  origins: {},
  declined: [],
  no: player.no,
  fromRound: player.fromRound,
  entryRound: player.entryRound,
  presence: player.presence,
  byeRequests: [],
  asks: [],
  keptInAfter: [],
  // Where they sit stands on every list of pairings.
  fixedTable: player.fixedTable,
  excuses: [],
});

/** Says of two players that they must not meet; where the organiser named them, that is private. */
const saysForbidden = ({ code }: Reason): boolean => code === 'dutch.passed-over-forbidden';

const publicGame = (game: Game, { groups }: Settings['forbidden']): Game => ({
  board: game.board,
  white: game.white,
  black: game.black,
  result: game.result,
  writtenBy: '',
  enteredAt: '',
  rated: game.rated,
  lateReserve: game.lateReserve,
  ratingResult: null,
  reported: [],
  because: game.because.filter((reason) => groups.length === 0 || !saysForbidden(reason)),
});

const publicRound = (round: Round, forbidden: Settings['forbidden']): Round => ({
  number: round.number,
  status: round.status,
  system: round.system,
  publishedAt: '',
  begunAt: round.begunAt,
  games: round.games.map((game) => publicGame(game, forbidden)),
  byes: round.byes,
  remarks: round.remarks,
  verified: null,
  altered: round.altered,
});

const publicValue = (settings: Settings, name: SettingName, { seen, usual }: AnySetting) => {
  if (seen === 'by-everybody') return settings[name];
  if (seen !== 'with-ratings') return seen(settings[name] as never);
  return settings.visibility.ratings ? settings[name] : usual;
};

const publicSettings = (settings: Settings): Settings =>
  Object.fromEntries(
    allSettings.map(([name, record]) => [name, publicValue(settings, name, record)]),
  ) as unknown as Settings;

/**
 * What is announced of protests: deposit, deadline and who hears them, not what else is known of those.
 *
 * @article FIDE 2012 10.4
 */
const publicTerms = ({ committee, ...terms }: AppealTerms): AppealTerms => ({
  ...terms,
  committee: committee.map(({ name, seat }) => ({
    name,
    seat,
    federation: '',
    licensed: false,
    ofAge: false,
  })),
});

/**
 * The tournament as somebody without an account may see it: no draft, no birth dates, citizenships or
 * numbers of federations, not who wrote a result and when, who was seen in the hall, no protests, nothing of what went to
 * rating offices, nor which players named by the organiser must not meet; of ratings (and
 * times that would give them away), clubs and names what the organiser chose, and of results those
 * that may be made known by the hall's clock. Null if nothing is public.
 *
 * @param hall left out where nothing is shown: to ask whether anything is public
 * @param chosen by people for themselves; of whoever hides their name the club is not shown either
 */
export function publicTournament(
  t: Tournament,
  hall: HallClock | null = null,
  chosen: ChosenNames = nothingChosen,
): Tournament | null {
  const { visibility } = t.settings;
  if (!visibility.published) return null;
  return {
    id: t.id,
    version: t.version,
    demo: t.demo,
    settings: publicSettings(t.settings),
    players: t.players.map((player) => publicPlayer(player, { visibility, chosen })),
    entriesClosed: t.entriesClosed,
    lots: t.lots,
    tieLots: t.tieLots,
    orderChangedAfterRound: t.orderChangedAfterRound,
    rounds: (hall === null ? t.rounds : roundsMadeKnown(t, hall))
      .filter(({ status }) => status === 'published')
      .map((round) => publicRound(round, t.settings.forbidden)),
    moves: t.settings.movesShown === 'yes' ? t.moves : [],
    sentReports: [],
    checkIns: [],
    appealTerms: t.appealTerms === null ? null : publicTerms(t.appealTerms),
    appeals: [],
    championship: withoutNotes(t, () => true),
    prizes: t.prizes?.visible === true ? t.prizes : null,
    finished: t.finished,
    withdrawals: t.withdrawals,
  };
}
