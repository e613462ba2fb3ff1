import {
  type FieldsOf,
  fieldsOf,
  leftOut,
  listOf,
  ordinal,
  orNull,
  text,
  textUpTo,
  type ValueOf,
  whole,
  wordOf,
} from '@rokade/journal';
import { lawsEditions } from '@rokade/rules';
import { playerId } from './ids.ts';

/** An answer to a question about what happened. */
const incidentAnswer = fieldsOf({ question: text, answer: text });
export interface IncidentAnswer extends ValueOf<typeof incidentAnswer> {}

/** What happened at a board, to whom, and the clocks in seconds; null: not noted. */
export const incidentShapes = {
  round: ordinal,
  board: ordinal,
  /** The player whom it is about. */
  player: playerId,
  /** The code of the situation. */
  situation: text,
  /** The answers that decided it, in the order of the questions. */
  answers: listOf(incidentAnswer, { most: 10 }),
  laws: wordOf(lawsEditions),
  /** The code of a penalty that the arbiter chose; '' = none. */
  penalty: text,
  whiteBefore: orNull(whole()),
  whiteAfter: orNull(whole()),
  blackBefore: orNull(whole()),
  blackAfter: orNull(whole()),
  /** How many moves of both players were made when it happened; null or left out: not noted. */
  ply: leftOut(orNull(whole(0, 2000))),
};

/** What the arbiter wrote of it; personal. */
export const incidentWords = { words: textUpTo(5000) };

/** An incident of the tournament as it was recorded. */
export interface Incident extends FieldsOf<typeof incidentShapes>, FieldsOf<typeof incidentWords> {
  /** The incident's number in the tournament, from 1. */
  readonly number: number;
  /** The article that decided it, with its document. */
  readonly article: string;
  /** The number of this player's incidents of this kind in the game, this one included. */
  readonly count: number;
  /** The arbiter who recorded it, and when (ISO 8601). */
  readonly by: string;
  readonly at: string;
}

/** Whose incident of which kind it is, and in which game. */
export type IncidentPlace = Pick<Incident, 'round' | 'board' | 'player' | 'situation'>;

/** How often a situation has happened to a player in a game. */
export const timesBefore = (
  incidents: readonly IncidentPlace[],
  { round, board, player, situation }: IncidentPlace,
): number =>
  incidents.filter(
    (one) =>
      one.round === round &&
      one.board === board &&
      one.player === player &&
      one.situation === situation,
  ).length;

/** The value of an incident's personal field once its player is erased. */
export const erasedIncident = { words: '' } as const;
