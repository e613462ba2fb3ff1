import type { CheckedList } from '@rokade/formats';

/** A list that was sent, as its preview shows it. */
export interface SentList {
  readonly text: string;
  readonly list: CheckedList;
}

/** The outcome of a form, as far as it may hold the preview of a list. */
interface ListOutcome {
  readonly form?: unknown;
  readonly looked?: unknown;
  readonly answer?: { readonly list?: unknown };
  readonly error?: { readonly code?: unknown; readonly list?: unknown };
  readonly typed?: Readonly<Record<string, string>>;
}

const isChecked = (list: unknown): list is CheckedList =>
  typeof list === 'object' && list !== null && 'players' in list && 'faults' in list;

/**
 * The preview in the outcome of a form: the one asked for, or the one that a doubtful list was refused
 * with; null: there is none.
 */
export function previewIn(outcome: ListOutcome | null): SentList | null {
  if (outcome?.form !== 'list') return null;
  const isDoubtful = outcome.error?.code === 'player.list-doubtful';
  const list = isDoubtful ? outcome.error?.list : outcome.answer?.list;
  const text = outcome.typed?.['list'] ?? '';
  return isChecked(list) ? { text, list } : null;
}
