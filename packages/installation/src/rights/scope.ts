/** Numbers from first to last, both meant. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Some boards of one event, in each of its tournaments, for some time, as a helper gets them; null: all of them. */
export interface Task {
  readonly kind: 'task';
  readonly event: string;
  readonly rounds: Range | null;
  readonly boards: Range | null;
  /** Which class of a championship it is for: games in which somebody of it plays; left out: all. */
  readonly class?: number;
  /** Who of a competition it lets act for themselves; left out: a helper's. */
  readonly player?: string;
  /** UTC, ISO 8601; `until` itself is too late. */
  readonly from: string;
  readonly until: string;
}

/**
 * What a right is given for: an organisation with all that is in it, one event (or tournament by
 * itself), or a task in it.
 */
export type Scope =
  | { readonly kind: 'organisation'; readonly organisation: string }
  | { readonly kind: 'event'; readonly event: string }
  | Task;

export type ScopeKind = Scope['kind'];

/** Whose something is, and which other organisations it was handed in to. */
export interface Belonging {
  readonly organisation: string;
  readonly handedTo: readonly string[];
}

/** What an organisation has not handed in to any other. */
export const belongingTo = (organisation: string): Belonging => ({ organisation, handedTo: [] });

/** A game's board, and the classes of who plays there; left out: nobody looked. */
export interface BoardPlace {
  readonly round: number;
  readonly board: number;
  readonly classes?: readonly number[];
}

/** Where something is to be done: always in an organisation, perhaps in an event, perhaps at a board. */
export interface Place extends Belonging {
  readonly event: string | null;
  readonly board: BoardPlace | null;
}

/** A place in an event, or in none, by whose it is. */
export const placeIn = (
  { organisation, handedTo }: Belonging,
  event: string | null,
  board: Place['board'] = null,
): Place => ({ organisation, handedTo, event, board });

const isWithin = (range: Range | null, number: number): boolean =>
  range === null || (range.first <= number && number <= range.last);

const isOfClass = ({ class: one }: Task, { classes = [] }: BoardPlace): boolean =>
  one === undefined || classes.includes(one);

/** Whether a scope has begun and is not over at a moment, UTC, ISO 8601; only a task ever is. */
export const isInForce = (scope: Scope, moment: string): boolean =>
  scope.kind !== 'task' || (scope.from <= moment && moment < scope.until);

/** Whether a scope holds a place. */
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
