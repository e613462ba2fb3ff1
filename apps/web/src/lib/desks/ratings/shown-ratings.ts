import type { ShownRatings } from '@rokade/server';
import { page } from '$app/state';

/** A fault in a file, or in one of its rows. */
interface Fault {
  readonly code: string;
  readonly row?: number;
  readonly line?: number;
}

interface Looked {
  /** The preview; null: the API first asks a question. */
  readonly shown: ShownRatings | null;
  readonly faults: readonly Fault[];
}

/**
 * The preview of the form with this name, if that was sent last, or if its question has to be
 * answered; null: it has to be previewed first.
 */
export function shownRatings(name: string): Looked | null {
  const { form } = page;
  if (form?.form !== name) return null;
  if (form.looked === true) return { shown: form.answer.shown, faults: form.answer.faults };
  return form.asks === true ? { shown: null, faults: [] } : null;
}

/** The faults in the file of the form with this name, except the one for which it was refused. */
export function faultsOf(name: string): readonly Fault[] {
  const { form } = page;
  if (form?.form !== name) return [];
  return form.error?.faults?.slice(1) ?? form.answer?.faults ?? [];
}
