import { at } from '../../kernel/at.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { type Graph, maximumMatching, unmatched } from '../matching/maximum-matching.ts';
import type { PairedRound, PairingRefusal, PairingSystem } from '../pairing-system.ts';
import { allocateBye } from './bye.ts';
import { type Competitor, competitorsOf } from './competitor.ts';
import { pairFirstRound } from './first-round.ts';
import { pairLaterRound } from './later-round.ts';
import { mayMeetGraph, notMetGraph } from './may-meet.ts';
import type { TempelhofOptions, TempelhofRequest } from './tempelhof-request.ts';

type Field = readonly Competitor[];

/** The graph with one more vertex, nobody, which is joined to the players who may have the bye. */
const withNobody = (field: Field, { size, joined }: Graph): Graph => ({
  size: size + 1,
  joined: (a, b) => {
    if (Math.max(a, b) < size) return joined(a, b);
    return a !== b && at(field, Math.min(a, b)).byeInRound === null;
  },
});

/** The players left over when as many as possible are paired. */
function leftOver(field: Field, graph: Graph): Field {
  const mates = maximumMatching(field.length % 2 === 0 ? graph : withNobody(field, graph));
  return field.filter((_, vertex) => mates[vertex] === unmatched);
}

/** The refusal: only because of colours if there is a pairing without that prohibition. */
function refusalOf(field: Field, mayMeet: Graph, roundNumber: number): PairingRefusal {
  const withoutColours = leftOver(field, notMetGraph(field));
  if (withoutColours.length > 0) {
    const players = withoutColours.map(({ no }) => no);
    return { code: 'pairing.no-legal-pairing', roundNumber, players };
  }
  const players = leftOver(field, mayMeet).map(({ no }) => no);
  return { code: 'pairing.no-legal-colours', roundNumber, players };
}

/** Whether everybody has an opponent, except perhaps one with the bye. */
const isPairable = (field: Field, mayMeet: Graph): boolean => leftOver(field, mayMeet).length === 0;

function pairFurtherRound(field: Field, roundNumber: number): Result<PairedRound, PairingRefusal> {
  const mayMeet = mayMeetGraph(field);
  if (!isPairable(field, mayMeet)) return err(refusalOf(field, mayMeet, roundNumber));
  const bye = field.length % 2 === 0 ? null : allocateBye(field, mayMeet);
  if (bye === null) return ok({ pairings: pairLaterRound(field, mayMeet), byes: [], remarks: [] });
  const rest = field.filter(({ no }) => no !== bye.no);
  const pairings = pairLaterRound(rest, mayMeetGraph(rest));
  return ok({ pairings, byes: [bye], remarks: [] });
}

/**
 * Pairs a round of the club's Swiss system. The prohibitions of second games and of a colour three
 * times in a row are absolute; a round that cannot be paired under them is refused, with the players
 * left over. Readings of the text where it is silent are in
 * docs/adr/0014-tempelhof-swiss-and-tables.md.
 *
 * @article Tempelhof 2018 IV.2, III.A.6, III.B.1
 */
export function pairTempelhofRound(request: TempelhofRequest): Result<PairedRound, PairingRefusal> {
  const field = competitorsOf(request);
  if (field.length < 2) return err({ code: 'pairing.too-few-players', present: field.length });
  if (request.roundNumber > 1) return pairFurtherRound(field, request.roundNumber);
  return ok(pairFirstRound(field, request.firstRound ?? 'lot'));
}

/** The Swiss system of Schachklub Tempelhof, by its regulations of August 2018. */
export const tempelhof = {
  code: 'tempelhof',
  edition: 'tempelhof-2018',
  pairRound: pairTempelhofRound,
  dueColours: (request) =>
    new Map(
      competitorsOf(request).flatMap(({ no, dueColour }) =>
        dueColour === null ? [] : [[no, dueColour] as const],
      ),
    ),
} as const satisfies PairingSystem<TempelhofOptions>;
