import type { Contest } from '@rokade/club';
import { createContext } from 'svelte';
import { page } from '$app/state';

/** The current data of a competition's page. */
interface ContestPage {
  readonly contest: Contest;
  readonly today: string;
}

/**
 * What the forms of a competition share. Read the properties where they are used, because they
 * change.
 */
export interface ContestDesk extends ContestPage {
  /** The competition's address at the API. */
  readonly to: string;
  /** Whether the form with a name was refused. */
  isRefused(about: string): boolean;
  /** The values typed in that form, by field; undefined: it was not refused. */
  typedIn(about: string): Readonly<Record<string, string>> | undefined;
}

const [useContestDesk, setContestDesk] = createContext<ContestDesk>();

export { useContestDesk };

/** Sets up the desk for the components of a page. */
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
