import type { ShownRatings } from '@rokade/server';
import { page } from '$app/state';

/** What is wrong with a row or a file. */
interface Fault {
  readonly code: string;
  readonly row?: number;
  readonly line?: number;
}

interface Looked {
  /** What would be done; null: it is asked before whether it is meant. */
  readonly shown: ShownRatings | null;
  readonly faults: readonly Fault[];
}

/**
 * What the form of a name would do, which was looked at last, or which waits to be confirmed; null: it
 * is to be looked at first.
 */
export function shownRatings(name: string): Looked | null {
  const { form } = page;
  if (form?.form !== name) return null;
  if (form.looked === true) return { shown: form.answer.shown, faults: form.answer.faults };
  return form.asks === true ? { shown: null, faults: [] } : null;
}

/** What is wrong with the file of the form of a name, besides what it was refused for. */
export function faultsOf(name: string): readonly Fault[] {
  const { form } = page;
  if (form?.form !== name) return [];
  return form.error?.faults?.slice(1) ?? form.answer?.faults ?? [];
}
