/** Numbers from first to last, inclusive. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** The last number of a range without an end; no round or board has a higher one. */
export const endlessLast = 9999;

/** A helper's task: some boards of one event, in each of its tournaments, for some time; null: all boards. */
export interface Task {
  readonly kind: 'task';
  readonly event: string;
  readonly rounds: Range | null;
  readonly boards: Range | null;
  /** The class of a championship: games with a player of it; absent: all games. */
  readonly class?: number;
  /** The player of a competition, or the team of a league, that the task is for; absent: a helper's task. */
  readonly player?: string;
  /** UTC, ISO 8601; `until` is exclusive. */
  readonly from: string;
  readonly until: string;
}

/**
 * The scope of a right: an organisation with everything in it, one event (or single tournament), or a
 * task in it.
 */
export type Scope =
  | { readonly kind: 'organisation'; readonly organisation: string }
  | { readonly kind: 'event'; readonly event: string }
  | Task;

export type ScopeKind = Scope['kind'];

/** The owner of a book, and the organisations to which it was handed in. */
export interface Belonging {
  readonly organisation: string;
  readonly handedTo: readonly string[];
}

/** A book that was not handed in to any other organisation. */
export const belongingTo = (organisation: string): Belonging => ({ organisation, handedTo: [] });

/** The board of a game, and its players' classes; absent: not looked up. */
export interface BoardPlace {
  readonly round: number;
  readonly board: number;
  readonly classes?: readonly number[];
}

/** The place of an act: always an organisation, perhaps an event, perhaps a board. */
export interface Place extends Belonging {
  readonly event: string | null;
  readonly board: BoardPlace | null;
}

/** A place in an event, or in none, with its owner. */
export const placeIn = (
  { organisation, handedTo }: Belonging,
  event: string | null,
  board: Place['board'] = null,
): Place => ({ organisation, handedTo, event, board });

const isWithin = (range: Range | null, number: number): boolean =>
  range === null || (range.first <= number && number <= range.last);

const isOfClass = ({ class: one }: Task, { classes = [] }: BoardPlace): boolean =>
  one === undefined || classes.includes(one);

/** Whether a scope is valid at a moment, UTC, ISO 8601; only tasks are limited in time. */
export const isInForce = (scope: Scope, moment: string): boolean =>
  scope.kind !== 'task' || (scope.from <= moment && moment < scope.until);

/** Whether a scope covers a place. */
export function holds(scope: Scope, { organisation, event, board }: Place): boolean {
  switch (scope.kind) {
    case 'organisation':
      return scope.organisation === organisation;
    case 'event':
      return scope.event === event;
    case 'task':
      return (
        scope.event === event &&
        (board === null ||
          (isWithin(scope.rounds, board.round) &&
            isWithin(scope.boards, board.board) &&
            isOfClass(scope, board)))
      );
  }
}
