import { type CommandOf, type GameResult, plyIn, secondsIn } from '@rokade/tournament';
import type { DecidedIncident } from './board-question.ts';

/** The fields for the times on both clocks, by the names of the command. */
export const clockFields = ['whiteBefore', 'whiteAfter', 'blackBefore', 'blackAfter'] as const;
export type ClockField = (typeof clockFields)[number];

/** The name of the field for the move after which it happened. */
export const plyFieldName = 'command.ply:ply';

/** The name of a field of the form. */
export const clockFieldName = (field: ClockField): string => `command.${field}:seconds`;

/** A recorded incident, or the field that cannot be read. */
export type TypedIncident =
  | { readonly ok: true; readonly command: CommandOf<'record-incident'> }
  | { readonly ok: false; readonly field: ClockField | 'ply' };

interface TypedFields {
  get(name: string): unknown;
}

const textIn = (fields: TypedFields, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The command that the form for a decision says, as the server reads it. */
export function typedIncident(incident: DecidedIncident, fields: TypedFields): TypedIncident {
  const clocks = { whiteBefore: null, whiteAfter: null, blackBefore: null, blackAfter: null };
  const times: Record<ClockField, number | null> = { ...clocks };
  for (const field of clockFields) {
    const text = textIn(fields, clockFieldName(field));
    times[field] = text === '' ? null : secondsIn(text);
    if (text !== '' && times[field] === null) return { ok: false, field };
  }
  const move = textIn(fields, plyFieldName);
  const ply = plyIn(move);
  if (move !== '' && ply === null) return { ok: false, field: 'ply' };
  const result = textIn(fields, 'command.result:json');
  const command = {
    ...incident,
    ...times,
    penalty: textIn(fields, 'command.penalty'),
    words: textIn(fields, 'command.words'),
    result: result === '' ? null : (JSON.parse(result) as GameResult),
    ply,
  };
  return { ok: true, command };
}
