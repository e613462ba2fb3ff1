import { dayFault, differing, textFault } from '@rokade/journal';
import { err, listRule, ok } from '@rokade/rules';
import type { ChessEvent } from '../chess-event.ts';
import { type EntryFacts, emptyEntryFacts } from '../entry-facts.ts';
import type { Happening } from '../happening.ts';
import type { EntrantId } from '../ids.ts';
import type { EventRefusal } from '../refusal.ts';
import { tickPoint } from './decide-timeline.ts';
import { type Decides, invalid, refusing } from './decision.ts';

/** The refusal if one of these people is not on the list. */
export function unknownIn(
  { entrants }: ChessEvent,
  ids: readonly EntrantId[],
): EventRefusal | null {
  const listed = new Set(entrants.map(({ id }) => id));
  const entrant = ids.find((id) => !listed.has(id));
  return entrant === undefined ? null : { code: 'event.unknown-entrant', entrant };
}

function factsRefusal({ address, phone, ...facts }: EntryFacts): EventRefusal | null {
  const { enteredOn, acceptedOn, dispensation } = facts;
  const fault = dayFault({ enteredOn, acceptedOn, dispensation }) ?? textFault({ address, phone });
  return refusing(fault);
}

/** Sets how people entered; unchanged entries are left out. */
export const sayEntries: Decides<'say-entries'> = (event, { people }) => {
  const changed: Happening[] = [];
  for (const { entrant, facts } of people) {
    const refusal = unknownIn(event, [entrant]) ?? factsRefusal(facts);
    if (refusal !== null) return err(refusal);
    const values = differing(event.entries[entrant] ?? emptyEntryFacts, facts);
    if (Object.keys(values).length > 0) changed.push({ kind: 'entry-said', entrant, values });
  }
  return ok(changed);
};

/**
 * Notes the returned entry list, with the ratings on that day.
 *
 * @article DSU 2002 §5c
 * @article DSU 2002 §64
 */
export const returnList: Decides<'return-list'> = (event, { point, day, ratings }, request) => {
  if (listRule(point)?.list !== 'returned') return err(invalid('point', 'unknown'));
  if (day === '') return err(invalid('day', 'missing'));
  const unknown = unknownIn(
    event,
    ratings.map(({ entrant }) => entrant),
  );
  if (unknown !== null) return err(unknown);
  const ticked = tickPoint(event, { kind: 'tick-point', point, day }, request);
  if (!ticked.ok) return ticked;
  const before = new Map(event.entrants.map(({ id, values }) => [id, values.rating]));
  const changed = ratings
    .filter(({ entrant, rating }) => before.get(entrant) !== rating)
    .map(({ entrant, rating }): Happening => {
      return { kind: 'entrant-changed', entrant, values: { rating } };
    });
  return ok([...changed, ...ticked.value]);
};
