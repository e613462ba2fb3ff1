import { at } from '../../kernel/at.ts';
import { unreachable } from '../../kernel/invariant.ts';
import { reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import type { Couple, PassedOver } from '../matching/first-perfect-matching.ts';
import { hadBye } from '../not-met.ts';
import type { PairingPlayer } from '../pairing-system.ts';
import { type LowestPartner, type MonradField, maySitOut } from './field.ts';
import type { LookedAhead } from './look-ahead.ts';
import type { MonradReason } from './reason-codes.ts';

/** The round (from 1) in which a player had a game against another; null if there was none. */
function roundOfGame({ records }: PairingPlayer, opponent: PlayerNo): number | null {
  const index = records.findIndex(
    (record) => record.kind === 'game' && record.opponent === opponent,
  );
  return index < 0 ? null : index + 1;
}

function passedOverBecause(
  player: PairingPlayer,
  skipped: PairingPlayer,
  why: PassedOver['why'],
  roundNumber: number,
): MonradReason {
  const facts = { player: player.no, skippedPlayer: skipped.no };
  return why === 'rest'
    ? reason('monrad.passed-over-rest', '4.10.1', facts)
    : reason('monrad.passed-over-next-round', '4.10.1', { ...facts, nextRound: roundNumber + 1 });
}

/**
 * Why the players between the two were passed over, from the top down. `isFree` tells who had no
 * opponent yet when the couple was made; the others need no reason.
 */
export function explainPassedOver(
  { present }: MonradField,
  { upper, lower, passedOver }: Couple,
  roundNumber: number,
  isFree: (vertex: number) => boolean,
): readonly MonradReason[] {
  const player = at(present, upper);
  const whyOf = new Map(passedOver.map(({ vertex, why }) => [vertex, why]));
  return present.slice(upper + 1, lower).flatMap((skipped, index): readonly MonradReason[] => {
    const vertex = upper + 1 + index;
    if (!isFree(vertex)) return [];
    const why = whyOf.get(vertex);
    if (why !== undefined) return [passedOverBecause(player, skipped, why, roundNumber)];
    const metInRound = roundOfGame(player, skipped.no);
    const facts = { player: player.no, skippedPlayer: skipped.no, metInRound: metInRound ?? 0 };
    return [reason('monrad.passed-over-met', '4.10 §3', facts)];
  });
}

/** The reason that the lower player is the nearest below the upper whom they can meet. */
export function explainNearest(
  places: MonradField['places'],
  player: PlayerNo,
  opponent: PlayerNo,
): MonradReason {
  return reason('monrad.nearest-not-met', '4.10 §3', {
    player,
    place: places.get(player) ?? 0,
    opponent,
    opponentPlace: places.get(opponent) ?? 0,
  });
}

/**
 * Why a lower placed player does not sit out: they have sat out before, or have met the first withdrawn
 * player.
 */
function explainNotSittingOut(
  lower: PairingPlayer,
  partner: LowestPartner,
): readonly MonradReason[] {
  if (maySitOut(lower, partner)) return [];
  const satOut = lower.records.findIndex(hadBye);
  if (satOut >= 0) {
    const facts = { player: lower.no, roundNumber: satOut + 1 };
    return [reason('monrad.has-sat-out', '4.10 §3', facts)];
  }
  const withdrawnPlayer = partner.kind === 'first-withdrawn' ? partner.no : 0;
  const facts = {
    player: lower.no,
    withdrawnPlayer,
    metInRound: roundOfGame(lower, withdrawnPlayer) ?? 0,
  };
  return [reason('monrad.has-met-first-withdrawn', '4.10 §3', facts)];
}

/**
 * Why a player sits out, and the points for it. `passedOver`: why those below who had no opponent yet
 * did not sit out.
 *
 * @article DSU 2002 4.10 §5; §16d
 */
export function explainSitOut(
  { present }: MonradField,
  vertex: number,
  partner: LowestPartner,
  passedOver: readonly MonradReason[],
): readonly MonradReason[] {
  const { no } = at(present, vertex);
  const seat: MonradReason =
    partner.kind === 'dummy'
      ? reason('monrad.sits-out-dummy', '4.10 §5', { player: no })
      : reason('monrad.sits-out-first-withdrawn', '4.10 §5', {
          player: no,
          withdrawnPlayer: partner.no,
        });
  const lower = present.slice(vertex + 1);
  return [
    seat,
    ...passedOver,
    ...lower.flatMap((player) => explainNotSittingOut(player, partner)),
    reason('monrad.sit-out-point', '§16d', { player: no }),
  ];
}

/** The highest placed player whose first choice was given up because of the next round. */
function explainChange(
  { present }: MonradField,
  couples: readonly Couple[],
): MonradReason['facts'] {
  for (const { upper, passedOver } of couples) {
    const skipped = passedOver.find(({ why }) => why === 'successor');
    if (skipped === undefined) continue;
    return { player: at(present, upper).no, skippedPlayer: at(present, skipped.vertex).no };
  }
  return {};
}

/** The reasons of the whole round about the next one. */
export function explainLookAhead(
  field: MonradField,
  { couples, outcome }: LookedAhead,
  roundNumber: number,
): readonly MonradReason[] {
  const facts = { nextRound: roundNumber + 1 };
  const article = '4.10.1';
  switch (outcome) {
    case 'last-round':
    case 'kept':
      return [];
    case 'all-have-met':
      return [reason('monrad.all-have-met', article, facts)];
    case 'changed': {
      const change = explainChange(field, couples);
      return [reason('monrad.changed-for-next-round', article, { ...facts, ...change })];
    }
    case 'impossible':
      return [reason('monrad.next-round-impossible', article, facts)];
    case 'not-found':
      return [reason('monrad.next-round-not-found', article, facts)];
    default:
      return unreachable(outcome);
  }
}
