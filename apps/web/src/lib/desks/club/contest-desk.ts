import type { Contest } from '@rokade/club';
import { createContext } from 'svelte';
import { page } from '$app/state';

/** What the page of a competition has now. */
interface ContestPage {
  readonly contest: Contest;
  readonly today: string;
}

/** What the forms of a competition share. Read the properties where they are used: they change. */
export interface ContestDesk extends ContestPage {
  /** Its address at the API. */
  readonly to: string;
  /** Whether the form about something was refused. */
  isRefused(about: string): boolean;
  /** What was typed in it; undefined: it was not refused. */
  typedIn(about: string): Readonly<Record<string, string>> | undefined;
}

const [useContestDesk, setContestDesk] = createContext<ContestDesk>();

export { useContestDesk };

/** Opens the desk for the parts of a page. */
export function openContestDesk(shown: () => ContestPage): ContestDesk {
  const isRefused = (about: string): boolean =>
    page.form?.form === about && page.form.error !== undefined;
  return setContestDesk({
    get contest() {
      return shown().contest;
    },
    get today() {
      return shown().today;
    },
    get to() {
      return `/contests/${shown().contest.id}`;
    },
    isRefused,
    typedIn: (about) => (isRefused(about) ? page.form.typed : undefined),
  });
}
