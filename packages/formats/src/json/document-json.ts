import { err, ok, type Result } from '@rokade/rules';
import { findInconsistencies } from '../trf/check-consistency.ts';
import { scoringDialects, scoringSymbols } from '../trf/point-system.ts';
import { matchSymbols, type NumberedTeam } from '../trf/team-section.ts';
import {
  emptyTrfDocument,
  type NationalPlayer,
  type TrfDocument,
  type TrfPlayer,
} from '../trf/trf-document.ts';
import type { ConsistencyProblem } from '../trf/trf-fault.ts';
import type { JsonFault } from './json-fault.ts';
import { findShapeFaults, isJsonObject, type Shape } from './shape.ts';

/** What `format` says in a JSON document that holds what a report file holds. */
export const documentFormat = 'rokade-tournament';

/** The newest version of that document. */
const documentVersion = 2;

const maximalFaults = 100;

const colour: Shape = { nullable: { word: ['white', 'black'] } };
const players: Shape = { list: 'ordinal' };

const cell: Shape = {
  nullable: {
    kinds: {
      game: {
        opponent: 'ordinal',
        colour,
        result: { word: ['1', '=', '0', 'W', 'D', 'L', '+', '-', '?'] },
      },
      alone: { colour, result: { word: ['H', 'F', 'U', 'Z', '+', '-'] } },
    },
  },
};

const player: Readonly<Record<keyof TrfPlayer, Shape>> = {
  no: 'ordinal',
  sex: { word: ['m', 'w', ''] },
  title: 'text',
  name: 'text',
  rating: { nullable: 'ordinal' },
  federation: 'text',
  fideId: 'text',
  birthDate: 'text',
  halfPoints: { nullable: 'half-points' },
  rank: { nullable: 'ordinal' },
  cells: { list: cell },
};

const nationalPlayer: Readonly<Record<keyof NationalPlayer, Shape>> = {
  list: 'text',
  no: 'ordinal',
  sex: { word: ['m', 'w', ''] },
  classification: 'text',
  name: 'text',
  rating: { nullable: 'ordinal' },
  origin: 'text',
  nationalId: 'text',
  birthDate: 'text',
};

const numberedTeam: Readonly<Record<keyof NumberedTeam, Shape>> = {
  no: 'round',
  name: 'text',
  nickname: 'text',
  strength: { nullable: { wholeTo: 999_999 } },
  matchHalfPoints: { nullable: { wholeTo: 19_999 } },
  gameHalfPoints: { nullable: { wholeTo: 19_999 } },
  rank: { nullable: 'round' },
  members: players,
};

const document: Readonly<Record<keyof TrfDocument, Shape>> = {
  header: {
    object: Object.fromEntries(Object.keys(emptyTrfDocument.header).map((key) => [key, 'text'])),
  },
  deputyArbiters: { list: 'text' },
  roundDates: { list: 'text' },
  roundsPlanned: { nullable: 'round' },
  initialColour: colour,
  pairedByFilePosition: 'yes-or-no',
  scoring: {
    list: {
      object: {
        dialect: { word: scoringDialects },
        symbol: { word: scoringDialects.flatMap(scoringSymbols) },
        halfPoints: 'half-points',
      },
    },
  },
  byeAnnouncements: {
    list: {
      object: {
        bye: { word: ['full-point', 'half-point', 'zero-point'] },
        round: { nullable: 'round' },
        players,
      },
    },
  },
  accelerations: {
    list: {
      object: {
        matchHalfPoints: { nullable: 'half-points' },
        halfPoints: { nullable: 'half-points' },
        firstRound: 'round',
        lastRound: 'round',
        firstPlayer: 'ordinal',
        lastPlayer: 'ordinal',
      },
    },
  },
  playerAccelerations: {
    list: { object: { player: 'ordinal', halfPoints: { list: 'half-points' } } },
  },
  forbiddenPairs: {
    list: {
      object: {
        rounds: { nullable: { object: { first: 'round', last: 'round' } } },
        players,
      },
    },
  },
  abnormalPoints: {
    list: {
      object: {
        kind: { word: ['W', 'D', 'L', 'F', 'H', 'Z', '+', '-', ''] },
        matchHalfPoints: { nullable: 'half-points' },
        halfPoints: { nullable: 'half-points' },
        round: { nullable: 'round' },
        participants: players,
      },
    },
  },
  boardColours: { list: { word: ['white', 'black'] } },
  matchScoring: {
    list: { object: { symbol: { word: matchSymbols }, halfPoints: 'half-points' } },
  },
  teams: { list: { object: { name: 'text', members: players } } },
  numberedTeams: { list: { object: numberedTeam } },
  lineUps: {
    list: {
      object: {
        round: 'round',
        team: 'round',
        opponent: 'round',
        boards: { list: { nullable: 'ordinal' } },
      },
    },
  },
  teamByes: {
    list: {
      object: {
        matchHalfPoints: 'half-points',
        gameHalfPoints: 'half-points',
        teams: { list: { nullable: 'round' } },
      },
    },
  },
  forfeitedMatches: {
    list: { object: { winner: colour, round: 'round', white: 'round', black: 'round' } },
  },
  players: { list: { object: player } },
  nationalPlayers: { list: { object: nationalPlayer } },
  otherLines: {
    list: { object: { place: { word: ['before-players', 'after-players'] }, text: 'text' } },
  },
  layout: {
    list: {
      kinds: {
        ours: { first: { wholeTo: 999_999 }, count: { wholeTo: 999_999 } },
        line: { text: 'text' },
      },
    },
  },
};

/** A document as JSON, with two blanks of indentation, ready to be read again. */
export const makeDocumentJson = (content: TrfDocument): string =>
  `${JSON.stringify({ format: documentFormat, version: documentVersion, ...content }, null, 2)}\n`;

function placeIn(problem: ConsistencyProblem): string {
  if ('round' in problem) return `.cells[${problem.round - 1}]`;
  return problem.code === 'trf.rounds.too-many' ? '.cells' : '.no';
}

function contradictions(content: TrfDocument): readonly JsonFault[] {
  return findInconsistencies(content).map(({ problem, playerIndex }) => {
    return { ...problem, path: `players[${playerIndex}]${placeIn(problem)}` };
  });
}

/** The parts of a document, without what else the JSON held. */
const withoutOthers = (value: Readonly<Record<string, unknown>>): TrfDocument =>
  Object.fromEntries(
    Object.keys(document).map((key) => [key, value[key]]),
  ) as unknown as TrfDocument;

/** What version 1 did not know yet. */
const sinceVersion2 = {
  abnormalPoints: [],
  boardColours: [],
  matchScoring: [],
  numberedTeams: [],
  lineUps: [],
  teamByes: [],
  forfeitedMatches: [],
  nationalPlayers: [],
  layout: [],
} as const satisfies Partial<TrfDocument>;

/** Version 1 held accelerations for players alone. */
function fromVersion1(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { accelerations } = value;
  if (!Array.isArray(accelerations)) return { ...sinceVersion2, ...value };
  const upgraded = accelerations.map((each) =>
    isJsonObject(each) ? { matchHalfPoints: null, ...each } : each,
  );
  return { ...sinceVersion2, ...value, accelerations: upgraded };
}

/**
 * The document in a JSON value. Errors: `json.newer-version`, `json.wrong-type` with the path of
 * each value, and whatever a report file with these players would be refused for.
 */
export function parseDocumentJson(value: unknown): Result<TrfDocument, readonly JsonFault[]> {
  const version = isJsonObject(value) ? value['version'] : undefined;
  if (typeof version === 'number' && version > documentVersion) {
    return err([{ code: 'json.newer-version', version, known: documentVersion }]);
  }
  const current = isJsonObject(value) && version === 1 ? fromVersion1(value) : value;
  const shapeFaults = findShapeFaults(current, { object: document }).slice(0, maximalFaults);
  if (!isJsonObject(current) || shapeFaults.length > 0) return err(shapeFaults);
  const content = withoutOthers(current);
  const faults = contradictions(content);
  return faults.length > 0 ? err(faults) : ok(content);
}
