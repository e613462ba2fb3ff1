import { type Contest, isQuestion } from '@rokade/club';
import { createContext } from 'svelte';
import { nobody } from '#lib/chess/plain-facts.ts';
import { useLocale } from '#lib/console/locale.ts';
import { wrongField } from '#lib/console/wrong-field.ts';
import type { WrongField } from '#lib/ui/around-form.ts';

/** What the page of a competition has now. */
interface ContestPage {
  readonly contest: Contest;
  readonly today: string;
  /** What became of the form that was sent last, and what that was about. */
  readonly form: {
    readonly done?: unknown;
    readonly about?: string | undefined;
    readonly error?: { readonly code: string } | undefined;
    readonly said?: Readonly<Record<string, string>> | undefined;
  } | null;
}

/** What the forms of a competition share. Read the properties where they are used: they change. */
export interface ContestDesk {
  readonly contest: Contest;
  readonly today: string;
  /** Why the form about something was refused; null: it was not. */
  wrongIn(about: string): WrongField | null;
  /** Whether it was refused with a question: what it says may be meant. */
  asksIn(about: string): boolean;
  /** What was typed in it; undefined: it was not refused. */
  typedIn(about: string): Readonly<Record<string, string>> | undefined;
}

const [useContestDesk, setContestDesk] = createContext<ContestDesk>();

export { useContestDesk };

/** Opens the desk for the parts of a page. */
export function openContestDesk(page: () => ContestPage): ContestDesk {
  const locale = useLocale();
  const refused = (about: string) => {
    const { form } = page();
    return form?.error && (form.about ?? '') === about ? { ...form, error: form.error } : null;
  };
  return setContestDesk({
    get contest() {
      return page().contest;
    },
    get today() {
      return page().today;
    },
    wrongIn(about) {
      const error = refused(about)?.error;
      return error ? wrongField(locale.t, nobody, error) : null;
    },
    asksIn: (about) => isQuestion(refused(about)?.error.code ?? ''),
    typedIn: (about) => refused(about)?.said,
  });
}
