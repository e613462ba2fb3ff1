import {
  emptySanctionValues,
  type SanctionsEntry,
  type SanctionsHappened,
  type SanctionValues,
} from '@rokade/sanctions';
import type { Facts, KeyFor, TranslateFor } from '@rokade/texts';
import { type BookLines, bookLines, fieldsIn } from '../../console/journal/book-lines.ts';

type SanctionEvent = Extract<SanctionsHappened, { sanction: unknown }>;

/** The newest values of each sanction in a journal, by id. */
function valuesIn(entries: readonly SanctionsEntry[]): ReadonlyMap<string, SanctionValues> {
  const values = new Map<string, SanctionValues>();
  for (const { event } of entries) {
    if (event.kind !== 'sanction-given' && event.kind !== 'sanction-changed') continue;
    values.set(event.sanction, {
      ...(values.get(event.sanction) ?? emptySanctionValues),
      ...event.values,
    });
  }
  return values;
}

/**
 * The journal of sanctions as lines of text, the newest first; lines about deleted sanctions name
 * nobody.
 */
export function sanctionHistory(
  { t }: { readonly t: TranslateFor<'console'> },
  entries: readonly SanctionsEntry[],
  nameOf: (person: string) => string,
): BookLines {
  const valuesBySanction = valuesIn(entries);
  const factsOf = (event: SanctionEvent): Facts => {
    const { person, kind } = valuesBySanction.get(event.sanction) ?? emptySanctionValues;
    const fields = event.kind === 'sanction-changed' ? fieldsIn(t, event.values) : '';
    const named = person === '' ? t('sanctions.erased-person') : nameOf(person);
    return { person: named, kind: t(`sanctions.kind-${kind}`), fields };
  };
  const textOf = (event: SanctionsHappened): string => {
    const key: KeyFor<'console'> = `history.${event.kind}`;
    return t(key, 'sanction' in event ? factsOf(event) : {});
  };
  const lasting = new Set<string>(['sanction-deleted', 'sanction-stands']);
  return bookLines(t, entries, textOf, ({ kind }) => lasting.has(kind));
}
