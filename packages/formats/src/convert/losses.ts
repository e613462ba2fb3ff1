import {
  allSettings,
  countedPlayers,
  type Game,
  hasUnstatedChoice,
  isNumberedByStrength,
  nationalLists,
  type PlayerDetails,
  publishedRounds,
  ratingOn,
  type Settings,
  type Tournament,
} from '@rokade/tournament';
import { isListCode } from '../trf/national-players.ts';
import { lastPairedRound, lastRoundStated } from '../trf/paired-rounds.ts';
import type { RatingChoice } from '../trf/player-details.ts';
import type { TrfDocument, TrfPlayer } from '../trf/trf-document.ts';

/** Something that the target format cannot hold, and how often it occurs. */
export interface Loss {
  readonly code: LossCode;
  readonly count: number;
}

/** All codes. */
const lossCodes = [
  'loss.history',
  'loss.clubs',
  'loss.national-ratings',
  'loss.fide-ratings',
  'loss.other-ratings',
  'loss.citizenships',
  'loss.national-ids',
  'loss.settings',
  'loss.notices',
  'loss.cancelled-games',
  'loss.withdrawals',
  'loss.cut-texts',
  'loss.rounds',
  'loss.tournament-facts',
  'loss.unplayed-games',
  'loss.byes',
  'loss.scoring',
  'loss.file-order',
  'loss.set-byes',
  'loss.encoded-facts',
  'loss.pair-rounds',
  'loss.abnormal-points',
  'loss.teams',
  'loss.accelerations',
  'loss.team-facts',
  'loss.team-matches',
] as const;

export type LossCode = (typeof lossCodes)[number];

const real = (losses: readonly Loss[]): readonly Loss[] => losses.filter(({ count }) => count > 0);

const countOf = <T>(items: readonly T[], test: (item: T) => boolean): number =>
  items.filter(test).length;

const gamesOf = (t: Tournament): readonly Game[] => t.rounds.flatMap(({ games }) => games);

/** The width of a player's number in records of a federation's list. */
const longestNationalId = 11;

/** How many of a tournament's settings a report file has no record for. */
function unstatedSettings(settings: Settings): number {
  const { system, roundDates, pairingRatings } = settings;
  const unusual = allSettings.filter(
    ([name, { unfiled, usual }]) =>
      unfiled === true && JSON.stringify(settings[name]) !== JSON.stringify(usual),
  );
  const halfStated = [
    hasUnstatedChoice(system),
    roundDates.some((date) => date.includes('T')),
    pairingRatings !== null && !isNumberedByStrength(system),
  ];
  return unusual.length + halfStated.filter((isLost) => isLost).length;
}

/** Whether a player is on another national list than the one in the file. */
function hasOtherRating({ timeControl }: Settings, details: PlayerDetails): boolean {
  const written = ratingOn(details, nationalLists({ timeControl }))?.source;
  return (['national', 'rapid', 'blitz'] as const).some(
    (list) => list !== written && ratingOn(details, [list]) !== null,
  );
}

/** What report files of any format cannot hold of a journal. */
export function journalLosses(t: Tournament, ratings: RatingChoice): readonly Loss[] {
  const details = t.players.map((player) => player.details);
  const games = gamesOf(t);
  const { federation } = t.settings;
  const { withdrawals } = countedPlayers(t, publishedRounds(t));
  const isWithoutList = !isListCode(federation);
  const national = countOf(details, ({ rating }) => rating !== null);
  const fide = countOf(details, ({ fideRating }) => fideRating !== null);
  return real([
    { code: 'loss.history', count: t.version },
    { code: 'loss.clubs', count: countOf(details, ({ club }) => club !== '') },
    { code: 'loss.national-ratings', count: isWithoutList && ratings === 'fide' ? national : 0 },
    { code: 'loss.fide-ratings', count: ratings === 'national' ? fide : 0 },
    {
      code: 'loss.other-ratings',
      count: countOf(details, (each) => hasOtherRating(t.settings, each)),
    },
    { code: 'loss.citizenships', count: countOf(details, (each) => each.citizenship !== '') },
    {
      code: 'loss.national-ids',
      count: countOf(details, ({ nationalId }) =>
        isWithoutList ? nationalId !== '' : nationalId.length > longestNationalId,
      ),
    },
    { code: 'loss.settings', count: unstatedSettings(t.settings) },
    {
      code: 'loss.notices',
      count: countOf(games, ({ result }) => result?.kind === 'forfeit' && !result.notice),
    },
    {
      code: 'loss.cancelled-games',
      count: countOf(games, ({ result }) => result?.kind === 'cancelled'),
    },
    { code: 'loss.withdrawals', count: countOf(withdrawals, ({ counts }) => counts) },
  ]);
}

const widths = { name: 33, federation: 3, fideId: 11, birthDate: 10, title: 3 } as const;

const isCut = (player: TrfPlayer): boolean =>
  (Object.keys(widths) as readonly (keyof typeof widths)[]).some(
    (name) => Array.from(player[name]).length > widths[name],
  );

/** Texts that are longer than the columns of a report file. */
export const trfLosses = ({ players }: TrfDocument): readonly Loss[] =>
  real([{ code: 'loss.cut-texts', count: countOf(players, isCut) }]);

/** What a table of players or standings omits of a document. */
export const tableLosses = (document: TrfDocument): readonly Loss[] =>
  real([
    { code: 'loss.rounds', count: lastRoundStated(document) },
    {
      code: 'loss.tournament-facts',
      count: countOf(Object.values(document.header), (text) => text !== ''),
    },
  ]);

/** The losses of a list of players that is made from a journal directly. */
export const playerTableLosses = (t: Tournament): readonly Loss[] =>
  real([
    { code: 'loss.history', count: t.version },
    { code: 'loss.rounds', count: publishedRounds(t) },
  ]);

/** What PGN omits: everything except played games. */
export function pgnLosses(document: TrfDocument): readonly Loss[] {
  const roundsPaired = lastPairedRound(document);
  const cells = document.players.flatMap((player) => player.cells.slice(0, roundsPaired));
  const forfeits = countOf(
    cells,
    (cell) => cell?.kind === 'game' && (cell.result === '+' || cell.result === '-'),
  );
  return real([
    { code: 'loss.unplayed-games', count: forfeits / 2 },
    { code: 'loss.byes', count: countOf(cells, (cell) => cell?.kind === 'alone') },
  ]);
}
