import { publishedRounds } from '../questions/phase.ts';
import { plannedRounds } from '../questions/planned-rounds.ts';
import { startOfRound } from '../questions/round-play.ts';
import type { Tournament } from '../state/state.ts';
import { isPast, laterBy } from '../values/hall-time.ts';
import type { PlayerId } from '../values/ids.ts';
import { type Ask, type ByeRequest, type Player, type Wish, wishes } from '../values/player.ts';
import { namesShown } from '../values/shown-names.ts';
import { decideAsk } from './decide-asks.ts';

/** A round for which a player may send requests. */
export interface OpenToAsk {
  readonly round: number;
  /** A day or a local time; '' if not known. */
  readonly date: string;
  /** The last day or the time for requests; '': until the round is paired. */
  readonly until: string;
  readonly wishes: readonly Wish[];
}

/** A player's requests, the answers, and the rounds still open for requests. */
export interface AskView {
  readonly player: { readonly id: PlayerId; readonly name: string };
  readonly taken: boolean;
  /** The round from which the player has left; null: still playing. */
  readonly outFrom: number | null;
  /** Byes in rounds that are not published. */
  readonly byes: readonly ByeRequest[];
  readonly asks: readonly Ask[];
  readonly open: readonly OpenToAsk[];
  /** How many half-point byes each player may have; null: any number. */
  readonly halfPointByes: number | null;
}

/** The deadline for requests for a round: a day, which is included, or a time; '': until it is paired. */
export function askableUntil(t: Tournament, round: number): string {
  const { roundDates, playerAsks } = t.settings;
  const day = (roundDates[round - 1] ?? '').slice(0, 10);
  if (playerAsks === 'day-before') return day === '' ? '' : laterBy(day, -24 * 60).slice(0, 10);
  const start = playerAsks === 'hour-before' ? startOfRound(t, round) : '';
  return start === '' ? '' : laterBy(start, -60);
}

const mayAsk = (t: Tournament, player: Player, round: number, now: string): readonly Wish[] =>
  isPast(askableUntil(t, round), now)
    ? []
    : wishes.filter((wish) => {
        const decision = decideAsk(t, player, { kind: 'ask-for', player: player.id, round, wish });
        return decision.ok && decision.value.length > 0;
      });

/**
 * What a player sees of their requests. For a published round its pairings are the answer.
 *
 * @param now by the hall's clock
 * @returns null: there is no such player
 * @article FIDE 2012 8.3.2
 */
export function viewAsks(t: Tournament, id: PlayerId, now: string): AskView | null {
  const player = t.players.find((one) => one.id === id);
  if (player === undefined) return null;
  const { presence } = player;
  const out = publishedRounds(t);
  const toCome = Array.from({ length: Math.max(0, plannedRounds(t) - out) }, (_, i) => out + i + 1);
  const isToCome = ({ round }: { readonly round: number }): boolean => round > out;
  const taken = t.settings.playerAsks !== 'off' && !t.finished;
  const open = (taken ? toCome : []).map((round) => ({
    round,
    date: t.settings.roundDates[round - 1] ?? '',
    until: askableUntil(t, round),
    wishes: mayAsk(t, player, round, now),
  }));
  return {
    player: { id, name: namesShown(t.players).get(id) ?? '' },
    taken,
    outFrom: presence.kind === 'withdrawn' ? presence.fromRound : null,
    byes: player.byeRequests.filter(isToCome).toSorted((a, b) => a.round - b.round),
    asks: player.asks.filter(isToCome).toSorted((a, b) => a.round - b.round),
    open: open.filter((one) => one.wishes.length > 0),
    halfPointByes: t.settings.halfPointByes,
  };
}

/** A player's request that waits for the arbiter. */
export interface WaitingAsk extends Omit<Ask, 'declined'> {
  readonly player: PlayerId;
  readonly name: string;
}

/** All waiting requests for rounds that are not published, by round and then in the order of arrival. */
export function waitingAsks(t: Tournament): readonly WaitingAsk[] {
  const names = namesShown(t.players);
  return t.players
    .flatMap(({ id, asks }) =>
      asks
        .filter(({ round, declined }) => declined === null && round > publishedRounds(t))
        .map(({ round, wish, at }) => ({ player: id, name: names.get(id) ?? '', round, wish, at })),
    )
    .toSorted((a, b) => a.round - b.round || (a.at < b.at ? -1 : Number(a.at > b.at)));
}
