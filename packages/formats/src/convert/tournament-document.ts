import { findTieBreak, type PlayerNo, totalHalfPoints, trfTieBreakCode } from '@rokade/rules';
import {
  availabilityIn,
  type Player,
  publishedRounds,
  recordTable,
  type Settings,
  type Tournament,
} from '@rokade/tournament';
import { cellOf } from '../trf/cell-record.ts';
import { type RatingChoice, trfPlayerOf } from '../trf/player-details.ts';
import {
  type ByeAnnouncement,
  emptyTrfDocument,
  type TrfDocument,
  type TrfHeader,
} from '../trf/trf-document.ts';
import { encodeTimeControl, timeControlText } from './time-control-text.ts';

/** What a tournament of ours does not say by itself. */
export interface DocumentOptions {
  /** Which of a player's ratings goes into the file. */
  readonly ratings: RatingChoice;
  /** The placing of each player, by number; a missing one stays blank. */
  readonly ranks: ReadonlyMap<PlayerNo, number>;
}

const day = (moment: string): string => moment.slice(0, 10);

const shortDate = (date: string): string => day(date).slice(2).replaceAll('-', '/');

/** The tournament's tie-breaks in the spelling of 202, those of other regulations as self-defined. */
const statedTieBreaks = ({ tieBreaks, tieBreakEdition }: Settings): string =>
  tieBreaks
    .flatMap((code) => {
      const found = findTieBreak(code, tieBreakEdition);
      return found.ok ? [trfTieBreakCode(found.value)] : [];
    })
    .join(',');

function headerOf(settings: Settings): TrfHeader {
  const dates = settings.roundDates.map(day).filter((date) => date !== '');
  return {
    ...emptyTrfDocument.header,
    name: [settings.name, settings.group].filter((part) => part !== '').join(', '),
    city: settings.place,
    federation: settings.federation,
    startDate: (dates[0] ?? '').replaceAll('-', '/'),
    endDate: (dates.at(-1) ?? '').replaceAll('-', '/'),
    type: 'Individual: Swiss-System (Monrad)',
    chiefArbiter: settings.chiefArbiter,
    timeControl: timeControlText(settings.timeControl),
    encodedTimeControl: encodeTimeControl(settings.timeControl),
    controller: 'Rokade',
    system: 'CUSTOM_SWISS',
    tieBreaks: statedTieBreaks(settings),
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

function playersOf(t: Tournament, rounds: number, { ratings, ranks }: DocumentOptions) {
  const table = recordTable(t, rounds, 'draw');
  return t.players.map(({ id, no, details }: Player) => {
    const records = table.get(id) ?? [];
    return {
      ...trfPlayerOf(no, details, ratings),
      halfPoints: totalHalfPoints(records),
      rank: ranks.get(no) ?? null,
      cells: records.map(cellOf),
    };
  });
}

/**
 * A tournament of ours as a report file holds it, up to the last round published. Those who will not
 * play the next round are announced, so that a pairing program leaves them out.
 */
export function tournamentDocument(t: Tournament, options: DocumentOptions): TrfDocument {
  const rounds = publishedRounds(t);
  const { settings } = t;
  const more = rounds < settings.roundsPlanned;
  return {
    ...emptyTrfDocument,
    header: headerOf(settings),
    deputyArbiters: settings.arbiters,
    roundDates: settings.roundDates.map(shortDate),
    roundsPlanned: settings.roundsPlanned,
    byeAnnouncements: more ? announcementsOf(t, rounds + 1) : [],
    players: playersOf(t, rounds, options),
  };
}
