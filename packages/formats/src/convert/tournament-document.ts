import {
  fideList,
  findTieBreak,
  type PlayerNo,
  type RoundRecord,
  totalHalfPoints,
  trfTieBreakCode,
} from '@rokade/rules';
import {
  availabilityIn,
  countedPlayers,
  hasFirstColour,
  nameWithGroup,
  nationalLists,
  notRatedByPlayer,
  type Player,
  type PlayerDetails,
  publishedRounds,
  type ResultsTaken,
  ratingOn,
  recordOf,
  type Settings,
  type Tournament,
  usualScoring,
} from '@rokade/tournament';
import { byeCell, cellOf } from '../trf/cell-record.ts';
import { ranksInsteadOfPoints } from '../trf/encoded/tie-break-list.ts';
import { nationalPlayersOf } from '../trf/national-players.ts';
import { type RatingChoice, trfPlayerOf } from '../trf/player-details.ts';
import {
  type ByeAnnouncement,
  emptyTrfDocument,
  type TrfCell,
  type TrfDocument,
  type TrfHeader,
} from '../trf/trf-document.ts';
import { rankMethodOf } from './rank-method.ts';
import { standingPoints } from './standing-points.ts';
import { struckPoints } from './struck-points.ts';
import { accelerationsOf, forbiddenPairsOf, scoringOf } from './swiss-records.ts';
import { encodeTimeControl, timeControlText } from './time-control-text.ts';

/** Choices for a file that the tournament does not contain. */
export interface DocumentOptions {
  /** Which of a player's ratings goes into the file. */
  readonly ratings: RatingChoice;
  /** Each player's place, by number; a missing one stays blank. */
  readonly ranks: ReadonlyMap<PlayerNo, number>;
  /** Default: as rated. */
  readonly results?: ResultsTaken;
}

const day = (moment: string): string => moment.slice(0, 10);

const shortDate = (date: string): string => day(date).slice(2).replaceAll('-', '/');

/**
 * The tournament's tie-breaks, those of other regulations as self-defined: in 202, or in 212 if the
 * first one ranks instead of the points.
 */
function statedOrder({
  tieBreaks,
  tieBreakEdition,
}: Settings): Pick<TrfHeader, 'tieBreaks' | 'standingsOrder'> {
  const codes = tieBreaks.flatMap((code) => {
    const found = findTieBreak(code, tieBreakEdition);
    return found.ok ? [trfTieBreakCode(found.value)] : [];
  });
  return ranksInsteadOfPoints(codes[0])
    ? { tieBreaks: '', standingsOrder: codes.join(',') }
    : { tieBreaks: codes.join(','), standingsOrder: '' };
}

function headerOf(settings: Settings): TrfHeader {
  const dates = settings.roundDates.map(day).filter((date) => date !== '');
  return {
    ...emptyTrfDocument.header,
    name: nameWithGroup(settings),
    city: settings.place,
    federation: settings.federation,
    startDate: (dates[0] ?? '').replaceAll('-', '/'),
    endDate: (dates.at(-1) ?? '').replaceAll('-', '/'),
    ...recordOf(settings.system).stated(settings.system, dates[0] ?? ''),
    chiefArbiter: settings.chiefArbiter,
    timeControl: timeControlText(settings.timeControl),
    encodedTimeControl: encodeTimeControl(settings.timeControl),
    controller: 'Rokade',
    ...statedOrder(settings),
  };
}

/** The players who will not be paired in the round after the last published one. */
function announcementsOf(t: Tournament, round: number): readonly ByeAnnouncement[] {
  const kinds = ['full-point', 'half-point', 'zero-point'] as const;
  const byes = t.players.flatMap((player) => {
    const available = availabilityIn(player, round);
    if (available.kind === 'present') return [];
    const bye = available.kind === 'absent' ? available.bye : 'zero-point';
    return [{ no: player.no, bye }];
  });
  return kinds.flatMap((bye) => {
    const players = byes.filter((each) => each.bye === bye).map(({ no }) => no);
    return players.length === 0 ? [] : [{ bye, round, players }];
  });
}

/** A bye of the pairing stays one even if it gives no points, since nobody gets it twice. */
const reportedCell =
  ({ scoring }: Settings) =>
  (record: RoundRecord): TrfCell =>
    record.kind === 'bye' &&
    record.bye === 'pairing-allocated' &&
    record.halfPoints === scoring.allocatedBye
      ? byeCell(record.bye)
      : cellOf(record);

/** The details with the national rating of the tournament's kind of play, as a file has only one. */
const detailsIn = (settings: Settings, { details }: Pick<Player, 'details'>): PlayerDetails => ({
  ...details,
  rating: ratingOn(details, nationalLists(settings))?.value ?? null,
});

/** A played game that does not count for FIDE's list is W, D or L in the file. */
const notForRating = (record: RoundRecord): RoundRecord =>
  record.kind === 'game' && record.status === 'played' ? { ...record, status: 'unrated' } : record;

function playersOf(t: Tournament, rounds: number, options: DocumentOptions) {
  const { ratings, ranks, results: taken = 'rated' } = options;
  const counted = countedPlayers(t, rounds, { openGames: 'draw' }).players;
  const results = countedPlayers(t, rounds, {
    openGames: 'draw',
    points: usualScoring,
    results: taken,
  }).shown;
  const notRated = notRatedByPlayer(t, fideList);
  return t.players.map((player: Player, index) => ({
    ...trfPlayerOf(player.no, detailsIn(t.settings, player), ratings),
    halfPoints: totalHalfPoints(counted[index]?.records ?? []),
    rank: ranks.get(player.no) ?? null,
    cells: (results[index]?.records ?? [])
      .map((record, before) =>
        notRated.get(player.no)?.has(before + 1) ? notForRating(record) : record,
      )
      .map(reportedCell(t.settings)),
  }));
}

/**
 * A tournament as a report file, up to the last published round. Players who will not play the next
 * round are announced, so that a pairing program leaves them out. Results that do not count after a
 * withdrawal stay in it, for the rating and for readers, and 299 takes their points away; a result
 * corrected for the rating alone is in it as corrected, and 299 gives the points of the standings.
 */
export function tournamentDocument(t: Tournament, options: DocumentOptions): TrfDocument {
  const rounds = publishedRounds(t);
  const { settings } = t;
  const more = rounds < settings.roundsPlanned;
  const players = playersOf(t, rounds, options);
  const nationalPlayers = t.players.flatMap((player) =>
    nationalPlayersOf(settings.federation, player.no, detailsIn(settings, player)),
  );
  return {
    ...emptyTrfDocument,
    header: {
      ...headerOf(settings),
      startingRankMethod: nationalPlayers.length > 0 ? rankMethodOf(settings, options.ratings) : '',
    },
    deputyArbiters: settings.arbiters,
    roundDates: settings.roundDates.map(shortDate),
    roundsPlanned: settings.roundsPlanned,
    initialColour: hasFirstColour(settings.system) ? settings.system.initialColour : null,
    scoring: scoringOf(t),
    accelerations: accelerationsOf(t),
    forbiddenPairs: forbiddenPairsOf(t),
    byeAnnouncements: more ? announcementsOf(t, rounds + 1) : [],
    abnormalPoints: [
      ...struckPoints(t, players),
      ...(options.results === 'standing' ? [] : standingPoints(t, players)),
    ],
    players,
    nationalPlayers,
  };
}
