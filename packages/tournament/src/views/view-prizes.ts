import {
  awardPrizes,
  type Currency,
  impersonalPrizeReasonCodes,
  type MinorUnits,
  type Prize,
  type PrizeAwards,
  type PrizePlan,
  type PrizePlanFault,
  type PrizePlayer,
  type Reason,
} from '@rokade/rules';
import { plannedRounds } from '../questions/planned-rounds.ts';
import { ratingIn } from '../questions/ratings.ts';
import type { Tournament } from '../state/state.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Player } from '../values/player.ts';
import { playerLines } from './player-line.ts';
import { viewStandings } from './view-standings.ts';
import type { PlayerLine } from './view-types.ts';

/** A player's prize from a list. */
export interface PrizeRow {
  readonly player: PlayerLine;
  readonly halfPoints: number;
  /** The places of the list that the player shares, or has alone: from … to. */
  readonly place: number;
  readonly lastPlace: number;
  readonly money: MinorUnits;
  readonly honours: readonly string[];
  readonly because: readonly Reason[];
}

/** A prize that waits for a play-off or a lot, or that nobody can get. */
export interface PendingPrize {
  readonly place: number;
  readonly prize: Prize;
  readonly waitsFor: 'play-off' | 'lot' | 'nobody';
  readonly players: readonly PlayerLine[];
  readonly because: readonly Reason[];
}

/** A list of prizes with its winners. */
export interface PrizeListView {
  readonly name: string;
  /** As planned, in order. */
  readonly prizes: readonly Prize[];
  readonly rows: readonly PrizeRow[];
  readonly pending: readonly PendingPrize[];
}

/** The prizes by the present standings. */
export interface PrizesView {
  /** The round of the standings; 0 before the first, when no prize is given. */
  readonly round: number;
  /** Whether rounds or results are still to come. */
  readonly provisional: boolean;
  readonly currency: Currency;
  readonly visible: boolean;
  readonly lists: readonly PrizeListView[];
  /** Where the plan does not match the standings; then no prize is given. */
  readonly faults: readonly PrizePlanFault[];
}

/** The year of a date of birth. */
const birthYearOf = (birthDate: string): number | null => Number(birthDate.slice(0, 4)) || null;

const prizePlayerIn =
  ({ settings }: Tournament) =>
  (player: Player): PrizePlayer => {
    const { no, details } = player;
    return {
      no,
      rating: ratingIn(settings, player),
      sex: details.sex,
      birthYear: birthYearOf(details.birthDate),
      club: details.club,
      federation: details.federation,
      citizenship: details.citizenship,
    };
  };

/** The plan with numbers instead of ids; 0 for a player who was removed. */
function numbered(t: Tournament, plan: PrizePlan<PlayerId>): PrizePlan {
  const numbers = new Map(t.players.map(({ id, no }) => [id, no]));
  const numbersOf = (players: readonly PlayerId[]) => players.map((id) => numbers.get(id) ?? 0);
  return {
    ...plan,
    lists: plan.lists.map((list) => ({
      ...list,
      who: list.who.map((each) =>
        each.kind === 'listed' ? { ...each, players: numbersOf(each.players) } : each,
      ),
    })),
    decisions: plan.decisions.map(({ by, players }) => ({ by, players: numbersOf(players) })),
  };
}

const nothing: PrizeAwards = { given: [], open: [], left: [] };

function listViews(
  t: Tournament,
  plan: PrizePlan<PlayerId>,
  { given, open, left }: PrizeAwards,
): readonly PrizeListView[] {
  const lines = new Map([...playerLines(t).values()].map((line) => [line.no, line]));
  const points = new Map(
    viewStandings(t).rows.map(({ player, halfPoints }) => [player.no, halfPoints]),
  );
  return plan.lists.map(({ name, prizes }, index) => ({
    name,
    prizes,
    rows: given
      .filter(({ list }) => list === index)
      .flatMap(({ list: _, no, ...award }) => {
        const player = lines.get(no);
        return player === undefined ? [] : [{ ...award, player, halfPoints: points.get(no) ?? 0 }];
      }),
    pending: [
      ...open.map(({ needs, ...each }) => ({ ...each, waitsFor: needs })),
      ...left.map((each) => ({ ...each, waitsFor: 'nobody' as const, players: [] })),
    ]
      .filter(({ list }) => list === index)
      .map(({ list: _, players, ...each }) => ({
        ...each,
        players: players.flatMap((no) => lines.get(no) ?? []),
      })),
  }));
}

/**
 * Who gets which prize by the newest standings, and why; null if there are no prizes. In a cup, players
 * who lost in the same round are tied, whatever their points.
 *
 * @article DSU 2002 §5f, §24a, §24b
 */
export function viewPrizes(t: Tournament): PrizesView | null {
  if (t.prizes === null) return null;
  const { plan, visible } = t.prizes;
  const { round, provisional, rows } = viewStandings(t);
  const standings = rows.map(({ player, ...row }) => ({ ...row, no: player.no }));
  const players = t.players.map(prizePlayerIn(t));
  const awards = awardPrizes({ plan: numbered(t, plan), standings, players });
  const shown = awards.ok && round > 0 ? awards.value : nothing;
  return {
    round,
    provisional: !t.finished && (provisional || round < plannedRounds(t)),
    currency: plan.currency,
    visible,
    lists: listViews(t, plan, shown),
    faults: awards.ok ? [] : awards.error,
  };
}

const publicReasons: ReadonlySet<string> = new Set(impersonalPrizeReasonCodes);

const publicOnly = (because: readonly Reason[]): readonly Reason[] =>
  because.filter(({ code }) => publicReasons.has(code));

/**
 * The prizes for the public; null if the organiser hides them. They are given by all facts about the
 * players, with the names of the public pages, and without reasons that would reveal ages, sexes or
 * ratings.
 *
 * @param shown the tournament as the public may see it
 */
export function viewPublicPrizes(t: Tournament, shown: Tournament): PrizesView | null {
  const view = t.prizes?.visible === true ? viewPrizes({ ...t, rounds: shown.rounds }) : null;
  if (view === null) return null;
  const lines = playerLines(shown);
  const lineOf = (player: PlayerLine): PlayerLine => lines.get(player.id) ?? player;
  return {
    ...view,
    lists: view.lists.map((list) => ({
      ...list,
      rows: list.rows.map((row) => ({
        ...row,
        player: lineOf(row.player),
        because: publicOnly(row.because),
      })),
      pending: list.pending.map((each) => ({
        ...each,
        players: each.players.map(lineOf),
        because: publicOnly(each.because),
      })),
    })),
  };
}
