import type { RatingListSource } from '@rokade/register';
import { err, type KindOfPlay, ok, type Result } from '@rokade/rules';
import type { NamedColumn } from '../csv/list-columns.ts';
import { firstLine } from '../input/first-line.ts';
import { isFideList } from '../register-list/fixed-width.ts';
import type { ListRows } from './list-rows.ts';
import type { ListedClubs } from './listed-clubs.ts';
import type { RatingListFault } from './rating-list-fault.ts';
import { readDwzList } from './read-dwz-list.ts';
import { monthInHeading, readFideText } from './read-fide-text.ts';
import { isFideXml, readFideXml } from './read-fide-xml.ts';
import { readTableList, tableHead } from './read-table-list.ts';

/** Choices for a list beside its text. */
export interface ListChoices {
  /** null: recognised from the content. */
  readonly source: RatingListSource | null;
  /** The kind of play, for a list of FIDE's with only one; null: not known. */
  readonly kind: KindOfPlay | null;
  /** The clubs, for a list that has only their numbers. */
  readonly clubs: ListedClubs;
}

/** A recognised list, with the reader for its whole text. */
export interface RatingListBegun {
  readonly source: RatingListSource;
  /** `2026-10` if the list contains its month. */
  readonly month: string | null;
  /** The only kind of play in it; null: all kinds. */
  readonly kind: KindOfPlay | null;
  readonly rows: ListRows;
  /** The columns of a table that are not imported. */
  readonly leftOut: readonly NamedColumn[];
}

function begunFide(start: string, choices: ListChoices): RatingListBegun | null {
  const { kind } = choices;
  if (isFideXml(start))
    return { source: 'fide', month: null, kind, rows: readFideXml(kind), leftOut: [] };
  if (!isFideList(start)) return null;
  const heading = firstLine(start);
  const month = monthInHeading(heading);
  const only = month === null ? null : (kind ?? 'standard');
  return {
    source: 'fide',
    month,
    kind: only,
    rows: readFideText(heading, only ?? 'standard'),
    leftOut: [],
  };
}

/**
 * Recognises a list by the beginning of its text, some thousand characters that end with a line, and
 * returns its reader: FIDE's as XML or as text of any year, the German federation's, a club's of the
 * Danish federation, or any table of players with headings. A table can be imported for any source.
 */
export function beginRatingList(
  start: string,
  choices: ListChoices,
): Result<RatingListBegun, RatingListFault> {
  const chosen = choices.source;
  const fide = begunFide(start, choices);
  if (fide !== null) {
    return chosen === null || chosen === 'fide'
      ? ok(fide)
      : err({ code: 'list.other-source', found: 'fide', said: chosen });
  }
  const head = tableHead(start);
  if (!head.ok) return head;
  const found = head.value.source;
  if (chosen !== null && chosen !== found && chosen !== 'csv' && found !== 'csv') {
    return err({ code: 'list.other-source', found, said: chosen });
  }
  const source = chosen ?? found;
  const rows =
    source === 'dwz'
      ? readDwzList(head.value, start, choices.clubs)
      : readTableList(head.value, source);
  return ok({ source, month: null, kind: null, rows, leftOut: head.value.leftOut });
}
