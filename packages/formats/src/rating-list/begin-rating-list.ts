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

/** What is said of a list beside its text. */
export interface ListWanted {
  /** null: its content says whose it is. */
  readonly source: RatingListSource | null;
  /** The kind of play of a list of FIDE's that holds one alone; null: nothing says so. */
  readonly kind: KindOfPlay | null;
  /** The clubs of a list that names them by their numbers. */
  readonly clubs: ListedClubs;
}

/** A list that is recognised, and what reads its text, from the start. */
export interface RatingListBegun {
  readonly source: RatingListSource;
  /** `2026-10` where the list itself says so. */
  readonly month: string | null;
  /** The one kind of play it holds; null: all. */
  readonly kind: KindOfPlay | null;
  readonly rows: ListRows;
  /** The columns of a table that are not taken over. */
  readonly leftOut: readonly NamedColumn[];
}

function begunFide(start: string, wanted: ListWanted): RatingListBegun | null {
  const { kind } = wanted;
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
 * Recognises a list by the beginning of its text, some thousand letters that end with a line, and begins to read it: FIDE's
 * as XML or as text of any year, the German federation's, a club's of the Danish one, or any table of
 * players with headings. A table may be said to be of any source.
 */
export function beginRatingList(
  start: string,
  wanted: ListWanted,
): Result<RatingListBegun, RatingListFault> {
  const said = wanted.source;
  const fide = begunFide(start, wanted);
  if (fide !== null) {
    return said === null || said === 'fide'
      ? ok(fide)
      : err({ code: 'list.other-source', found: 'fide', said });
  }
  const head = tableHead(start);
  if (!head.ok) return head;
  const found = head.value.source;
  if (said !== null && said !== found && said !== 'csv' && found !== 'csv') {
    return err({ code: 'list.other-source', found, said });
  }
  const source = said ?? found;
  const rows =
    source === 'dwz'
      ? readDwzList(head.value, start, wanted.clubs)
      : readTableList(head.value, source);
  return ok({ source, month: null, kind: null, rows, leftOut: head.value.leftOut });
}
