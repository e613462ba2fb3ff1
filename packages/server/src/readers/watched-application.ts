import { type InstallationId, ownInstallation } from '@rokade/installation';
import type { Accounts } from '../accounts/accounts.ts';
import type { Application } from '../application.ts';
import type { Contests } from '../contests/contests.ts';
import type { Events } from '../events/events.ts';
import type { InstallationBook } from '../installation/installation-types.ts';
import type { Tournaments } from '../kinds/tournament-types.ts';
import type { Organisations } from '../organisations/organisations.ts';
import type { RegisterBook } from '../register/register-book.ts';
import {
  contestList,
  eventList,
  eventNamed,
  installationOf,
  note,
  noteBook,
  organisationList,
  publicRegister,
  tournamentList,
} from './sources.ts';

const noteUntold = (): void =>
  note((sources) => {
    sources.untold = true;
  });

/** An act whose outcome nobody tells news of. */
const untold =
  <A extends readonly unknown[], R>(act: (...given: A) => R) =>
  (...given: A): R => {
    noteUntold();
    return act(...given);
  };

/** What is asked untold unless something else is said of it; who subscribes looks at nothing. */
const allUntold = <Room extends object>(room: Room): Room =>
  Object.fromEntries(
    Object.entries(room).map(([name, act]) => [
      name,
      name.startsWith('subscribe') || typeof act !== 'function' ? act : untold(act),
    ]),
  ) as Room;

/** Of one tournament there is one such moment; where an answer shows several, the first counts. */
const noteUntil = (moment: string): void =>
  note((sources) => {
    sources.until = [sources.until, moment].filter((one) => one !== '').sort()[0] ?? '';
  });

/** Looks at a book of whose changes there is news. */
function noted<R>(book: string, look: () => R): R {
  noteBook(book);
  return look();
}

/** What is not found may come unheard. */
async function orUntold<R extends { readonly ok: boolean }>(looking: Promise<R>): Promise<R> {
  const found = await looking;
  if (!found.ok) noteUntold();
  return found;
}

/** The ways to look at tournaments that have news. */
function watchedTournaments(tournaments: Tournaments): Tournaments {
  return {
    ...allUntold(tournaments),
    list: () => noted(tournamentList, () => tournaments.list()),
    page: (question) => noted(tournamentList, () => tournaments.page(question)),
    get: (id) => noted(id, () => orUntold(tournaments.get(id))),
    async shown(id, to) {
      noteBook(id);
      // By whose time zone the hall's clock goes.
      noteBook(installationOf(ownInstallation));
      // How people want their names to stand.
      noteBook(publicRegister);
      const shown = await tournaments.shown(id, to);
      if (shown.ok) noteUntil(shown.value.keptBackUntil);
      else noteUntold();
      return shown;
    },
    belonging: (id) => noted(id, () => orUntold(tournaments.belonging(id))),
  };
}

/** What an organisation says now; its history is for whoever is signed in. */
const watchedInstallation = (book: InstallationBook, id: InstallationId): InstallationBook => ({
  ...allUntold(book),
  now: () => noted(installationOf(id), () => book.now()),
});

/** People are for whoever is signed in: no kept page is made from them but for what shows in public. */
const watchedRegister = (book: RegisterBook): RegisterBook => ({
  ...allUntold(book),
  publicSide: () => noted(publicRegister, () => book.publicSide()),
});

/** An event's page is kept for its readers; what arbiters see of it is not. */
const watchedEvents = (events: Events): Events => ({
  ...allUntold(events),
  list: () => noted(eventList, () => events.list()),
  shown: (id, to) => noted(eventNamed(id), () => orUntold(events.shown(id, to))),
  belonging: (id) => noted(eventNamed(id), () => orUntold(events.belonging(id))),
});

/** Which competitions there are has news; what one says may depend on the day, and is not kept. */
const watchedContests = (contests: Contests): Contests => ({
  ...allUntold(contests),
  list: () => noted(contestList, () => contests.list()),
});

/** Once there is an account there always is one; until then the answer may change unheard. */
const watchedAccounts = (accounts: Accounts): Accounts => ({
  ...accounts,
  async needsSetup() {
    const needed = await accounts.needsSetup();
    if (needed) noteUntold();
    return needed;
  },
});

/** Which organisations there are, and where, counts as said by all their books together. */
const watchedOrganisations = (organisations: Organisations): Organisations => ({
  ...allUntold(organisations),
  list: () => noted(organisationList, () => organisations.list()),
  async find(text) {
    noteBook(organisationList);
    const found = await organisations.find(text);
    if (found === null) noteUntold();
    return found;
  },
  async book(id) {
    return watchedInstallation(await organisations.book(id), id);
  },
});

/** The application as shells get it: what they look at is noted as a source of their answer. */
export const watchedApplication = (app: Application): Application => ({
  ...app,
  tournaments: watchedTournaments(app.tournaments),
  organisations: watchedOrganisations(app.organisations),
  deskOf: async (organisation) => watchedApplication(await app.deskOf(organisation)),
  installation: watchedInstallation(app.installation, app.organisation),
  register: watchedRegister(app.register),
  contactLooks: {
    ...app.contactLooks,
    list: untold(app.contactLooks.list),
  },
  // For few, for whoever is signed in, or by the day: no kept page is made from them.
  sanctions: allUntold(app.sanctions),
  money: allUntold(app.money),
  booksOf: untold(app.booksOf),
  contests: watchedContests(app.contests),
  lists: allUntold(app.lists),
  events: watchedEvents(app.events),
  accounts: watchedAccounts(app.accounts),
  hall: untold(app.hall),
  health: untold(app.health),
});
