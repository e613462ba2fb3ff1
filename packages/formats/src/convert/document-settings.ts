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
import { heldRounds } from '../trf/held-rounds.ts';
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

/** What suits a tournament whose file names no tie-breaks, in the handbook's spelling. */
const usualTieBreaks = (system: SystemChoice): readonly string[] =>
  (usualPreset(system.code)?.tieBreaks ?? []).map((code) => code.replaceAll('/', '-'));

/** The tie-breaks that the file names (202, else 212) and we know, in the handbook's spelling. */
function tieBreaksOf({ header }: TrfDocument): readonly string[] {
  return statedTieBreaks(header).flatMap((text) => {
    const found = findTieBreak(text);
    return found.ok ? [found.value.code.replaceAll('/', '-')] : [];
  });
}

const isWholeDay = (day: string): boolean => day.includes('-');

/**
 * The days of the rounds. Where no 132 stands, the first round is on the first day of the tournament
 * and the last on its last; all of them are on the one day of a tournament of a day.
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

/**
 * What a report file says about the event, on top of what a new tournament starts with. A forbidden
 * pair of all rounds stays forbidden; one of some rounds alone has no place in the settings, nor has
 * a time control with other times for White than for Black.
 */
export function documentSettings(
  document: TrfDocument,
  base: Settings,
  playerIds: ReadonlyMap<PlayerNo, PlayerId>,
): Settings {
  const { header, roundsPlanned, forbiddenPairs } = document;
  const system = readSystem(document);
  const tieBreaks = tieBreaksOf(document);
  const planned = Math.max(roundsPlanned ?? 0, heldRounds(document)) || base.roundsPlanned;
  const groups = forbiddenPairs
    .filter(({ rounds }) => rounds === null || (rounds.first <= 1 && rounds.last >= planned))
    .map(({ players }) => players.flatMap((no) => playerIds.get(no) ?? []))
    .filter((group) => group.length > 1);
  return {
    ...base,
    name: header.name || base.name,
    place: header.city,
    federation: header.federation || base.federation,
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

/** A long game, where a file does not say how long its games are. */
const longGame: Settings['timeControl'] = {
  stages: [{ moves: null, minutes: 120 }],
  incrementSeconds: 0,
};

/** What of a report file says which rating lists count for its players; its first day where rounds have none. */
export const documentListing = ({
  header,
  roundDates,
}: TrfDocument): Pick<Settings, 'federation' | 'roundDates' | 'timeControl'> => ({
  federation: header.federation,
  roundDates: [...roundDates.map(longDate), eventDays({ header }).first],
  timeControl: decodeTimeControl(header.encodedTimeControl) ?? longGame,
});
