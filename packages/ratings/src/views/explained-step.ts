import type {
  DsuRatingMethod,
  DsuRatingRow,
  PrintedScoreLine,
  RatingRegisterRules,
  RegisteredRating,
} from '@rokade/rules';
import type { ReportedEvent, ReportedGroup, ReportedPlayer, Step } from '../act.ts';
import { numbersAfter } from '../calculate/calculate.ts';
import type { Numbers } from '../calculate/numbers.ts';
import { rateGroup, rulesOfAct, startIn } from '../calculate/rate-event.ts';
import type { RatedPersonId } from '../ids.ts';
import { type Ratings, stepsOf } from '../ratings.ts';
import { actsBefore } from '../timeline.ts';

/** The row of table 1 that was used, for a difference seen from the player's side. */
export interface UsedLine extends PrintedScoreLine {
  readonly difference: number;
  /** The article with the table. */
  readonly article: string;
}

/** A counting game of a player, played or not, with the opponent's rating. */
export interface ExplainedGame {
  readonly round: number;
  readonly opponent: RatedPersonId;
  /** null: not reported. */
  readonly colour: 'white' | 'black' | null;
  readonly halfPoints: number;
  readonly rating: number | null;
  /** Not played: a player was absent without notice. */
  readonly noShow: boolean;
  /** null with the average method, which uses the table once for all games. */
  readonly line: UsedLine | null;
}

/** A player of an event with the calculation of the new rating. */
export interface ExplainedRow {
  readonly player: ReportedPlayer;
  readonly row: DsuRatingRow;
  /** null: no registered rating. */
  readonly step: Step | null;
  /** How the gain was added to the registered rating, if the event was started with another. */
  readonly added: (RegisteredRating & { readonly before: number; readonly article: string }) | null;
  readonly games: readonly ExplainedGame[];
  /** The row used by the average method; null with the other method. */
  readonly line: UsedLine | null;
}

/** A group of an event with its calculation, player by player. */
export interface ExplainedGroup {
  readonly group: ReportedGroup;
  readonly method: DsuRatingMethod | null;
  readonly rows: readonly ExplainedRow[];
}

const usedLine = ({ document, tableLine }: RatingRegisterRules, difference: number): UsedLine => ({
  difference,
  article: `${document} 4.5.7`,
  ...tableLine(difference),
});

/** The data from which a player's games are explained. */
interface Reckoning {
  readonly rules: RatingRegisterRules;
  readonly method: DsuRatingMethod | null;
  /** Everybody's starting rating. */
  readonly ratings: ReadonlyMap<number, number | null>;
}

/**
 * The games behind a player's rating, including those forfeited without notice.
 *
 * @article DSU 2002 4.5.4.2; DSU 2010 4.5.4.2
 */
function gamesOf(
  { rules, method, ratings }: Reckoning,
  { players, own }: ReportedGroup,
  { rounds }: ReportedPlayer,
  { oldRating, because }: DsuRatingRow,
): readonly ExplainedGame[] {
  const noShows = new Set(
    because.flatMap(({ code, facts }) =>
      code === 'rating-dsu.no-show-rated' ? [facts['roundNumber']] : [],
    ),
  );
  return rounds.flatMap((record, index): readonly ExplainedGame[] => {
    const round = index + 1;
    const noShow = record.kind === 'forfeit' && noShows.has(round);
    const isPlayed = record.kind === 'game' && record.status === 'played';
    if (!('opponent' in record) || !(isPlayed || noShow)) return [];
    const opponent = players.find(({ no }) => no === record.opponent);
    if (opponent === undefined) return [];
    const { halfPoints } = record;
    const colour = own === undefined ? record.colour : null;
    const rating = ratings.get(opponent.no) ?? null;
    const isRead = method === 'difference' && rating !== null && oldRating !== null;
    const line = isRead ? usedLine(rules, oldRating - rating) : null;
    return [{ round, opponent: opponent.person, colour, halfPoints, rating, noShow, line }];
  });
}

/** The row of table 1 for a player's difference to the average, with the average method. */
function averageLine(rules: RatingRegisterRules, { because }: DsuRatingRow): UsedLine | null {
  const reason = because.find(({ code }) => code === 'rating-dsu.expected-by-average');
  const difference = reason?.facts['difference'];
  return typeof difference === 'number' ? usedLine(rules, difference) : null;
}

/**
 * The groups of an event, calculated again from the stored ratings.
 *
 * @param numbers the ratings before the event, if the caller has them
 */
export function explainEvent(
  ratings: Ratings,
  event: ReportedEvent,
  numbers: Numbers = numbersBefore(ratings, event),
): readonly ExplainedGroup[] {
  const steps = new Map(stepsOf(ratings, event.id).map((step) => [step.person, step]));
  const rules = rulesOfAct(event);
  const usual = startIn(ratings, numbers, event);
  const startOf = (player: ReportedPlayer): number | null =>
    steps.get(player.person)?.start ?? usual(player);
  const addedTo = (step: Step | null, row: DsuRatingRow): ExplainedRow['added'] => {
    const before = step?.before ?? null;
    if (before === null || before === row.oldRating) return null;
    return { ...rules.registered(before, row), before, article: `${rules.document} 4.5.4.1` };
  };
  return event.groups.map((group) => {
    const { method, rows } = rateGroup(event, group, startOf);
    const ratings = new Map(rows.map(({ no, oldRating }) => [no, oldRating]));
    const reckoning: Reckoning = { rules, method, ratings };
    return {
      group,
      method,
      rows: group.players.flatMap((player, index): readonly ExplainedRow[] => {
        const row = rows[index];
        if (row === undefined) return [];
        const step = steps.get(player.person) ?? null;
        const games = gamesOf(reckoning, group, player, row);
        const line = averageLine(rules, row);
        return [{ player, row, step, added: addedTo(step, row), games, line }];
      }),
    };
  });
}

/** Everybody's ratings before an event. */
const numbersBefore = (ratings: Ratings, event: ReportedEvent): Numbers =>
  numbersAfter(ratings, actsBefore(ratings.acts, { kind: 'event', ...event }));

/** A person's calculations in an event. */
export const explainStep = (
  ratings: Ratings,
  event: ReportedEvent,
  person: RatedPersonId,
): readonly (ExplainedRow & Pick<ExplainedGroup, 'group' | 'method'>)[] =>
  explainEvent(ratings, event).flatMap(({ group, method, rows }) =>
    rows.filter(({ player }) => player.person === person).map((row) => ({ ...row, group, method })),
  );
