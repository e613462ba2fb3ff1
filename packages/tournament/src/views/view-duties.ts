import { announceBy, appealRules, type DutyRule, dutyRules } from '@rokade/rules';
import { dayOfRound } from '../questions/excuses.ts';
import { publishedRounds } from '../questions/phase.ts';
import { plannedRounds } from '../questions/planned-rounds.ts';
import { ruleOf } from '../questions/round-play.ts';
import type { Round, Tournament } from '../state/state.ts';
import type { Cited, OfRound } from '../values/coded.ts';
import type { HallClock } from '../values/hall-time.ts';
import type { PlayerId } from '../values/ids.ts';
import type { Player } from '../values/player.ts';
import { namesShown } from '../values/shown-names.ts';
import { viewAppeals } from './view-appeals.ts';
import { viewChampionship } from './view-championship.ts';

interface OfPairing extends OfRound, Cited {
  readonly by: string;
}

/** What the arbiter has to do, or did not do in time. */
export type Duty =
  /** The pairing of the next round must be announced by a day. */
  | (OfPairing & { readonly kind: 'announce' | 'announce-late' })
  /** It was announced after that day. */
  | (OfPairing & { readonly kind: 'announced-late'; readonly on: string })
  /** A player's absences count as a withdrawal, which is not entered. */
  | {
      readonly kind: 'absences';
      readonly article: string;
      readonly player: PlayerId;
      readonly name: string;
      readonly rounds: readonly number[];
    }
  /** The committee for protests must be named before the first round. */
  | { readonly kind: 'committee' | 'committee-late'; readonly article: string }
  /** The target scores must be published by round 2. */
  | { readonly kind: 'targets' | 'targets-late'; readonly article: string };

/** The duty to announce the pairing of the newest round, if it has not begun, or of the next one. */
function announcement(t: Tournament, rule: DutyRule, hall: HallClock): readonly Duty[] {
  const today = hall.now.slice(0, 10);
  const newest = t.rounds.find(({ number }) => number === publishedRounds(t));
  const dayOf = (round: number) => dayOfRound(t, round);
  const of = (round: number) =>
    round < 2 ? null : announceBy(rule, { day: dayOf(round), before: dayOf(round - 1) });
  const article = rule.announced;
  const late = (round: Round): readonly Duty[] => {
    const by = of(round.number);
    const on = round.publishedAt === '' ? '' : hall.at(round.publishedAt).slice(0, 10);
    const isOver = dayOf(round.number) < today;
    return by === null || on <= by || isOver
      ? []
      : [{ kind: 'announced-late', article, round: round.number, by, on }];
  };
  const next = publishedRounds(t) + 1;
  const by = next > plannedRounds(t) || t.finished ? null : of(next);
  return [
    ...(newest === undefined ? [] : late(newest)),
    ...(by === null
      ? []
      : [{ kind: today > by ? 'announce-late' : 'announce', article, round: next, by } as const]),
  ];
}

/** The rounds that a player forfeited without notice or excuse. */
const absencesOf = (t: Tournament, { id, excuses }: Player): readonly number[] =>
  t.rounds
    .filter(({ number, games }) =>
      games.some(({ white, black, result }) => {
        if (result?.kind !== 'forfeit' || result.notice) return false;
        const isAbsent = (colour: 'white' | 'black') =>
          result.absent === colour || result.absent === 'both';
        const missed = (white === id && isAbsent('white')) || (black === id && isAbsent('black'));
        return missed && !excuses.some(({ round }) => round === number);
      }),
    )
    .map(({ number }) => number);

function absences(t: Tournament, { absences: most, absent }: DutyRule): readonly Duty[] {
  const staying = t.players.filter(({ presence }) => presence.kind !== 'withdrawn');
  const names = namesShown(t.players);
  return staying.flatMap((player): readonly Duty[] => {
    const { id } = player;
    const rounds = absencesOf(t, player);
    const isSettled = player.keptInAfter.includes(rounds.at(-1) ?? 0);
    return rounds.length < most || isSettled
      ? []
      : [{ kind: 'absences', article: absent, player: id, name: names.get(id) ?? '', rounds }];
  });
}

/** The duty to name a committee, where the rules require it before the first round. */
function committee(t: Tournament): readonly Duty[] {
  const { rules, committee: lacks } = viewAppeals(t);
  const ruleSet = appealRules(rules ?? '');
  const [first] = lacks;
  if (first === undefined || ruleSet?.stages[0].beforeNextRound !== true) return [];
  const isLate = publishedRounds(t) > 0;
  const article = `${ruleSet.regulation} ${first.article}`;
  return [{ kind: isLate ? 'committee-late' : 'committee', article }];
}

function targets(t: Tournament): readonly Duty[] {
  const view = viewChampionship(t);
  if (view === null || !view.byTargets || view.published) return [];
  const article = `${view.regulation} III.A.6`;
  return [{ kind: view.isLate ? 'targets-late' : 'targets', article }];
}

/**
 * The arbiter's open duties by the regulation of the system's club.
 *
 * @article Tempelhof 2018 III.A.6, III.A.12, III.B.11, III.C.1
 */
export function viewDuties(t: Tournament, hall: HallClock): readonly Duty[] {
  if (t.finished) return [];
  const rule = ruleOf<DutyRule>(dutyRules, t);
  return [
    ...(rule === null ? [] : [...announcement(t, rule, hall), ...absences(t, rule)]),
    ...committee(t),
    ...targets(t),
  ];
}
