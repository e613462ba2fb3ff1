import { erasedName } from '@rokade/journal';
import {
  emptyDetails,
  makeDetails,
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
import type { Player, Presence } from '../values/player.ts';
import type { Visibility } from '../values/setting-values.ts';
import { roundsToShow } from './advance-results.ts';

/** "Hansen, Ida" → "H., Ida". A name without a comma keeps its last word's initial. */
export function initialsOf(name: string): string {
  const [surname = '', ...first] = name.split(',');
  const initial = `${[...surname.trim()][0] ?? ''}.`;
  return first.length === 0 ? initial : `${initial}, ${first.join(',').trim()}`;
}

/** The form in which people want their names to be public, by their ids in the register. */
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

// For each field of a tournament its public value. The records of details and settings say it for
// theirs; a new field elsewhere does not compile until it is added here.

/** The public value of a field of a player. */
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
      return emptyDetails[field];
    default:
      return unreachable(playerFields[field]);
  }
}

/** Everybody sees that a player was expelled, and nobody else why and by whom. */
const publicPresence = (presence: Presence): Presence =>
  presence.kind === 'withdrawn'
    ? {
        kind: presence.kind,
        fromRound: presence.fromRound,
        order: presence.order,
        expelled: presence.expelled && { words: '', by: '', at: '' },
      }
    : presence;

const publicPlayer = (player: Player, choices: Choices): Player => ({
  id: player.id,
  details: makeDetails((field) => publicDetail(player.details, field, choices)),
  origins: {},
  declined: [],
  no: player.no,
  fromRound: player.fromRound,
  entryRound: player.entryRound,
  presence: publicPresence(player.presence),
  byeRequests: [],
  asks: [],
  keptInAfter: [],
  // The table is on every list of pairings anyway.
  fixedTable: player.fixedTable,
  excuses: [],
});

/** Whether a reason names two players who must not meet by the organiser's decision, which is private. */
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
  numbers: null,
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
 * The public terms for protests: deposit, deadline and the members' names, without further facts about
 * them.
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
 * The tournament as the public may see it: without drafts, birth dates, citizenships, federations'
 * numbers, the authors and times of results, check-in, protests, reports to rating offices, and the
 * players whom the organiser keeps apart; ratings (and times that would reveal them), clubs and names
 * as the organiser chose; results as they may be shown at the hall's time. Null if nothing is public.
 *
 * @param hall absent if nothing is shown, but only whether anything is public
 * @param chosen by people for themselves; the club of a person who hides their name is hidden, too
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
    rounds: (hall === null ? t.rounds : roundsToShow(t, hall))
      .filter(({ status }) => status === 'published')
      .map((round) => publicRound(round, t.settings.forbidden)),
    moves: t.settings.movesShown === 'yes' ? t.moves : [],
    // A position is public with its round, so that nobody prepares for it.
    startPositions: t.startPositions.filter(
      ({ round }) => t.rounds[round - 1]?.status === 'published',
    ),
    monthRatings: [],
    sentReports: [],
    checkIns: [],
    appealTerms: t.appealTerms === null ? null : publicTerms(t.appealTerms),
    appeals: [],
    incidents: [],
    championship: withoutNotes(t, () => true),
    prizes: t.prizes?.visible === true ? t.prizes : null,
    finished: t.finished,
    withdrawals: t.withdrawals,
    fideMode: t.fideMode.kind === 'left' ? { ...t.fideMode, by: '', at: '' } : t.fideMode,
    fideNotes: [],
    importedRounds: null,
  };
}
