export type { Command, CommandKind, Request, WantedBoard } from './command.ts';
export type {
  Actor,
  BoardEntry,
  ByeEntry,
  JournalEntry,
  JournalEvent,
  JournalEventKind,
} from './entry.ts';
export { type GameResult, isFinal, isLegalScore, isUnusual } from './game-result.ts';
export { type PlayerId, parsePlayerId, parseTournamentId, type TournamentId } from './ids.ts';
export type { ByeRequest, Player, PlayerDetails, Presence } from './player.ts';
export type { Consequence, ConsequenceCode, Refusal, RefusalCode } from './refusal.ts';
export {
  type Language,
  languages,
  type Settings,
  type SystemChoice,
  type TieBreakCode,
  type TimeControl,
  type TimeStage,
  type Visibility,
} from './settings.ts';
export type { Game, Lots, Phase, Round, Tournament } from './state.ts';
export type * from './views/view-types.ts';
