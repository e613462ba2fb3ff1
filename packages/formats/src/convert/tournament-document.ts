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

/** What a tournament of ours does not say by itself. */
export interface DocumentOptions {
  /** Which of a player's ratings goes into the file. */
  readonly ratings: RatingChoice;
  /** The placing of each player, by number; a missing one stays blank. */
  readonly ranks: ReadonlyMap<PlayerNo, number>;
  /** Left out: as they are rated. */
  readonly results?: ResultsTaken;
}

const day = (moment: string): string => moment.slice(0, 10);

const shortDate = (date: string): string => day(date).slice(2).replaceAll('-', '/');

/**
 * The tournament's tie-breaks, those of other regulations as self-defined: in 202, or in 212 where the
 * first ranks instead of the points.
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
    name: [settings.name, settings.group].filter((part) => part !== '').join(', '),
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

/** Who will not be paired in the round after the last one published. */
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

/** A bye that the scoring makes worthless is still a bye of the pairing, which nobody gets twice. */
const reportedCell =
  ({ scoring }: Settings) =>
  (record: RoundRecord): TrfCell =>
    record.kind === 'bye' &&
    record.bye === 'pairing-allocated' &&
    record.halfPoints === scoring.allocatedBye
      ? byeCell(record.bye)
      : cellOf(record);

/** A player with the national rating of the tournament's kind of play: files have room for one. */
const detailsIn = (settings: Settings, { details }: Pick<Player, 'details'>): PlayerDetails => ({
  ...details,
  rating: ratingOn(details, nationalLists(settings))?.value ?? null,
});

/** A game that is over the board and not for FIDE's list is W, D or L in the file. */
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
 * A tournament of ours as a report file holds it, up to the last round published. Those who will not
 * play the next round are announced, so that a pairing program leaves them out. Results that do not
 * count since somebody left stand in it, for the rating and to be seen, and 299 takes their points; a
 * result corrected for the rating alone stands as corrected, and 299 gives the points of the table.
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
