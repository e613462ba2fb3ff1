import {
  kindOfPlay,
  type NormQuestion,
  type PlannedEvent,
  type PlayerNo,
  type RatedPlayer,
  timeMeasures,
} from '@rokade/rules';
import { decodeTimeControl } from '../convert/time-control-text.ts';
import { lastPairedRound } from './paired-rounds.ts';
import { pairingKind } from './pairing-kind.ts';
import { longDate } from './round-day.ts';
import type { TrfDocument } from './trf-document.ts';

const ofTeams = /team|mannschaft|hold|scheveningen/i;

/**
 * The team of each player where teams meet: by its number in 310, and by 013 if the file says that it is of
 * teams, since an open names teams there too.
 */
function teamsOfPlayers(document: TrfDocument): ReadonlyMap<PlayerNo, string> {
  const { header, numberedTeams, teams } = document;
  const meeting = ofTeams.test(`${header.system} ${header.type}`) ? teams : [];
  const all = numberedTeams.length > 0 ? numberedTeams : meeting;
  return new Map(
    all.flatMap(({ members }, index) => members.map((no) => [no, String(index + 1)] as const)),
  );
}

/** The input for norms from a report file; `rated` has FIDE's ratings and all rounds. */
export function trfNormQuestion(
  document: TrfDocument,
  rated: readonly RatedPlayer[],
): NormQuestion {
  const roundsPaired = lastPairedRound(document);
  const time = decodeTimeControl(document.header.encodedTimeControl);
  const measures = time === null ? null : timeMeasures(time);
  const teams = teamsOfPlayers(document);
  const ratedByNo = new Map(rated.map((player) => [player.no, player]));
  return {
    event: {
      federation: document.header.federation,
      rounds: Math.max(document.roundsPlanned ?? roundsPaired, roundsPaired),
      roundsPaired,
      predetermined: pairingKind(document) === 'round-robin',
      days: document.roundDates.map(longDate),
      minutes: measures?.minutes ?? null,
      movesAnHour: measures?.movesAnHour ?? null,
    },
    players: document.players.map(({ no, title, federation, sex }) => {
      const team = teams.get(no);
      return {
        no,
        title,
        federation,
        isWoman: sex === 'w',
        ...(team === undefined ? {} : { team }),
        rating: ratedByNo.get(no)?.rating ?? null,
        records: ratedByNo.get(no)?.records ?? [],
      };
    }),
  };
}

/** The planned event of a report file; `rated` has FIDE's ratings. */
export function trfPlannedEvent(
  document: TrfDocument,
  rated: readonly RatedPlayer[],
): PlannedEvent {
  const { event, players } = trfNormQuestion(document, rated);
  const time = decodeTimeControl(document.header.encodedTimeControl);
  return {
    ...event,
    players,
    play: time === null ? 'standard' : kindOfPlay(time),
    time: time === null ? null : { ...timeMeasures(time), isUnequal: false },
    inTeams: document.teams.length + document.numberedTeams.length > 0,
  };
}
