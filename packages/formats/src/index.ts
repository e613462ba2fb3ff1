export { type DocumentAuthor, documentEntries } from './convert/document-entries.ts';
export { type DocumentIdentity, documentEvents } from './convert/document-events.ts';
export { documentListing, documentSettings } from './convert/document-settings.ts';
export { fideRecordsOf } from './convert/fide-records-of.ts';
export { importLosses } from './convert/import-losses.ts';
export {
  journalLosses,
  type Loss,
  type LossCode,
  pgnLosses,
  playerTableLosses,
  tableLosses,
  trfLosses,
} from './convert/losses.ts';
export { readSystem } from './convert/read-system.ts';
export { reportFileDocument } from './convert/report-file-document.ts';
export {
  type DocumentOptions,
  tournamentDocument,
} from './convert/tournament-document.ts';
export { makeTrfIn, type TrfEdition } from './convert/trf-edition.ts';
export { isNothing } from './csv/cell-text.ts';
export { type CheckedList, checkedList, isDoubtful } from './csv/checked-list.ts';
export type { CellPlace, CsvFault, CsvProblem } from './csv/csv-fault.ts';
export { columnsLeftOut, type ListColumn, type NamedColumn } from './csv/list-columns.ts';
export { type CsvCell, type CsvStyle, continentalCsv, makeCsv, plainCsv } from './csv/make-csv.ts';
export { makeProgressList } from './csv/make-progress-list.ts';
export {
  type ListedPlayer,
  namesWithoutComma,
  type PlayerList,
  type PlayerListLimits,
  parsePlayerList,
  unreadPlayerList,
} from './csv/parse-player-list.ts';
export { detailOf, type PlayerField } from './csv/player-field.ts';
export { ratingsAsFide } from './csv/ratings-as-fide.ts';
export { guessSeparator, type Row, splitCells } from './csv/split-cells.ts';
export { makeAtom } from './feeds/make-atom.ts';
export { type CalendarEvent, makeCalendar } from './feeds/make-calendar.ts';
export { decodeInput } from './input/decode-input.ts';
export {
  type BinaryKind,
  type InputFault,
  inputLimitBytes,
  sizeFault,
} from './input/input-fault.ts';
export { nameOfFile } from './input/name-of-file.ts';
export { parseDate } from './input/parse-date.ts';
export { makeDocumentJson, parseDocumentJson } from './json/document-json.ts';
export type { JsonFault, JsonProblem } from './json/json-fault.ts';
export { locateSyntaxError } from './json/locate-syntax-error.ts';
export { boundsOfFile, holdsTooMuch, type JsonBounds, tooDeepAt } from './json/nesting.ts';
export { parseJson, parseJsonAs } from './json/parse-json.ts';
export { parsePrizePlanJson } from './json/prize-plan-json.ts';
export {
  among,
  type Contradiction,
  day,
  exactly,
  type JsonShape,
  kinds,
  leftOut,
  list,
  lookedThrough,
  namedTwice,
  numberWithin,
  ordinal,
  orNull,
  pointsTo,
  text,
  usually,
  wholeWithin,
  word,
  yesOrNo,
} from './json/shape.ts';
export { divisionDocument } from './league/division-document.ts';
export { monthDocument, monthProgressList, type ReportedLeague } from './league/month-report.ts';
export { readSeason, type SeasonFile } from './league/read-season.ts';
export { type SeasonRules, seasonRulesOf } from './league/season-rules.ts';
export {
  type ListFileCode,
  type ListUse,
  listFileCodes,
  listUses,
} from './list-file/list-file-kinds.ts';
export { type RecognisedListFile, recogniseListFile } from './list-file/recognise-list-file.ts';
export { playersAsTable, withClubNames } from './list-file/table-of-list-file.ts';
export { makePgn, type PgnGame, type PgnPlayer } from './pgn/make-pgn.ts';
export { makeScore, type Score } from './pgn/make-score.ts';
export type { WrittenMove } from './pgn/moves-in.ts';
export { parsePgn } from './pgn/parse-pgn.ts';
export type { PgnFault, PgnWarning } from './pgn/pgn-fault.ts';
export { type NumberedGame, type ScoreGame, scoreGameAt, scoreOf } from './pgn/score-games.ts';
export { splitGames, splittingGames, type TaggedGame } from './pgn/split-games.ts';
export { trfGames } from './pgn/trf-games.ts';
export {
  type FactBounds,
  factBounds,
  parseFact,
  type RatingRules,
  withFact,
} from './rating/rating-facts.ts';
export {
  parseRatingQuestion,
  type RatingQuestionFault,
  requestedEditions,
  type ValidQuestion,
} from './rating/rating-question.ts';
export {
  beginRatingList,
  type ListChoices,
  type RatingListBegun,
} from './rating-list/begin-rating-list.ts';
export { makePieceDecoder, type TextPiece } from './rating-list/decode-pieces.ts';
export { monthInName } from './rating-list/list-month.ts';
export { type ListedClubs, readListedClubs } from './rating-list/listed-clubs.ts';
export type { RatingListFault } from './rating-list/rating-list-fault.ts';
export { candidatesInFile } from './reader/candidates-in-file.ts';
export {
  type CheckedRound,
  checkedRounds,
  checkOwnRound,
  checkRound,
  type Seats,
  seatsMissingIn,
} from './reader/check-round.ts';
export { journalReader } from './reader/journal-reader.ts';
export {
  type DocumentFormat,
  type ReadFault,
  type ReadWarning,
  type RecognisedInput,
  readInput,
} from './reader/read-input.ts';
export type { ScoredTeams } from './reader/scored-teams.ts';
export type { Seat, SeatDifference } from './reader/seat-differences.ts';
export type { SourceTeam } from './reader/team-line-ups.ts';
export type {
  ActualRound,
  GamePoints,
  SourcePlayer,
  TournamentReader,
} from './reader/tournament-reader.ts';
export {
  makeRegisterCsv,
  makeRegisterJson,
  registerListHeadings,
} from './register-list/make-register-list.ts';
export {
  parseRegisterList,
  type RegisterList,
  type RegisterListColumn,
} from './register-list/parse-register-list.ts';
export {
  type FideForm,
  type FideFormInput,
  fideFormCodes,
  fideFormNames,
  fideFormRows,
  fideForms,
} from './report/fide-forms.ts';
export {
  type FideReportRequirement,
  isRequired,
} from './report/fide-report-requirement.ts';
export { missingInFideReport } from './report/missing-in-fide-report.ts';
export {
  isSpreadsheet,
  readSpreadsheet,
  type SheetTable,
} from './spreadsheet/read-spreadsheet.ts';
export type { OtherSpreadsheet, SpreadsheetFault } from './spreadsheet/spreadsheet-fault.ts';
export { cellPoints } from './trf/cell-points.ts';
export { byeCell, cellOf } from './trf/cell-record.ts';
export { documentPlayers } from './trf/document-players.ts';
export { statedTieBreaks } from './trf/encoded/tie-break-list.ts';
export { eventDays } from './trf/event-days.ts';
export { recordedRounds, renumberedAfter } from './trf/fide-records.ts';
export { makeTrf } from './trf/make-trf.ts';
export { lastPairedRound, lastRoundStated } from './trf/paired-rounds.ts';
export {
  type ParsedTrf,
  parseTrf,
  parseTrfText,
  type ReadingChoice,
} from './trf/parse-trf.ts';
export { type RatingChoice, ratingChoice, trfPlayerOf } from './trf/player-details.ts';
export { type PointSystem, pointSystemOf, standardPoints } from './trf/point-system.ts';
export { type SwissFacts, swissFacts } from './trf/swiss-facts.ts';
export {
  type AloneCode,
  emptyTrfDocument,
  type GameCode,
  type ScoringStatement,
  type TrfCell,
  type TrfDocument,
  type TrfHeader,
  type TrfPlayer,
} from './trf/trf-document.ts';
export type {
  TextPlace,
  TrfFault,
  TrfGuess,
  TrfOddity,
  TrfProblem,
  TrfWarning,
} from './trf/trf-fault.ts';
export { trfReader } from './trf/trf-reader.ts';
