import { differing, textProblem } from '@rokade/journal';
import { err, isDay, listRule, ok } from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import type { EventCommand } from '../command.ts';
import { type EntryFacts, unsaidEntry } from '../entry-facts.ts';
import type { Happening } from '../happening.ts';
import type { EntrantId } from '../ids.ts';
import type { EventRefusal } from '../refusal.ts';
import { tickPoint } from './decide-timeline.ts';
import type { Decision } from './decision.ts';

type Of<Kind extends EventCommand['kind']> = Extract<EventCommand, { kind: Kind }>;

/** Somebody who is not on the list, if one of them is not. */
export function unknownIn(
  { entrants }: ChessEvent,
  ids: readonly EntrantId[],
): EventRefusal | null {
  const known = new Set(entrants.map(({ id }) => id));
  const entrant = ids.find((id) => !known.has(id));
  return entrant === undefined ? null : { code: 'event.unknown-entrant', entrant };
}

function invalid({ address, phone, ...facts }: EntryFacts): EventRefusal | null {
  const { enteredOn, acceptedOn, dispensation } = facts;
  const notDay = Object.entries({ enteredOn, acceptedOn, dispensation }).find(
    ([, day]) => day !== '' && !isDay(day),
  );
  if (notDay !== undefined) {
    return { code: 'event.field-invalid', field: notDay[0], problem: 'not-a-date' };
  }
  for (const [field, text] of Object.entries({ address, phone })) {
    const problem = textProblem(text);
    if (problem !== null) return { code: 'event.field-invalid', field, problem };
  }
  return null;
}

/** Says how people entered; of whom nothing changes nothing is kept. */
export function sayEntries(event: ChessEvent, { people }: Of<'say-entries'>): Decision {
  const said: Happening[] = [];
  for (const { entrant, facts } of people) {
    const refusal = unknownIn(event, [entrant]) ?? invalid(facts);
    if (refusal !== null) return err(refusal);
    const values = differing(event.entries[entrant] ?? unsaidEntry, facts);
    if (Object.keys(values).length > 0) said.push({ kind: 'entry-said', entrant, values });
  }
  return ok(said);
}

/**
 * The list of entries comes back with the numbers of today.
 *
 * @article DSU 2002 §5c
 * @article DSU 2002 §64
 */
export function returnList(event: ChessEvent, command: Of<'return-list'>): Decision {
  const { point, day, ratings } = command;
  if (listRule(point)?.list !== 'returned') {
    return err({ code: 'event.field-invalid', field: 'point', problem: 'unknown' });
  }
  if (day === '') return err({ code: 'event.field-invalid', field: 'day', problem: 'missing' });
  const unknown = unknownIn(
    event,
    ratings.map(({ entrant }) => entrant),
  );
  if (unknown !== null) return err(unknown);
  const ticked = tickPoint(event, { kind: 'tick-point', point, day });
  if (!ticked.ok) return ticked;
  const before = new Map(event.entrants.map(({ id, values }) => [id, values.rating]));
  const changed = ratings
    .filter(({ entrant, rating }) => before.get(entrant) !== rating)
    .map(({ entrant, rating }): Happening => {
      return { kind: 'entrant-changed', entrant, values: { rating } };
    });
  return ok([...changed, ...ticked.value]);
}
