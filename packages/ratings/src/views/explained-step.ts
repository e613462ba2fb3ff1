import type { DsuRatingMethod, DsuRatingRow, RegisteredRating } from '@rokade/rules';
import type { ReportedEvent, ReportedGroup, ReportedPlayer, Step } from '../act.ts';
import { rateGroup, rulesOfAct } from '../calculate/rate-event.ts';
import type { RatedPersonId } from '../ids.ts';
import { type Ratings, stepsOf } from '../ratings.ts';

/** A player of an event with the row that their number comes from. */
export interface ExplainedRow {
  readonly player: ReportedPlayer;
  readonly row: DsuRatingRow;
  /** null: they have no registered number. */
  readonly step: Step | null;
  /** How the gain was added to the registered number; null: it was not. */
  readonly registered: RegisteredRating | null;
}

/** A group of an event as it was calculated, player by player. */
export interface ExplainedGroup {
  readonly group: ReportedGroup;
  readonly method: DsuRatingMethod | null;
  readonly rows: readonly ExplainedRow[];
}

/** The groups of an event, calculated once more from the numbers that are kept. */
export function explainEvent(ratings: Ratings, event: ReportedEvent): readonly ExplainedGroup[] {
  const steps = new Map(stepsOf(ratings, event.id).map((step) => [step.person, step]));
  const rules = rulesOfAct(event);
  const startOf = ({ person, given }: ReportedPlayer): number | null =>
    steps.get(person)?.start ?? given?.rating ?? null;
  return event.groups.map((group) => {
    const { method, rows } = rateGroup(event, group, startOf);
    return {
      group,
      method,
      rows: group.players.flatMap((player, index): readonly ExplainedRow[] => {
        const row = rows[index];
        if (row === undefined) return [];
        const step = steps.get(player.person) ?? null;
        const before = step?.before ?? null;
        const registered = before === null ? null : rules.registered(before, row);
        return [{ player, row, step, registered }];
      }),
    };
  });
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
