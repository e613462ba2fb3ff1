import { groupedBy, type PlayerNo } from '@rokade/rules';
import {
  countedPlayers,
  isRoundRobin,
  pointsTaken,
  roundCounts,
  type Tournament,
} from '@rokade/tournament';
import { abnormalKind } from '../trf/abnormal-points.ts';
import type { AbnormalKind, AbnormalPoints, TrfPlayer } from '../trf/trf-document.ts';

/** A result without points. */
interface Worthless {
  readonly kind: AbnormalKind;
  readonly round: number;
  readonly no: PlayerNo;
}

function worthlessResults(
  t: Tournament,
  players: readonly Pick<TrfPlayer, 'no' | 'cells'>[],
): readonly Worthless[] {
  const { shown, struck } = countedPlayers(t, t.rounds.length);
  return players.flatMap(({ no, cells }, index) =>
    cells.flatMap((cell, round): readonly Worthless[] => {
      const record = shown[index]?.records[round];
      const kind = abnormalKind(cell);
      if (record === undefined || kind === null || !('opponent' in record)) return [];
      return roundCounts(t, struck, { no, record }) ? [] : [{ kind, round: round + 1, no }];
    }),
  );
}

const taking = (
  halfPoints: number,
  { kind, round }: Omit<Worthless, 'no'>,
  participants: readonly PlayerNo[],
): AbnormalPoints => ({ kind, matchHalfPoints: null, halfPoints, round, participants });

function penalties(t: Tournament): readonly AbnormalPoints[] {
  const counted = countedPlayers(t, t.rounds.length, { openGames: 'draw' });
  return [...pointsTaken(t, counted)].flatMap(([no, taken]) =>
    taken.flatMap((halfPoints, index) =>
      halfPoints === 0 ? [] : [taking(halfPoints, { kind: '', round: index + 1 }, [no])],
    ),
  );
}

/**
 * Records 299 that take away the points that do not count after a withdrawal. In a round robin each
 * result of the withdrawn player gives no points to both sides; in a Swiss tournament all their points
 * become a penalty for them alone.
 *
 * @article DSU 2002 §16a
 * @article FIDE 2012 8.2
 * @article Tempelhof 2018 III.A.12
 */
export function struckPoints(
  t: Tournament,
  players: readonly Pick<TrfPlayer, 'no' | 'cells'>[],
): readonly AbnormalPoints[] {
  if (!isRoundRobin(t.settings.system)) return penalties(t);
  const worthless = worthlessResults(t, players);
  const inOrder = worthless.toSorted((a, b) => a.round - b.round);
  const alike = groupedBy(inOrder, ({ round, kind }) => `${round} ${kind}`);
  return [...alike.values()].flatMap((results) =>
    results.slice(0, 1).map((first) =>
      taking(
        0,
        first,
        results.map(({ no }) => no),
      ),
    ),
  );
}
