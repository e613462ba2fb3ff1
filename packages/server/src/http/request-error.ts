import type { CheckedList } from '@rokade/formats';
import type { TypedFault } from '@rokade/tournament';
import type { GiveError } from '../accounts/accounts.ts';
import type { TokenError } from '../accounts/api-tokens.ts';
import type { CodeError } from '../accounts/board-codes.ts';
import type { LinkError } from '../accounts/helper-links.ts';
import type { PasskeyError } from '../accounts/passkey-types.ts';
import type { DivisionRefusal } from '../acts/groups/divide-entries.ts';
import type { NobodyTied } from '../acts/groups/start-play-off.ts';
import type { StageRefusal } from '../acts/groups/start-stage.ts';
import type { ContestError } from '../contests/contests.ts';
import type { CopiesError } from '../copies/copies.ts';
import type { EventError } from '../events/events.ts';
import type { GamesError } from '../games/attach-games.ts';
import type { AppError } from '../kinds/tournament-types.ts';
import type { LeagueError } from '../leagues/leagues.ts';
import type { SeasonUnread } from '../leagues/look-at-season.ts';
import type { SentListError } from '../lists/lists.ts';
import type { MoneyError, PaymentError } from '../money/money-books.ts';
import type { OrganisationError } from '../organisations/organisations.ts';
import type { PushError } from '../push/push.ts';
import type { RatingsError } from '../ratings/ratings-types.ts';
import type { RegisterError } from '../register/register-book.ts';
import type { RelayError } from '../relays/relays.ts';
import type { ReminderError } from '../reminders/reminder-settings.ts';
import type { SanctionsError } from '../sanctions/sanctions-types.ts';
import type { ScreenError } from '../screens/arrangement.ts';
import type { WebhookError } from '../webhooks/webhooks.ts';

/** Why a request was refused before it reached the application. */
export type RequestError =
  | { readonly code: 'request.malformed-json' }
  | { readonly code: 'request.too-large'; readonly limitMegabytes: number }
  /** The JSON is nested more deeply than any valid request. */
  | { readonly code: 'request.too-deep' }
  /** The JSON contains more lists and objects than any valid request. */
  | { readonly code: 'request.holds-too-much'; readonly most: number }
  /** The body is not declared as JSON. */
  | { readonly code: 'request.unsupported-type' }
  /** Too many live connections are open. */
  | { readonly code: 'request.too-many-streams' }
  /** More requests to the API than a visitor's address or a program's token may send. */
  | { readonly code: 'request.too-often'; readonly retryAfterSeconds: number }
  | { readonly code: 'request.unknown-route' }
  | { readonly code: 'request.not-signed-in' }
  | { readonly code: 'request.not-allowed' }
  /** The request was sent by another site's page, or without the session's token. */
  | { readonly code: 'request.forged' }
  /** A bug of Rokade; the log has the details. */
  | { readonly code: 'request.failed' };

/** An erasure cannot be undone and must be confirmed. */
export interface ErasingUnconfirmed {
  readonly code: 'personal.confirm-erasing';
}

/** There is no rating list of this source and month. */
export interface ListMissing {
  readonly code: 'list.missing';
}

/** A list of players has rows, columns or names that somebody has to look at first. */
export interface ListDoubtful {
  readonly code: 'player.list-doubtful';
  readonly list: CheckedList;
}

/** A list cannot be used as requested. */
export type ListUseError =
  /** No use was chosen. */
  | { readonly code: 'list.no-use'; readonly field: 'uses' }
  /** The file cannot become this. */
  | { readonly code: 'list.other-use'; readonly field: 'uses' }
  /** The tournament or event to enter the players in was not chosen. */
  | { readonly code: 'list.no-place'; readonly field: 'to' };

/** A field to be taken over is not offered, or no longer. */
export interface NotOffered {
  readonly code: 'register.not-offered';
  readonly player: string;
}

/** Typed pairs of a round that cannot be read, or with numbers that cannot play. */
export interface PairsTypedWrong {
  readonly code: 'draft.typed-wrong';
  readonly field: 'pairs';
  /** All of them, in the order typed. */
  readonly faults: readonly TypedFault[];
}

/** All errors with which the API can answer. */
export type ApiError =
  | AppError
  | RegisterError
  | RatingsError
  | SanctionsError
  | EventError
  | ContestError
  | LeagueError
  | SeasonUnread
  | MoneyError
  | PaymentError
  | OrganisationError
  | GiveError
  | LinkError
  | CodeError
  | TokenError
  | SentListError
  | ListMissing
  | ListDoubtful
  | ListUseError
  | ErasingUnconfirmed
  | NotOffered
  | PairsTypedWrong
  | PasskeyError
  | ReminderError
  | CopiesError
  | ScreenError
  | WebhookError
  | RelayError
  | PushError
  | GamesError
  | DivisionRefusal
  | StageRefusal
  | NobodyTied
  | RequestError;

export type ApiErrorCode = ApiError['code'];
