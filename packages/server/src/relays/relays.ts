import type { Result } from '@rokade/rules';
import type { StoredRelay } from '@rokade/store';
import { z } from 'zod';
import type { LeftGame } from '../games/attach-games.ts';
import type { RelayOff } from '../values/health.ts';
import type { Pace } from './turn.ts';

/** The kinds of relays: games that go to a broadcast of lichess, and those that electronic boards write. */
export type RelayKind = StoredRelay['kind'];

/** The request for a broadcast. */
export const broadcastRequestShape = z.strictObject({
  /** The ids or addresses of the broadcast's rounds, round 1 first. */
  rounds: z.array(z.string().max(300)).min(1).max(60),
  /** A token of lichess with the right `study:write`; '' = the one that is kept. */
  token: z.string().max(300),
});

/** The request for electronic boards: the folder, below the one of the server, to which they write. */
export const boardsRequestShape = z.strictObject({ folder: z.string().max(60) });

export type BroadcastRequest = z.infer<typeof broadcastRequestShape>;
export type BoardsRequest = z.infer<typeof boardsRequestShape>;

/** What came of the last attempt that brought something new. It names no player. */
export type RelayOutcome =
  /** Lichess took the games of a round, but for those with an error: board and lichess' words. */
  | {
      readonly kind: 'taken';
      readonly round: number;
      readonly games: number;
      readonly untaken: readonly { readonly place: string; readonly error: string }[];
    }
  /** Lichess refused the token, its rights or the round. */
  | { readonly kind: 'refused'; readonly round: number; readonly status: number }
  /** Lichess asked to wait, or failed; status null: it did not answer. */
  | { readonly kind: 'waiting'; readonly round: number; readonly status: number | null }
  /** The tournament is not public. */
  | { readonly kind: 'hidden' }
  /** The moves of games in files that changed are in the tournament, but for those left. */
  | {
      readonly kind: 'attached';
      readonly files: number;
      readonly games: number;
      readonly left: number;
      /** Why some of them were left. */
      readonly why: readonly LeftGame['why'][];
    }
  /** A file was not read: too large, without games, or with too many. */
  | {
      readonly kind: 'file-refused';
      readonly file: string;
      readonly code: 'games.none' | 'games.too-many' | 'boards.file-too-large';
    }
  | { readonly kind: 'no-folder' }
  /** The tournament did not take the moves: the code of its error. */
  | { readonly kind: 'not-kept'; readonly code: string }
  /** Whoever set it up may no longer do what it does. */
  | { readonly kind: 'not-allowed' };

/** The progress of a relay. Times are UTC, ISO 8601; null: it did not happen. */
export interface RelayProgress {
  readonly last: { readonly at: string; readonly outcome: RelayOutcome } | null;
  /** When games were taken last. */
  readonly takenAt: string | null;
  /** The failures since then, and the time of the first. */
  readonly failures: number;
  readonly failingSince: string | null;
  /** The time before which nothing is tried again. */
  readonly nextAt: string | null;
  /** The time at which it was switched off. */
  readonly offSince: string | null;
}

/** A relay of a tournament, without its token. */
export interface Relay extends RelayProgress {
  readonly madeBy: string;
  readonly madeAt: string;
}

export interface BroadcastRelay extends Relay {
  /** The ids of the broadcast's rounds; index 0 is round 1. */
  readonly rounds: readonly string[];
}

export interface BoardsRelay extends Relay {
  /** Its name below the folder of the server, and where that is. */
  readonly folder: string;
  readonly path: string;
}

/** The relays of a tournament; null: there is none of the kind. */
export interface RelaysOfTournament {
  readonly broadcast: BroadcastRelay | null;
  readonly boards: BoardsRelay | null;
  /** The folder below which boards may write; null: the server has none. */
  readonly boardFolder: string | null;
  /** The address of lichess; null: nothing leaves this server, which is a sandbox. */
  readonly lichess: string | null;
}

export type RelayError =
  /** A line of the rounds is neither the id nor the address of a round. */
  | { readonly code: 'broadcast.no-round'; readonly line: string }
  | { readonly code: 'broadcast.token-missing' }
  /** The data are a sandbox, from which nothing leaves. */
  | { readonly code: 'broadcast.sandbox' }
  /** The server has no folder for boards. */
  | { readonly code: 'boards.no-place' }
  /** The name is none of a folder. */
  | { readonly code: 'boards.folder-invalid' }
  /** The folder cannot be made. */
  | { readonly code: 'boards.folder-failed'; readonly folder: string }
  | { readonly code: 'relay.unknown' };

/** The pace of relays, in milliseconds. */
export interface RelayPace extends Pace {
  /** Changes within this time are sent together. */
  readonly together: number;
  /** How long a relay may fail before it is switched off. */
  readonly patience: number;
  /** How long a process has a relay for itself, before another may work for it. */
  readonly claimed: number;
}

/** Where broadcasts are, if nothing else is chosen. */
export const usualLichess = 'https://lichess.org';

/** How a server relays. */
export interface Relaying {
  /** `https://lichess.org`. */
  readonly lichess: string;
  /** The folder below which boards may write; null: none. */
  readonly boardFolder: string | null;
  readonly pace?: RelayPace;
}

/** Who sets a relay up. */
export interface RelayMaker {
  readonly account: string;
  readonly name: string;
}

/** The relays of tournaments. */
export interface Relays {
  of(tournament: string): Promise<RelaysOfTournament>;
  /** Sets a broadcast up, anew where there is one; everything public is sent at once. */
  broadcast(
    tournament: string,
    request: BroadcastRequest,
    by: RelayMaker,
  ): Promise<Result<RelaysOfTournament, RelayError>>;
  /** Sets a folder of electronic boards up, anew where there is one; what is there is read at once. */
  boards(
    tournament: string,
    request: BoardsRequest,
    by: RelayMaker,
  ): Promise<Result<RelaysOfTournament, RelayError>>;
  /** Tries again at once, also what was switched off. */
  now(tournament: string, kind: RelayKind): Promise<Result<RelaysOfTournament, RelayError>>;
  /** Ends a relay and forgets its token. */
  end(tournament: string, kind: RelayKind): Promise<Result<null, RelayError>>;
  /** Begins to relay, until it is closed; only the server calls it, not the command line. */
  send(relaying: Relaying): void;
  problems(): readonly RelayOff[];
  close(): Promise<void>;
}
