import type { RoundRecord } from '../../../kernel/round-record.ts';
import type { NormEvent, NormPlayer } from '../norm-rule-set.ts';
import { count } from '../requirement.ts';

/** Whether a player took part in a round, including by a pairing-allocated bye. */
const isThere = (record: RoundRecord): boolean =>
  record.kind === 'game' ||
  (record.kind === 'forfeit' && record.halfPoints > 0) ||
  (record.kind === 'bye' && record.bye === 'pairing-allocated');

/** Whether a player missed at most one round. */
export const isThroughout = (
  { rounds, roundsPaired }: Pick<NormEvent, 'rounds' | 'roundsPaired'>,
  { records }: NormPlayer,
): boolean => count(records.slice(0, Math.min(rounds, roundsPaired)), isThere) >= roundsPaired - 1;

const normTitled = ['GM', 'IM', 'WGM', 'WIM'];

/**
 * Whether a Swiss tournament is so international that the opponents' federations do not matter: in
 * every round twenty rated players from at least three federations other than its own, ten of them GM,
 * IM, WGM or WIM. Players who missed more than one round are not counted.
 *
 * @article FIDE B.01 2024 1.4.3d
 */
export function isInternationalSwiss(event: NormEvent, players: readonly NormPlayer[]): boolean {
  const { federation: host, predetermined } = event;
  if (predetermined || host === '') return false;
  const guests = players.filter(
    (player) =>
      !['', 'FID', host].includes(player.federation) &&
      player.rating !== null &&
      isThroughout(event, player),
  );
  return (
    guests.length >= 20 &&
    new Set(guests.map(({ federation }) => federation)).size >= 3 &&
    count(guests, ({ title }) => normTitled.includes(title)) >= 10
  );
}

/**
 * Whether the opponents' federations do not matter for a player: in national championships for players
 * of the event's federation, in zonal tournaments for everybody.
 *
 * @article FIDE B.01 2024 1.4.3a, 1.4.3b, 1.4.3c, 1.4.3e
 */
export function isExemptByEvent(
  { competition, federation }: NormEvent,
  player: NormPlayer,
): boolean {
  switch (competition) {
    case 'national-championship':
    case 'national-team-championship':
      return player.federation !== '' && player.federation === federation;
    case 'zonal':
      return true;
    default:
      return false;
  }
}
