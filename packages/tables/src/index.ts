export { type CellData, cellData, cellText, playerText } from './cell.ts';
export { type ChecklistRow, checklistColumns } from './checklist.ts';
export {
  type Align,
  actionsColumn,
  alignOf,
  type CellValues,
  type Column,
  type Columns,
  type Medium,
  type NamedPlayer,
  type Said,
} from './column.ts';
export { columnsOf, headingOf, type Reader } from './columns-of.ts';
export { type CrosstableHeads, type CrosstableRow, crosstableColumns } from './crosstable.ts';
export { type NumberedRow, numberedColumns } from './draw.ts';
export type { TableLocale } from './locale.ts';
export {
  type BoardLine,
  type ByeLine,
  type PairingsRow,
  pairingsColumns,
  pairingsRows,
  type TableSide,
} from './pairings.ts';
export { personColumns, type TablePlayer } from './person-columns.ts';
export {
  entriesColumns,
  type PlayerFileRow,
  type PlayersRow,
  playerFileColumns,
  playersColumns,
} from './players.ts';
export {
  type PendingLine,
  type PrizeLine,
  type PrizesRow,
  prizesColumns,
  type WaitsFor,
  waitingText,
} from './prizes.ts';
export { type RatingRow, ratingReportColumns } from './rating-report.ts';
export { byeText } from './say/bye-text.ts';
export { dateText, momentText } from './say/date-text.ts';
export { marksText } from './say/marks-text.ts';
export { decimalText, fractionText, signedText } from './say/number-text.ts';
export { pointsText } from './say/points-text.ts';
export { type ResultText, resultText } from './say/result-text.ts';
export { sortedBy } from './sorted-by.ts';
export {
  codeHeads,
  placeRemarks,
  type StandingsRow,
  standingsColumns,
  type TieBreakHead,
  tieBreakHeads,
  tieBreakObject,
} from './standings.ts';
export { type FileCell, rowDocument, tableCells } from './table-data.ts';
export { type TeamStandingsRow, teamStandingsColumns } from './team-standings.ts';
