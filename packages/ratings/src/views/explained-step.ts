import type { DsuRatingMethod, DsuRatingRow, RegisteredRating } from '@rokade/rules';
import type { ReportedEvent, ReportedGroup, ReportedPlayer, Step } from '../act.ts';
import { numbersAfter } from '../calculate/calculate.ts';
import type { Numbers } from '../calculate/numbers.ts';
import { rateGroup, rulesOfAct, startIn } from '../calculate/rate-event.ts';
import type { RatedPersonId } from '../ids.ts';
import { type Ratings, stepsOf } from '../ratings.ts';
import { compareActs } from '../timeline.ts';

/** A game of somebody's that counts, and the number their opponent played with. */
export interface ExplainedGame {
  readonly round: number;
  readonly opponent: RatedPersonId;
  readonly colour: 'white' | 'black';
  readonly halfPoints: number;
  readonly rating: number | null;
}

/** A player of an event with the row that their number comes from. */
export interface ExplainedRow {
  readonly player: ReportedPlayer;
  readonly row: DsuRatingRow;
  /** null: they have no registered number. */
  readonly step: Step | null;
  /** How the gain was added to the registered number, where the event was started with another. */
  readonly added: (RegisteredRating & { readonly before: number; readonly article: string }) | null;
  readonly games: readonly ExplainedGame[];
}

/** A group of an event as it was calculated, player by player. */
export interface ExplainedGroup {
  readonly group: ReportedGroup;
  readonly method: DsuRatingMethod | null;
  readonly rows: readonly ExplainedRow[];
}

/** The games that a player's number comes from. */
function gamesOf(
  { players }: ReportedGroup,
  ratings: ReadonlyMap<number, number | null>,
  { rounds }: ReportedPlayer,
): readonly ExplainedGame[] {
  return rounds.flatMap((round, index): readonly ExplainedGame[] => {
    if (round.kind !== 'game' || round.status !== 'played') return [];
    const opponent = players.find(({ no }) => no === round.opponent);
    if (opponent === undefined) return [];
    const { colour, halfPoints } = round;
    const rating = ratings.get(opponent.no) ?? null;
    return [{ round: index + 1, opponent: opponent.person, colour, halfPoints, rating }];
  });
}

/**
 * The groups of an event, calculated once more from the numbers that are kept.
 *
 * @param numbers those before the event, where they are at hand
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
    const played = new Map(rows.map(({ no, oldRating }) => [no, oldRating]));
    return {
      group,
      method,
      rows: group.players.flatMap((player, index): readonly ExplainedRow[] => {
        const row = rows[index];
        if (row === undefined) return [];
        const step = steps.get(player.person) ?? null;
        return [
          { player, row, step, added: addedTo(step, row), games: gamesOf(group, played, player) },
        ];
      }),
    };
  });
}

/** Everybody's numbers before an event. */
function numbersBefore(ratings: Ratings, event: ReportedEvent): Numbers {
  const act = { kind: 'event', ...event } as const;
  return numbersAfter(
    ratings,
    ratings.acts.filter((one) => compareActs(one, act) < 0),
  );
}

/** The rows of one person in an event. */
export const explainStep = (
  ratings: Ratings,
  event: ReportedEvent,
  person: RatedPersonId,
): readonly (ExplainedRow & Pick<ExplainedGroup, 'group' | 'method'>)[] =>
  explainEvent(ratings, event).flatMap(({ group, method, rows }) =>
    rows.filter(({ player }) => player.person === person).map((row) => ({ ...row, group, method })),
  );
