import { pointsOf } from '@rokade/rules';
import { type AbnormalTable, abnormalTable } from './abnormal-points.ts';
import { cellPoints } from './cell-points.ts';
import { isPairedCell, lastPairedRound, lastRoundStated } from './paired-rounds.ts';
import { type PointSystem, pointSystemOf } from './point-system.ts';
import { cellColumn } from './round-cell.ts';
import type { TrfDocument, TrfPlayer } from './trf-document.ts';
import type { TrfOddity } from './trf-fault.ts';

/** An oddity, and the player (by index in the document) in whose line it is. */
export interface PlayerOddity {
  readonly oddity: TrfOddity;
  readonly playerIndex: number;
  readonly column: number;
}

const pointsColumn = 81;

/** The points of a player's rounds, including changes by 299. */
function sumOfRounds(
  { no, cells }: TrfPlayer,
  rounds: number,
  { abnormal, points }: { readonly abnormal: AbnormalTable; readonly points: PointSystem },
): number {
  const adjustments = abnormal.adjustments(no, rounds);
  let sum = adjustments.reduce((total, each) => total + each, 0);
  for (let index = 0; index < rounds; index++) {
    const cell = cells[index] ?? null;
    const assigned = abnormal.assigned(cell, { no, round: index + 1 });
    sum += assigned ?? cellPoints(cell, points);
  }
  return sum;
}

/** Stated points that are neither those of the played rounds nor those of all entries. */
function pointOddities(document: TrfDocument): readonly PlayerOddity[] {
  const scoring = { abnormal: abnormalTable(document), points: pointSystemOf(document) };
  const [roundsPaired, stated] = [lastPairedRound(document), lastRoundStated(document)];
  return document.players.flatMap((player, playerIndex) => {
    const sum = sumOfRounds(player, roundsPaired, scoring);
    const sums = [sum, sumOfRounds(player, stated, scoring)];
    if (player.halfPoints === null || sums.includes(player.halfPoints)) return [];
    const oddity = {
      code: 'trf.points.differ',
      player: player.no,
      statedPoints: pointsOf(player.halfPoints),
      computedPoints: pointsOf(sum),
    } as const;
    return [{ oddity, playerIndex, column: pointsColumn }];
  });
}

/** Whether it is a knock-out, by the encoded system (192) or the words of 092. */
const isKnockOut = ({ header }: TrfDocument): boolean =>
  /knock.?out|pokal|\bcup\b/i.test(`${header.system} ${header.type}`);

/** Second pairing-allocated byes in a round: there is at most one, except in a knock-out. */
function secondByes(document: TrfDocument): readonly PlayerOddity[] {
  const { players } = document;
  if (isKnockOut(document)) return [];
  const rounds = new Set<number>();
  return players.flatMap(({ no, cells }, playerIndex) =>
    cells.flatMap((cell, index) => {
      if (cell?.kind !== 'alone' || cell.result !== 'U') return [];
      const round = index + 1;
      const oddity = { code: 'trf.bye.second-in-round', player: no, round } as const;
      if (rounds.has(round)) return [{ oddity, playerIndex, column: cellColumn(round) }];
      rounds.add(round);
      return [];
    }),
  );
}

/** Pairing-allocated byes in a round that is not paired yet: the arbiter gave them beforehand. */
function byesSetBeforehand(document: TrfDocument): readonly PlayerOddity[] {
  const roundsPaired = lastPairedRound(document);
  return document.players.flatMap(({ no, cells }, playerIndex) =>
    cells.flatMap((cell, index) => {
      if (index < roundsPaired || cell?.kind !== 'alone' || cell.result !== 'U') return [];
      const round = index + 1;
      const oddity = { code: 'trf.bye.set-beforehand', player: no, round } as const;
      return [{ oddity, playerIndex, column: cellColumn(round) }];
    }),
  );
}

/** Byes announced (240) for a round in which the player was paired. */
function contradictedAnnouncements({
  players,
  byeAnnouncements,
}: TrfDocument): readonly PlayerOddity[] {
  const indexOf = new Map(players.map(({ no }, index) => [no, index]));
  return byeAnnouncements.flatMap(({ round, players: announced }) =>
    announced.flatMap((no) => {
      const playerIndex = indexOf.get(no);
      if (round === null || playerIndex === undefined) return [];
      if (!isPairedCell(players[playerIndex]?.cells[round - 1])) return [];
      const code = 'trf.bye-announcement.contradicted';
      const oddity = { code, player: no, round } as const;
      return [{ oddity, playerIndex, column: cellColumn(round) }];
    }),
  );
}

/** The oddities in the players' lines that leave no doubt about games and results. */
export const findOddities = (document: TrfDocument): readonly PlayerOddity[] => [
  ...pointOddities(document),
  ...secondByes(document),
  ...byesSetBeforehand(document),
  ...contradictedAnnouncements(document),
];
