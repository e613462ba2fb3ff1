import { type PlayerId, parsePlayerId } from './ids.ts';

/** The sender of reports with a code: a table, perhaps for one round only, as on a slip; or a player. */
export type CodeSubject =
  | { readonly kind: 'table'; readonly table: number; readonly round: number | null }
  | { readonly kind: 'player'; readonly player: PlayerId };

/** The subject as text in a code: `t5`, `t5r3`, `pmoeller-bo`. */
export const subjectText = (subject: CodeSubject): string =>
  subject.kind === 'player'
    ? `p${subject.player}`
    : `t${subject.table}${subject.round === null ? '' : `r${subject.round}`}`;

const tablePattern = /^t([1-9]\d{0,3})(?:r([1-9]\d{0,2}))?$/;

/** The subject in a text; null: it is not one. */
export function parseSubject(text: string): CodeSubject | null {
  const [found, table, round] = tablePattern.exec(text) ?? [];
  if (found !== undefined) {
    return {
      kind: 'table',
      table: Number(table),
      round: round === undefined ? null : Number(round),
    };
  }
  const player = text.startsWith('p') ? parsePlayerId(text.slice(1)) : null;
  return player === null ? null : { kind: 'player', player };
}
