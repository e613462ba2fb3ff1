import { pgnOfRounds } from '@rokade/presentation/files/pgn-of-rounds.ts';
import type { StoredRelay } from '@rokade/store';
import { parseTournamentId, publishedRounds } from '@rokade/tournament';
import type { Tournaments } from '../kinds/tournament-types.ts';
import { gamesByRound } from './games-by-round.ts';
import { marksOf, type RelayTurn, settingsOf } from './kept-relay.ts';
import type { PushAnswer } from './push-round.ts';
import type { RelayOutcome } from './relays.ts';
import { sendChanged } from './send-changed.ts';

/** What a turn of a relay gets. */
export interface TurnTools {
  readonly tournaments: Pick<Tournaments, 'get' | 'shown' | 'execute'>;
  readonly lichess: string;
  readonly boardFolder: string | null;
  readonly closing: AbortSignal;
  readonly clock: () => Date;
  /** Whether an account may still change the entries of a tournament. */
  readonly mayStill: (account: string, tournament: string) => Promise<boolean>;
  /** Whether it was neither ended nor set up anew since the turn began. */
  readonly goesOn: () => Promise<boolean>;
  /** Keeps the marks of what the other side has by now. */
  readonly keep: (marks: ReadonlyMap<string, string>) => Promise<void>;
}

/** What came of a turn, and after how many milliseconds there may be more without a change; null: never. */
export type TurnOfKind = RelayTurn & { readonly changesIn: number | null };

/** The longest text of lichess that is kept of a game. */
const longest = 200;
/** Of how many games it is kept why they were not taken. */
const most = 10;

const minute = 60_000;

function outcomeOf(round: number, answer: PushAnswer): RelayOutcome {
  const { kind } = answer;
  if (kind === 'refused') return { kind, round, status: answer.status };
  if (kind === 'later') return { kind: 'waiting', round, status: answer.status };
  const untaken = answer.untaken
    .slice(0, most)
    .map(({ place, error }) => ({ place: place.slice(0, 20), error: error.slice(0, longest) }));
  return { kind, round, games: answer.games, untaken };
}

/** The public games by round, as the feed for everybody has them; null: the tournament is not public. */
async function publicGames({ tournaments }: TurnTools, tournament: string) {
  const id = parseTournamentId(tournament);
  const shown = id === null ? null : await tournaments.shown(id, 'everybody');
  if (!shown?.ok) return null;
  const { t, keptBackUntil } = shown.value;
  const rounds = Array.from({ length: publishedRounds(t) }, (_, index) => index + 1);
  const games = gamesByRound(pgnOfRounds(t, rounds));
  // Results of games played in advance become public by the clock.
  return { games, changesIn: keptBackUntil === '' ? null : minute };
}

/** Sends a broadcast what changed since it was sent last. */
export async function broadcastTurn(tools: TurnTools, relay: StoredRelay): Promise<TurnOfKind> {
  const seen = await publicGames(tools, relay.tournament);
  if (seen === null) {
    return { turn: { kind: 'done' }, outcome: { kind: 'hidden' }, changesIn: null };
  }
  const { rounds } = settingsOf(relay);
  const sent = new Map([...marksOf(relay)].map(([round, mark]) => [Number(round), mark]));
  let outcome: RelayOutcome | null = null;
  const target = { lichess: tools.lichess, token: relay.token, rounds };
  const turn = await sendChanged(target, seen.games, {
    sent,
    signal: tools.closing,
    goesOn: tools.goesOn,
    async note(round, answer) {
      outcome = outcomeOf(round, answer);
      if (answer.kind !== 'taken') return;
      await tools.keep(new Map([...sent].map(([number, mark]) => [String(number), mark])));
    },
  });
  return { turn, outcome, changesIn: seen.changesIn };
}
