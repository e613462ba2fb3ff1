import {
  computeStandings,
  type FideEdition,
  findTieBreak,
  groupedBy,
  invariant,
  type PlayerNo,
  type StandingsLine,
  type TieBreak,
  type TieBreakRules,
  type TieBreakValue,
} from '@rokade/rules';
import { missingBoards, publishedRounds, unfinishedBoards } from '../questions/phase.ts';
import { plannedRounds } from '../questions/planned-rounds.ts';
import {
  type CountedPlayers,
  countedPlayers,
  whoIsExpelled,
  whoWithdrew,
} from '../questions/withdrawals.ts';
import { oncePerState } from '../state/once-per-state.ts';
import type { Tournament } from '../state/state.ts';
import { isKnockOut, recordOf } from '../systems/system-choice.ts';
import type { TieBreakCode } from '../values/setting-values.ts';
import { knockOutStandings } from './knock-out-standings.ts';
import { placeLot, settledPlace } from './place-lots.ts';
import { type PlaceMark, placeMarks } from './place-marks.ts';
import { lineOf, playerLines } from './player-line.ts';
import type { StandingsView } from './view-types.ts';

function tieBreakOf(code: TieBreakCode, edition: FideEdition): TieBreak {
  const tieBreak = findTieBreak(code, edition);
  invariant(tieBreak.ok, `tie-break ${code} exists`);
  return tieBreak.value;
}

/** The tournament's facts that tie-breaks need. */
function tieBreakRules(t: Tournament, { struck }: CountedPlayers): TieBreakRules {
  const { system, scoring, tieBreakEdition } = t.settings;
  return {
    edition: tieBreakEdition,
    system: recordOf(system).tieBreakKind,
    points: scoring,
    roundsPlanned: plannedRounds(t),
    withdrawn: whoWithdrew(t),
    struck: new Set([...struck, ...whoIsExpelled(t)]),
    unratedAs: t.settings.unratedAs,
    ...recordOf(system).tieBreakRules?.(system),
  };
}

/** The tie-breaks of the standings; a cup and a play-off have none. */
const tieBreaksOf = ({ settings }: Tournament): readonly TieBreakCode[] =>
  isKnockOut(settings.system) ? [] : settings.tieBreaks;

function linesAfter(
  t: Tournament,
  round: number,
  counted: CountedPlayers,
): readonly StandingsLine[] {
  const knockOut = knockOutStandings(t, round, counted.players);
  if (knockOut !== null) return knockOut;
  const { tieBreakEdition } = t.settings;
  const tieBreaks = tieBreaksOf(t).map((code) => tieBreakOf(code, tieBreakEdition));
  return computeStandings(counted.players, tieBreaks, tieBreakRules(t, counted));
}

const marksAt = (t: Tournament, rank: number, sharing: number): readonly PlaceMark[] =>
  placeMarks(t.settings.marks, { rank, sharing, players: t.players.length });

/**
 * Whether opponents who withdrew were removed from a value, which was then raised.
 *
 * @article Tempelhof 2018 III.A.13
 */
const isCorrected = (value: TieBreakValue | null): boolean =>
  value?.because?.some(({ code }) => code === 'tie-break.raised-for-withdrawn') === true;

function standingsAfter(t: Tournament, round: number): StandingsView {
  const counted = countedPlayers(t, round);
  const tieBreaks = tieBreaksOf(t);
  const lines = linesAfter(t, round, counted);
  const tied = [...groupedBy(lines, ({ rank }) => rank).values()];
  const places = tied.map((place) => settledPlace(t, place, round));
  const rows = places.flatMap(({ lines: placed }) =>
    placed.map(({ by, sharing, ...line }) => ({
      ...line,
      byLot: by === 'lot',
      byPlayOff: by === 'play-off',
      byArbiter: by === 'arbiter',
      corrected: line.values.some(isCorrected),
      shared: sharing > 1 && line.counts,
      marks: marksAt(t, line.rank, sharing),
    })),
  );
  const open = t.rounds.slice(0, round);
  const names = playerLines(t);
  const expelled = whoIsExpelled(t);
  return {
    round,
    tieBreaks,
    orderChangedAfterRound: t.orderChangedAfterRound,
    lots: places.flatMap(({ decisions }) => decisions.map((one) => placeLot(one, names))),
    withdrawals: counted.withdrawals.map(({ because }) => because),
    provisional: open.some((one) => unfinishedBoards(one).length > 0),
    rows: rows.map(({ no, marks, ...row }) => {
      const player = t.players[no - 1];
      const isOut = expelled.has(no);
      const records = counted.players[no - 1]?.records ?? [];
      invariant(player !== undefined, `number ${no} is a player`);
      return {
        ...row,
        marks: round === 0 || isOut ? [] : marks,
        expelled: isOut,
        player: lineOf(names, player.id),
        pending: records.some(
          (record) =>
            record.kind === 'game' && record.status === 'pending' && record.halfPoints > 0,
        ),
      };
    }),
  };
}

const standingsOnce = oncePerState(standingsAfter);

/**
 * The standings after a round, in final order, by points and the tournament's tie-breaks.
 *
 * @param afterRound the newest published round unless given; 0 gives the list of players
 */
export const viewStandings = (
  t: Tournament,
  afterRound: number = publishedRounds(t),
): StandingsView => standingsOnce(t, Math.max(0, Math.min(afterRound, publishedRounds(t))));

/**
 * Everybody's place for a report file: as with its points, games without a result count as draws, so
 * that points and places agree.
 */
export function placesInFile(t: Tournament): ReadonlyMap<PlayerNo, number> {
  const rounds = t.rounds.map((round) => ({
    ...round,
    games: round.games.map((game) => (game.result === null ? { ...game, result: open } : game)),
  }));
  const isOpen = t.rounds.some((round) => missingBoards(round).length > 0);
  const { rows } = viewStandings(isOpen ? { ...t, rounds } : t);
  return new Map(rows.map(({ player, rank }) => [player.no, rank]));
}

const open = { kind: 'pending', why: 'adjourned', due: '' } as const;

/** Whether players who share a place are asked for a play-off, by the rules of the system's club. */
export const asksPlayOff = ({ settings, championship }: Tournament): boolean =>
  championship !== null || settings.system.edition === 'tempelhof-2018';
