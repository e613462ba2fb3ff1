import { err, ok, type Result } from '@rokade/rules';
import { findInconsistencies } from '../trf/check-consistency.ts';
import { scoringDialects, scoringSymbols } from '../trf/point-system.ts';
import { emptyTrfDocument, type TrfDocument, type TrfPlayer } from '../trf/trf-document.ts';
import type { ConsistencyProblem } from '../trf/trf-fault.ts';
import type { JsonFault } from './json-fault.ts';
import { findShapeFaults, isJsonObject, type Shape } from './shape.ts';

/** What `format` says in a JSON document that holds what a report file holds. */
export const documentFormat = 'rokade-tournament';

/** The newest version of that document. */
export const documentVersion = 1;

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
        halfPoints: 'half-points',
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
  teams: { list: { object: { name: 'text', members: players } } },
  players: { list: { object: player } },
  otherLines: {
    list: { object: { place: { word: ['before-players', 'after-players'] }, text: 'text' } },
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

/**
 * The document in a JSON value. Errors: `json.newer-version`, `json.wrong-type` with the path of
 * each value, and whatever a report file with these players would be refused for.
 */
export function parseDocumentJson(value: unknown): Result<TrfDocument, readonly JsonFault[]> {
  const version = isJsonObject(value) ? value['version'] : undefined;
  if (typeof version === 'number' && version > documentVersion) {
    return err([{ code: 'json.newer-version', version, known: documentVersion }]);
  }
  const shapeFaults = findShapeFaults(value, { object: document }).slice(0, maximalFaults);
  if (!isJsonObject(value) || shapeFaults.length > 0) return err(shapeFaults);
  const content = withoutOthers(value);
  const faults = contradictions(content);
  return faults.length > 0 ? err(faults) : ok(content);
}
