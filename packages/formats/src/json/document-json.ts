import { err, ok, type Result } from '@rokade/rules';
import * as z from 'zod/mini';
import { findInconsistencies } from '../trf/check-consistency.ts';
import { scoringDialects, scoringSymbols } from '../trf/point-system.ts';
import { matchSymbols, type NumberedTeam } from '../trf/team-section.ts';
import type {
  AbnormalPoints,
  Acceleration,
  NationalPlayer,
  TrfDocument,
  TrfHeader,
  TrfPlayer,
} from '../trf/trf-document.ts';
import type { ConsistencyProblem } from '../trf/trf-fault.ts';
import type { JsonFault } from './json-fault.ts';
import {
  halfPoints,
  isJsonObject,
  kinds,
  list,
  object,
  ordinal,
  round,
  type ShapeOf,
  shapeFaults,
  text,
  wholeTo,
  word,
  yesOrNo,
} from './shape.ts';

/** The `format` of a JSON document with the content of a report file. */
export const documentFormat = 'rokade-tournament';

/** The newest version of that document. */
const documentVersion = 2;

const maximalFaults = 100;

// Schemas are made when a JSON document is read, since other files do not need them.

const colour = () => z.nullable(word(['white', 'black']));
const players = () => list(ordinal);

const cell = () =>
  z.nullable(
    kinds(
      object({
        kind: z.literal('game'),
        opponent: ordinal,
        colour: colour(),
        result: word(['1', '=', '0', 'W', 'D', 'L', '+', '-', '?']),
      }),
      object({
        kind: z.literal('alone'),
        colour: colour(),
        result: word(['H', 'F', 'U', 'Z', '+', '-']),
      }),
    ),
  );

const player = () =>
  object({
    no: ordinal,
    sex: word(['m', 'w', '']),
    title: text,
    name: text,
    rating: z.nullable(ordinal),
    federation: text,
    fideId: text,
    birthDate: text,
    halfPoints: z.nullable(halfPoints),
    rank: z.nullable(ordinal),
    cells: list(cell()),
  } satisfies ShapeOf<TrfPlayer>);

const nationalPlayer = () =>
  object({
    list: text,
    no: ordinal,
    sex: word(['m', 'w', '']),
    classification: text,
    name: text,
    rating: z.nullable(ordinal),
    origin: text,
    nationalId: text,
    birthDate: text,
  } satisfies ShapeOf<NationalPlayer>);

const numberedTeam = () =>
  object({
    no: round,
    name: text,
    nickname: text,
    strength: z.nullable(wholeTo(999_999)),
    matchHalfPoints: z.nullable(wholeTo(19_999)),
    gameHalfPoints: z.nullable(wholeTo(19_999)),
    rank: z.nullable(round),
    members: players(),
  } satisfies ShapeOf<NumberedTeam>);

const header = () =>
  object({
    name: text,
    city: text,
    federation: text,
    startDate: text,
    endDate: text,
    type: text,
    chiefArbiter: text,
    timeControl: text,
    startingRankMethod: text,
    controller: text,
    system: text,
    tieBreaks: text,
    standingsOrder: text,
    encodedTimeControl: text,
  } satisfies ShapeOf<TrfHeader>);

const acceleration = () =>
  object({
    matchHalfPoints: z.nullable(halfPoints),
    halfPoints: z.nullable(halfPoints),
    firstRound: round,
    lastRound: round,
    firstPlayer: ordinal,
    lastPlayer: ordinal,
  } satisfies ShapeOf<Acceleration>);

const abnormalPoints = () =>
  object({
    kind: word(['W', 'D', 'L', 'F', 'H', 'Z', '+', '-', '']),
    matchHalfPoints: z.nullable(halfPoints),
    halfPoints: z.nullable(halfPoints),
    round: z.nullable(round),
    participants: players(),
  } satisfies ShapeOf<AbnormalPoints>);

/** The shape of a document: exactly the properties of its type; others are dropped. */
const document = () =>
  object({
    header: header(),
    deputyArbiters: list(text),
    roundDates: list(text),
    roundsPlanned: z.nullable(round),
    initialColour: colour(),
    pairedByFilePosition: yesOrNo,
    scoring: list(
      object({
        dialect: word(scoringDialects),
        symbol: word(scoringDialects.flatMap(scoringSymbols)),
        halfPoints,
      }),
    ),
    byeAnnouncements: list(
      object({
        bye: word(['full-point', 'half-point', 'zero-point']),
        round: z.nullable(round),
        players: players(),
      }),
    ),
    accelerations: list(acceleration()),
    playerAccelerations: list(object({ player: ordinal, halfPoints: list(halfPoints) })),
    forbiddenPairs: list(
      object({ rounds: z.nullable(object({ first: round, last: round })), players: players() }),
    ),
    abnormalPoints: list(abnormalPoints()),
    boardColours: list(word(['white', 'black'])),
    matchScoring: list(object({ symbol: word(matchSymbols), halfPoints })),
    teams: list(object({ name: text, members: players() })),
    numberedTeams: list(numberedTeam()),
    lineUps: list(
      object({ round, team: round, opponent: round, boards: list(z.nullable(ordinal)) }),
    ),
    teamByes: list(
      object({
        matchHalfPoints: halfPoints,
        gameHalfPoints: halfPoints,
        teams: list(z.nullable(round)),
      }),
    ),
    forfeitedMatches: list(object({ winner: colour(), round, white: round, black: round })),
    players: list(player()),
    nationalPlayers: list(nationalPlayer()),
    otherLines: list(object({ place: word(['before-players', 'after-players']), text })),
    layout: list(
      kinds(
        object({ kind: z.literal('ours'), first: wholeTo(999_999), count: wholeTo(999_999) }),
        object({ kind: z.literal('line'), text }),
      ),
    ),
  } satisfies ShapeOf<TrfDocument>);

let documentShape: ReturnType<typeof document> | undefined;

/** A document as JSON, indented by two blanks, which can be read again. */
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

/** Properties that version 1 did not have. */
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

/** In version 1 accelerations were only for players. */
function fromVersion1(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { accelerations } = value;
  if (!Array.isArray(accelerations)) return { ...sinceVersion2, ...value };
  const upgraded = accelerations.map((each) =>
    isJsonObject(each) ? { matchHalfPoints: null, ...each } : each,
  );
  return { ...sinceVersion2, ...value, accelerations: upgraded };
}

/**
 * The document in a JSON value. Errors: `json.newer-version`, `json.wrong-type` with the path of each
 * value, and every fault for which a report file with these players would be refused.
 */
export function parseDocumentJson(value: unknown): Result<TrfDocument, readonly JsonFault[]> {
  const version = isJsonObject(value) ? value['version'] : undefined;
  if (typeof version === 'number' && version > documentVersion) {
    return err([{ code: 'json.newer-version', version, known: documentVersion }]);
  }
  const current = isJsonObject(value) && version === 1 ? fromVersion1(value) : value;
  documentShape ??= document();
  const read = documentShape.safeParse(current);
  if (!read.success) return err(shapeFaults(read.error).slice(0, maximalFaults));
  const faults = contradictions(read.data);
  return faults.length > 0 ? err(faults) : ok(read.data);
}
