import {
  fideList,
  type HalfPoints,
  type KindOfPlay,
  kindOfPlay,
  type PairingPlayer,
  type PairingRequest,
  type PlayerNo,
  type RatedPlayer,
  type RoundRecord,
  type ScoredPlayer,
} from '@rokade/rules';
import { statedSystemIn } from '../convert/read-system.ts';
import { decodeTimeControl } from '../convert/time-control-text.ts';
import type {
  ActualRound,
  RatedRequest,
  SourcePlayer,
  TournamentReader,
} from '../reader/tournament-reader.ts';
import { type AbnormalTable, abnormalTable } from './abnormal-points.ts';
import { availabilities } from './availability.ts';
import { aloneRecord, gameRecord, sideColour } from './cell-record.ts';
import { statedTieBreaks } from './encoded/tie-break-list.ts';
import { eventDays } from './event-days.ts';
import { nationalPlayersIn } from './national-players.ts';
import { trfNormQuestion, trfPlannedEvent } from './norm-question.ts';
import { lastPairedRound } from './paired-rounds.ts';
import { pairingKind } from './pairing-kind.ts';
import { type PointSystem, pointSystemOf } from './point-system.ts';
import {
  type CellsByNo,
  cellsByNo,
  type IsStruck,
  struckPairings,
  struckPlayers,
} from './struck-pairings.ts';
import { gamePoints, type SwissFacts, swissFacts } from './swiss-facts.ts';
import type { TrfDocument, TrfPlayer } from './trf-document.ts';
import { trfTeams } from './trf-teams.ts';

const opponentColourIn = (cells: CellsByNo, opponent: PlayerNo, round: number) =>
  cells.get(opponent)?.[round - 1]?.colour ?? null;

interface RecordContext {
  readonly abnormal: AbnormalTable;
  readonly isStruck: IsStruck;
  readonly all: CellsByNo;
  readonly points: PointSystem;
}

/** The record of a struck game: no opponent counts. */
const struck: RoundRecord = { kind: 'bye', bye: 'zero-point', halfPoints: 0 };

/** A record with the points that 299 assigns. */
function withHalfPoints(record: RoundRecord, halfPoints: HalfPoints | null): RoundRecord {
  if (halfPoints === null) return record;
  return record.kind === 'absent'
    ? { kind: 'bye', bye: 'zero-point', halfPoints }
    : { ...record, halfPoints };
}

function recordsOf(
  { no, cells }: TrfPlayer,
  rounds: number,
  { abnormal, isStruck, all, points }: RecordContext,
): readonly RoundRecord[] {
  return Array.from({ length: rounds }, (_, index) => {
    const cell = cells[index] ?? null;
    const round = index + 1;
    const assigned = abnormal.assigned(cell, { no, round });
    if (cell?.kind !== 'game') return withHalfPoints(aloneRecord(cell, points), assigned);
    if (isStruck({ no, round })) return struck;
    const opponentColour = opponentColourIn(all, cell.opponent, round);
    return withHalfPoints(gameRecord({ no, cell, opponentColour }, points), assigned);
  });
}

const byNumber = (document: TrfDocument): TrfDocument => ({
  ...document,
  players: document.players.toSorted((a, b) => a.no - b.no),
});

/** The year at the beginning of a date: `1987/00/00`. */
const birthYearOf = (birthDate: string): number | null => {
  const [, year] = /^(\d{4})\b/.exec(birthDate) ?? [];
  return Number(year) > 0 ? Number(year) : null;
};

const sourcePlayer = (player: TrfPlayer): SourcePlayer => ({
  no: player.no,
  title: player.title,
  name: player.name,
  club: '',
  federation: player.federation,
  rating: player.rating,
  otherList: null,
  sex: player.sex,
  birthYear: birthYearOf(player.birthDate),
  citizenship: '',
});

function scoredPlayers(document: TrfDocument, rounds: number): readonly ScoredPlayer[] {
  const abnormal = abnormalTable(document);
  const all = cellsByNo(document);
  const isStruck = struckPairings(document, all, abnormal);
  const context = { abnormal, isStruck, all, points: pointSystemOf(document) };
  return document.players.map((player) => {
    const adjustments = abnormal.adjustments(player.no, rounds);
    return {
      no: player.no,
      rating: player.rating,
      records: recordsOf(player, rounds, context),
      ...(adjustments.length === 0 ? {} : { adjustments }),
    };
  });
}

/**
 * The rounds with results only, whatever the scoring. If the file has the federation's list, its own
 * players have the ratings of that list and no others, and foreigners first those of their own lines.
 *
 * @article DSU 2002 4.5.5.2 §1, §2; DSU 2010 4.5.5.2 §1, §2
 */
function ratedPlayers(
  document: TrfDocument,
  { list: { federation: list }, rounds }: RatedRequest,
): readonly RatedPlayer[] {
  const national = nationalPlayersIn(document, list);
  const foreign = new Set(
    document.players
      .filter(({ federation }) => federation !== '' && federation !== list)
      .map(({ no }) => no),
  );
  const results = { ...document, scoring: [], abnormalPoints: [] };
  const bornOf = new Map(document.players.map(({ no, birthDate }) => [no, birthYearOf(birthDate)]));
  const players = scoredPlayers(results, rounds).map((player) => {
    const born = bornOf.get(player.no) ?? null;
    return born === null ? player : { ...player, facts: { born } };
  });
  if (national.size === 0) return players;
  return players.map((player) => {
    const own = national.get(player.no)?.rating ?? null;
    return { ...player, rating: foreign.has(player.no) ? (player.rating ?? own) : own };
  });
}

const ratedByFide = (document: TrfDocument): readonly RatedPlayer[] =>
  ratedPlayers(document, { list: fideList, rounds: lastPairedRound(document) });

function requestFor(document: TrfDocument, roundNumber: number): PairingRequest & SwissFacts {
  const available = availabilities(document, roundNumber);
  const players = scoredPlayers(document, roundNumber - 1).map(
    (player): PairingPlayer => ({
      ...player,
      availability: available.get(player.no) ?? { kind: 'present' },
    }),
  );
  const { roundsPlanned } = document;
  return { roundNumber, roundsPlanned, players, ...swissFacts(document) };
}

function actualRound(document: TrfDocument, roundNumber: number): ActualRound {
  const all = cellsByNo(document);
  const pairings: { white: PlayerNo; black: PlayerNo }[] = [];
  const byes: PlayerNo[] = [];
  for (const { no, cells } of document.players) {
    const cell = cells[roundNumber - 1] ?? null;
    if (cell?.kind === 'alone' && cell.result === 'U') byes.push(no);
    if (cell?.kind !== 'game') continue;
    const opponentColour = opponentColourIn(all, cell.opponent, roundNumber);
    if (sideColour({ no, cell, opponentColour }) === 'white') {
      pairings.push({ white: no, black: cell.opponent });
    }
  }
  return { pairings, byes };
}

function playOf({ header }: TrfDocument): KindOfPlay {
  const time = decodeTimeControl(header.encodedTimeControl);
  return time === null ? 'standard' : kindOfPlay(time);
}

/** A report file as a source for the rules. */
export function trfReader(unsorted: TrfDocument): TournamentReader {
  const document = byNumber(unsorted);
  return {
    name: document.header.name,
    lastDay: eventDays(document).last,
    play: playOf(document),
    players: document.players.map(sourcePlayer),
    roundsPaired: lastPairedRound(document),
    roundsPlanned: document.roundsPlanned,
    system: statedSystemIn(document),
    pairingKind: pairingKind(document),
    statedTieBreaks: statedTieBreaks(document.header),
    statedEdition: null,
    leavers: {
      withdrawn: null,
      struck: struckPlayers(document),
      because: [],
    },
    points: gamePoints(document),
    teamEvent: trfTeams(document, (rounds) => scoredPlayers(document, rounds)),
    pairingRequest: (roundNumber) => requestFor(document, roundNumber),
    scoredPlayers: (rounds) => scoredPlayers(document, rounds),
    ratedPlayers: (request) => ratedPlayers(document, request),
    normQuestion: () => trfNormQuestion(document, ratedByFide(document)),
    plannedEvent: () => trfPlannedEvent(document, ratedByFide(document)),
    actualRound: (roundNumber) => actualRound(document, roundNumber),
  };
}
