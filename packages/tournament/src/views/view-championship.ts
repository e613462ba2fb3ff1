import {
  type ChampionshipReason,
  type ChampionshipRules,
  type ClassGoal,
  championshipClassArticles,
  championshipFindings,
  championshipRules,
  classGoals,
  dividedBy,
  fraction,
  type NextClass,
  nextClass,
  nextClassesByPlace,
  type Reason,
  targetScores,
  times,
  toNumber,
} from '@rokade/rules';
import { publishedRounds } from '../questions/phase.ts';
import { plannedRounds } from '../questions/planned-rounds.ts';
import { oncePerState } from '../state/once-per-state.ts';
import type { Tournament } from '../state/state.ts';
import { isRoundRobin } from '../systems/system-choice.ts';
import type { Championship, PlayerClass } from '../values/championship.ts';
import { classSizes, goesByTargets, singleClass } from './championship-classes.ts';
import { playerLineIn } from './player-line.ts';
import { viewStandings } from './view-standings.ts';
import { inReach } from './view-still-possible.ts';
import type { PlayerLine, StandingsRow } from './view-types.ts';

/** A class with its target score. */
export interface ClassTarget {
  readonly class: number;
  readonly players: number;
  /** R_k as a percentage; the rounds before it, in this share, are rounded up. */
  readonly percent: number;
  readonly points: number;
  /** P_k, the target score. */
  readonly halfPoints: number;
}

/** The target scores for promotion and relegation. */
export interface TargetsView {
  /** W_T, the value of the whole tournament. */
  readonly tournament: number;
  readonly rounds: number;
  readonly players: number;
  readonly classes: readonly ClassTarget[];
}

/** A player of a class: present place, needed points, and class of next year. */
export interface ClassPlayerRow extends Omit<PlayerClass, 'player'> {
  readonly player: PlayerLine;
  readonly article: string;
  readonly rank: number;
  readonly halfPoints: number;
  /** The points needed; empty where places decide. */
  readonly goals: readonly ClassGoal[];
  /** Next year's class by the present standings. */
  readonly next: number;
  readonly because: Reason;
  /** The reason of a different decision; '' = none. */
  readonly decided: string;
}

/** A championship in its present state. */
export interface ChampionshipView {
  readonly rules: string;
  readonly regulation: string;
  readonly of: number;
  /** Whether points decide promotion and relegation: all classes in one Swiss. */
  readonly byTargets: boolean;
  /** The only class that plays here; null: several do. */
  readonly single: number | null;
  /** null where places decide, and before any player has a class. */
  readonly targets: TargetsView | null;
  readonly published: boolean;
  /** Whether round 2 is published, and the target scores are not. */
  readonly isLate: boolean;
  readonly findings: readonly ChampionshipReason[];
  /** By class, and within it in the order of the standings. */
  readonly rows: readonly ClassPlayerRow[];
  /** Entered players without a class. */
  readonly unclassed: readonly PlayerLine[];
  /** Whether all rounds are played and no game is open. */
  readonly isOver: boolean;
}

/** The published target scores; before publication, as they would be. */
function targetsOf(t: Tournament, now: Championship, rules: ChampionshipRules) {
  const field = now.published ?? { rounds: plannedRounds(t), classes: classSizes(t, now) };
  const scores = targetScores(rules.promotion, field);
  const shares = scores.classes.map(({ percent }) =>
    dividedBy(times(percent, fraction(field.rounds)), fraction(100)),
  );
  const view: TargetsView = {
    tournament: toNumber(scores.tournament),
    rounds: field.rounds,
    players: field.classes.reduce((sum, count) => sum + count, 0),
    classes: scores.classes.map((one, index) => ({
      class: one.class,
      players: field.classes[index] ?? 0,
      percent: toNumber(one.percent),
      points: toNumber(shares[index] ?? fraction(0)),
      halfPoints: one.halfPoints,
    })),
  };
  return { scores, view };
}

/** How many players go up and down where places decide: as announced, else by the regulation. */
function movesOf({ settings: { marks } }: Tournament, { up, down }: ChampionshipRules) {
  const isAnnounced = marks.promotion > 0 || marks.relegation > 0;
  return isAnnounced ? { up: marks.promotion, down: marks.relegation } : { up, down };
}

interface Moving {
  readonly t: Tournament;
  readonly now: Championship;
  readonly rules: ChampionshipRules;
  readonly classesById: ReadonlyMap<string, PlayerClass>;
  readonly rows: readonly StandingsRow[];
}

/** The class by the result for every player with a place, by number. */
function byResult({ t, now, rules, classesById, rows }: Moving): readonly NextClass[] {
  if (goesByTargets(t, now)) {
    const { scores } = targetsOf(t, now, rules);
    return rows.flatMap(({ player: { id, no }, halfPoints }) => {
      const own = classesById.get(id)?.own;
      return own === undefined
        ? []
        : [nextClass(rules.promotion, scores, { no, class: own, halfPoints })];
    });
  }
  const single = singleClass(t, now);
  if (single === null) return [];
  const counted = rows.filter(({ counts, player }) => counts && classesById.has(player.id));
  const players = counted.map(({ player, rank, shared }) => ({
    no: player.no,
    own: classesById.get(player.id)?.own ?? single,
    place: rank,
    sharing: shared ? counted.filter((one) => one.rank === rank).length : 1,
  }));
  return nextClassesByPlace({ class: single, of: now.of, ...movesOf(t, rules), players });
}

/** A player's class of next year: whoever withdrew goes down (III.A.12), others go by their result. */
function nextOf(
  { now }: Moving,
  { own, class: played }: PlayerClass,
  { player, result }: { readonly player: PlayerLine; readonly result: NextClass | undefined },
): NextClass {
  if (!player.withdrawn && result !== undefined) return result;
  const to = Math.min(now.of, player.withdrawn ? Math.max(played + 1, own) : own);
  const code = player.withdrawn ? 'promotion.withdrew' : 'promotion.place-stays';
  const facts = { player: player.no, class: to, place: 0 };
  return { no: player.no, to, because: [{ code, article: 'III.A.12', facts }] };
}

const byHand = (no: number, to: number): Reason => ({
  code: 'promotion.by-hand',
  article: 'III.A.8',
  facts: { player: no, class: to },
});

function rowsOf(moving: Moving): readonly ClassPlayerRow[] {
  const { t, now, rules, classesById, rows } = moving;
  const results = new Map(byResult(moving).map((one) => [one.no, one]));
  const scores = goesByTargets(t, now) ? targetsOf(t, now, rules).scores : null;
  const reach = new Map(inReach(t).map((one) => [one.no, one]));
  const decided = new Map(now.next.map((one) => [one.player, one]));
  return rows.flatMap(({ player, rank, halfPoints }): readonly ClassPlayerRow[] => {
    const mine = classesById.get(player.id);
    if (mine === undefined) return [];
    const next = nextOf(moving, mine, { player, result: results.get(player.no) });
    const other = decided.get(player.id);
    const can = reach.get(player.no) ?? { halfPoints, most: 0 };
    const way = { class: mine.own, halfPoints: can.halfPoints, most: can.most };
    return [
      {
        ...mine,
        player,
        article: `${rules.regulation} ${championshipClassArticles[mine.code]}`,
        rank,
        halfPoints,
        goals: scores === null || player.withdrawn ? [] : classGoals(rules.promotion, scores, way),
        next: other?.class ?? next.to,
        because:
          other === undefined
            ? (next.because[0] ?? byHand(player.no, next.to))
            : byHand(player.no, other.class),
        decided: other?.note ?? '',
      },
    ];
  });
}

function championshipOf(t: Tournament): ChampionshipView | null {
  const now = t.championship;
  const rules = now === null ? undefined : championshipRules(now.rules);
  if (now === null || rules === undefined || now.given.length === 0) return null;
  const classesById = new Map<string, PlayerClass>(now.given.map((one) => [one.player, one]));
  const { rows, provisional } = viewStandings(t);
  const byTargets = goesByTargets(t, now);
  const classes = classSizes(t, now);
  const rounds = plannedRounds(t);
  const lineIn = playerLineIn(t);
  return {
    rules: rules.code,
    regulation: rules.regulation,
    of: now.of,
    byTargets,
    single: singleClass(t, now),
    targets: byTargets ? targetsOf(t, now, rules).view : null,
    published: now.published !== null,
    isLate: byTargets && now.published === null && publishedRounds(t) >= 2,
    findings: championshipFindings(rules, {
      classes,
      rounds,
      allPlayAll: isRoundRobin(t.settings.system),
    }),
    rows: rowsOf({ t, now, rules, classesById, rows }).toSorted(
      (a, b) => a.class - b.class || a.rank - b.rank,
    ),
    unclassed: t.players.filter(({ id }) => !classesById.has(id)).map((player) => lineIn(player)),
    isOver: publishedRounds(t) > 0 && publishedRounds(t) >= rounds && !provisional,
  };
}

/**
 * The classes of a championship, its target scores, each player's needs and next class by the present
 * standings; null: the tournament is not a championship, or nobody has a class yet.
 *
 * @article Tempelhof 2018 III.A.3, III.A.4, III.A.6, III.A.12
 */
export const viewChampionship: (t: Tournament) => ChampionshipView | null =
  oncePerState(championshipOf);
