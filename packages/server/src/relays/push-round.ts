/** A game that lichess did not take, with its reason. */
export interface UntakenGame {
  readonly white: string;
  readonly black: string;
  /** Where it is played, as its PGN says: `3.7` is board 7 of round 3; '' = it is not said. */
  readonly place: string;
  readonly error: string;
}

/** What lichess answered to the games of a round. */
export type PushAnswer =
  | { readonly kind: 'taken'; readonly games: number; readonly untaken: readonly UntakenGame[] }
  /** The token is not valid, or may not write to this broadcast, or there is no such round. */
  | { readonly kind: 'refused'; readonly status: number }
  /** It was not reached, or asks to wait, `atLeast` milliseconds. */
  | { readonly kind: 'later'; readonly status: number | null; readonly atLeast: number };

/** Where the games of a round go. */
export interface BroadcastRound {
  /** `https://lichess.org`. */
  readonly lichess: string;
  /** The id of the round of the broadcast: eight letters and figures. */
  readonly id: string;
  readonly token: string;
}

const [second, minute] = [1000, 60_000];

/** Whoever is told 429 is to wait a full minute, as lichess' API says. */
const tooMany = 429;

/** Answers that a later try does not change. */
const final: ReadonlySet<number> = new Set([400, 401, 403, 404]);

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The games in an answer: `{"games":[{"tags":{"White":…},"moves":4},{"tags":…,"error":…}]}`. */
function gamesIn(answer: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof answer !== 'object' || answer === null || !('games' in answer)) return [];
  return Array.isArray(answer.games) ? answer.games : [];
}

function untakenIn(game: Readonly<Record<string, unknown>>): readonly UntakenGame[] {
  const { error, tags } = game;
  if (typeof error !== 'string') return [];
  const own = (typeof tags === 'object' && tags !== null ? tags : {}) as Record<string, unknown>;
  const [white, black, place] = [textIn(own['White']), textIn(own['Black']), textIn(own['Round'])];
  return [{ white, black, place, error }];
}

/** How long the receiver asks to wait, in milliseconds. */
function waitAsked({ status, headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? '');
  const asked = Number.isFinite(seconds) ? seconds * second : 0;
  return status === tooMany ? Math.max(minute, asked) : asked;
}

/**
 * Sends the games of a round to a broadcast of lichess (`POST /api/broadcast/round/{id}/push`, PGN as
 * plain text, a token with `study:write`). Games that are there already are brought up to date.
 */
export async function pushRound(
  { lichess, id, token }: BroadcastRound,
  pgn: string,
  signal: AbortSignal,
): Promise<PushAnswer> {
  try {
    const answer = await fetch(`${lichess}/api/broadcast/round/${id}/push`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain; charset=utf-8' },
      body: pgn,
      // The token is for this address alone.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(30 * second)]),
    });
    const { status } = answer;
    if (final.has(status)) return { kind: 'refused', status };
    if (!answer.ok) return { kind: 'later', status, atLeast: waitAsked(answer) };
    const games = gamesIn(await answer.json().catch(() => null));
    return { kind: 'taken', games: games.length, untaken: games.flatMap(untakenIn) };
  } catch {
    return { kind: 'later', status: null, atLeast: 0 };
  }
}
