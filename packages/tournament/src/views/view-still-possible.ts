import {
  findTieBreak,
  halfPointsIn,
  type OpenPair,
  type PossiblePlaces,
  type PossiblePlacesPlayer,
  possiblePlaces,
  prospectFor,
  type ScoredPlayer,
} from '@rokade/rules';
import { publishedRounds } from '../questions/phase.ts';
import { plannedRounds } from '../questions/planned-rounds.ts';
import { isOpenGame } from '../questions/suppose-results.ts';
import { countedPlayers } from '../questions/withdrawals.ts';
import type { Tournament } from '../state/state.ts';
import { isKnockOut } from '../systems/system-choice.ts';
import type { PlaceMarks } from '../values/setting-values.ts';
import { playerLines } from './player-line.ts';
import { viewStandings } from './view-standings.ts';
import type { OpenBoard, PlaceClaim, StandingsRow, StillPossibleView } from './view-types.ts';

type Records = ScoredPlayer['records'];
type OneRound = Records[number];

const isPending = (record: OneRound): boolean =>
  record.kind === 'game' && record.status === 'pending';

/** A player's certain points: an adjourned game, which tables show as a draw, counts nothing yet. */
const certainHalfPoints = (records: Records): number =>
  records.reduce((sum, record) => sum + (isPending(record) ? 0 : halfPointsIn(record)), 0);

/** Each open game once, from White's side. */
const openPairs = (players: readonly ScoredPlayer[]): readonly OpenPair[] =>
  players.flatMap(({ no, records }) =>
    records.flatMap((record): readonly OpenPair[] =>
      record.kind === 'game' && record.status === 'pending' && record.colour === 'white'
        ? [[no, record.opponent]]
        : [],
    ),
  );

function openBoards(t: Tournament): readonly OpenBoard[] {
  const lines = playerLines(t);
  return t.rounds.flatMap((round) =>
    round.games
      .filter((game) => isOpenGame(round, game))
      .flatMap(({ board, white, black }) => {
        const [first, second] = [lines.get(white), lines.get(black)];
        if (first === undefined || second === undefined) return [];
        return [{ round: round.number, board, white: first, black: second }];
      }),
  );
}

const roundsLeft = (t: Tournament): number =>
  t.finished ? 0 : Math.max(0, plannedRounds(t) - publishedRounds(t));

function playersInReach(
  t: Tournament,
  players: readonly ScoredPlayer[],
): readonly PossiblePlacesPlayer[] {
  const { win, draw, allocatedBye } = t.settings.scoring;
  const most = roundsLeft(t) * Math.max(win, draw, allocatedBye);
  return players.map(({ no, records }) => ({
    no,
    halfPoints: certainHalfPoints(records),
    mostLater: t.players[no - 1]?.presence.kind === 'withdrawn' ? 0 : most,
  }));
}

/** The final places when no game is open; shared ones stay shared. */
const finalPlaces = (rows: readonly StandingsRow[]): readonly PossiblePlaces[] =>
  rows.map(({ rank, player }) => ({
    no: player.no,
    best: rank,
    worst: rank + rows.filter((other) => other.rank === rank).length - 1,
  }));

/** Everybody's certain points, and the points they can still win. */
export const inReach = (
  t: Tournament,
): readonly { readonly no: number; readonly halfPoints: number; readonly most: number }[] => {
  const { players } = countedPlayers(t, publishedRounds(t));
  const { win } = t.settings.scoring;
  const later = playersInReach(t, players);
  return later.map(({ no, halfPoints, mostLater }, index) => {
    const open = players[index]?.records.filter(isPending).length ?? 0;
    return { no, halfPoints, most: mostLater + open * win };
  });
};

function places(t: Tournament, rows: readonly StandingsRow[]): readonly PossiblePlaces[] {
  const { players } = countedPlayers(t, publishedRounds(t));
  const openGames = openPairs(players);
  if (openGames.length === 0 && roundsLeft(t) === 0) return finalPlaces(rows);
  const points = t.settings.scoring;
  return possiblePlaces({ players: playersInReach(t, players), openGames, points });
}

const fromBottom = { best: 'worst', worst: 'best' } as const;

/** The same places counted from the bottom of the table. */
const turned = (
  possible: Pick<PossiblePlaces, 'best' | 'worst'>,
  players: number,
): Pick<PossiblePlaces, 'best' | 'worst'> => ({
  best: players + 1 - possible[fromBottom.best],
  worst: players + 1 - possible[fromBottom.worst],
});

/** What is certain about first place (and its title), promotion and relegation. */
function claimsOf(
  possible: PossiblePlaces,
  { title, promotion, relegation }: PlaceMarks,
  players: number,
): readonly PlaceClaim[] {
  const first = title ? 'title' : 'first';
  const down = prospectFor(turned(possible, players), relegation);
  return [
    { about: first, standing: prospectFor(possible, 1) },
    ...(promotion > 0
      ? [{ about: 'promotion', standing: prospectFor(possible, promotion) } as const]
      : []),
    ...(relegation > 0 ? [{ about: 'relegation', standing: down } as const] : []),
  ];
}

/** Whether corrected points rank, and a player whose results count has withdrawn, which changes them. */
function areCorrected(t: Tournament): boolean {
  const [first] = t.settings.tieBreaks;
  const found = first === undefined ? null : findTieBreak(first, t.settings.tieBreakEdition);
  if (found?.ok !== true || found.value.decides !== 'points') return false;
  return countedPlayers(t, publishedRounds(t)).withdrawals.some(({ counts }) => counts);
}

/**
 * The places that each player can still reach, by points (`possiblePlaces` says which are exact and
 * which are bounds), and what follows for title, promotion and relegation. null: for a cup, which has
 * no such table; before the first round; and if points can still be corrected, which allows no bounds.
 */
export function viewStillPossible(t: Tournament): StillPossibleView | null {
  if (isKnockOut(t.settings.system) || publishedRounds(t) === 0 || areCorrected(t)) return null;
  const { rows, round } = viewStandings(t);
  const possible = new Map(places(t, rows).map((each) => [each.no, each]));
  return {
    round,
    roundsLeft: roundsLeft(t),
    openBoards: openBoards(t),
    rows: rows.flatMap((standing) => {
      const own = possible.get(standing.player.no);
      if (own === undefined) return [];
      const { best, worst } = own;
      return [{ standing, best, worst, claims: claimsOf(own, t.settings.marks, rows.length) }];
    }),
  };
}
