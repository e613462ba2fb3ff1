import { findTieBreak, type PlayerNo } from '@rokade/rules';
import {
  type PlayerId,
  type Scoring,
  type Settings,
  type SystemChoice,
  usualPreset,
} from '@rokade/tournament';
import { statedTieBreaks } from '../trf/encoded/tie-break-list.ts';
import { eventDays } from '../trf/event-days.ts';
import { lastPairedRound } from '../trf/paired-rounds.ts';
import { pointSystemOf } from '../trf/point-system.ts';
import { longDate } from '../trf/round-day.ts';
import type { TrfDocument } from '../trf/trf-document.ts';
import { pairingRatingsIn } from './rank-method.ts';
import { readSystem } from './read-system.ts';
import { decodeTimeControl } from './time-control-text.ts';

function scoringOf(document: TrfDocument): Scoring {
  const { win, draw, loss, allocatedBye } = pointSystemOf(document);
  return { win: win.white, draw: draw.white, loss: loss.white, allocatedBye };
}

/** The default tie-breaks of a system, as the handbook spells them, for a file without tie-breaks. */
const usualTieBreaks = (system: SystemChoice): readonly string[] =>
  (usualPreset(system.code)?.tieBreaks ?? []).map((code) => code.replaceAll('/', '-'));

/** The file's tie-breaks (202, else 212) that Rokade has, as the handbook spells them. */
function tieBreaksOf({ header }: TrfDocument): readonly string[] {
  return statedTieBreaks(header).flatMap((text) => {
    const found = findTieBreak(text);
    return found.ok ? [found.value.code.replaceAll('/', '-')] : [];
  });
}

const isWholeDay = (day: string): boolean => day.includes('-');

/**
 * The days of the rounds. Without record 132, the first round is on the tournament's first day and the
 * last on its last; in a tournament of one day all rounds are on it.
 */
function roundDatesOf(document: TrfDocument, rounds: number): readonly string[] {
  const stated = document.roundDates.map(longDate);
  if (stated.some((date) => date !== '')) return stated;
  const { first, last } = eventDays(document);
  const [start, end] = [first, last].map((day) => (isWholeDay(day) ? day : ''));
  if (start === undefined || end === undefined || (start > end && end !== '')) return [];
  const isOneDay = start === end;
  const dates = Array.from({ length: rounds }, (_, index) =>
    isOneDay || index === 0 ? start : index === rounds - 1 ? end : '',
  );
  return dates.some((date) => date !== '') ? dates : [];
}

/** Whether record 032 has a federation; lichess writes its own name there. */
const isFederation = (text: string): boolean => /^[A-Z]{3}$/.test(text);

/**
 * The settings in a report file, added to those of a new tournament. A forbidden pair of all rounds
 * becomes a forbidden meeting; one of some rounds has no equivalent in the settings, nor has a time
 * control with different times for White and Black.
 */
export function documentSettings(
  document: TrfDocument,
  base: Settings,
  playerIds: ReadonlyMap<PlayerNo, PlayerId>,
): Settings {
  const { header, roundsPlanned, forbiddenPairs } = document;
  const system = readSystem(document);
  const tieBreaks = tieBreaksOf(document);
  const planned = Math.max(roundsPlanned ?? 0, lastPairedRound(document)) || base.roundsPlanned;
  const groups = forbiddenPairs
    .filter(({ rounds }) => rounds === null || (rounds.first <= 1 && rounds.last >= planned))
    .map(({ players }) => players.flatMap((no) => playerIds.get(no) ?? []))
    .filter((group) => group.length > 1);
  return {
    ...base,
    name: header.name || base.name,
    place: header.city,
    federation: isFederation(header.federation) ? header.federation : base.federation,
    system,
    pairingRatings: pairingRatingsIn(document, system),
    timeControl: decodeTimeControl(header.encodedTimeControl) ?? base.timeControl,
    scoring: scoringOf(document),
    forbidden: { ...base.forbidden, groups },
    tieBreaks: tieBreaks.length > 0 ? tieBreaks : usualTieBreaks(system),
    chiefArbiter: header.chiefArbiter,
    arbiters: document.deputyArbiters,
    roundsPlanned: planned,
    roundDates: roundDatesOf(document, planned),
  };
}

/** A long game, for a file without a time control. */
const longGame: Settings['timeControl'] = {
  stages: [{ moves: null, minutes: 120 }],
  incrementSeconds: 0,
};

/**
 * The facts of a report file that decide which rating lists count for its players; its first day, if
 * the rounds have no dates.
 */
export const documentListing = ({
  header,
  roundDates,
}: TrfDocument): Pick<Settings, 'federation' | 'roundDates' | 'timeControl'> => ({
  federation: header.federation,
  roundDates: [...roundDates.map(longDate), eventDays({ header }).first],
  timeControl: decodeTimeControl(header.encodedTimeControl) ?? longGame,
});
