import { type InstallationId, ownInstallation } from '@rokade/installation';
import type { Accounts } from '../accounts/accounts.ts';
import type { Application } from '../application.ts';
import type { Contests } from '../contests/contests.ts';
import type { Events } from '../events/events.ts';
import type { InstallationBook } from '../installation/installation-types.ts';
import type { Tournaments } from '../kinds/tournament-types.ts';
import type { Leagues } from '../leagues/leagues.ts';
import type { Organisations } from '../organisations/organisations.ts';
import type { Push } from '../push/push.ts';
import type { RegisterBook } from '../register/register-book.ts';
import {
  contestList,
  eventList,
  eventNamed,
  installationOf,
  leagueList,
  leagueNamed,
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

/** An act whose result may change without a report, so that answers from it are not cached. */
const untold =
  <A extends readonly unknown[], R>(act: (...args: A) => R) =>
  (...args: A): R => {
    noteUntold();
    return act(...args);
  };

/** An object with all its functions made `untold`, except those that subscribe. */
const allUntold = <Room extends object>(room: Room): Room =>
  Object.fromEntries(
    Object.entries(room).map(([name, act]) => [
      name,
      name.startsWith('subscribe') || typeof act !== 'function' ? act : untold(act),
    ]),
  ) as Room;

/** Notes the local time at which a source expires; the earliest counts. */
const noteUntil = (moment: string): void =>
  note((sources) => {
    sources.until = [sources.until, moment].filter((one) => one !== '').sort()[0] ?? '';
  });

/** Reads a book that reports its changes, and notes it. */
function noted<R>(book: string, look: () => R): R {
  noteBook(book);
  return look();
}

/** Notes `untold` if nothing was found, since its creation may not be reported. */
async function orUntold<R extends { readonly ok: boolean }>(looking: Promise<R>): Promise<R> {
  const found = await looking;
  if (!found.ok) noteUntold();
  return found;
}

/** The tournaments; the acts that are noted as sources are those whose changes are reported. */
function watchedTournaments(tournaments: Tournaments): Tournaments {
  return {
    ...allUntold(tournaments),
    list: () => noted(tournamentList, () => tournaments.list()),
    page: (question) => noted(tournamentList, () => tournaments.page(question)),
    get: (id) => noted(id, () => orUntold(tournaments.get(id))),
    async shown(id, to) {
      noteBook(id);
      // The installation's book has the time zone.
      noteBook(installationOf(ownInstallation));
      // The registers have how people want their names shown.
      noteBook(publicRegister);
      const shown = await tournaments.shown(id, to);
      if (shown.ok) noteUntil(shown.value.keptBackUntil);
      else noteUntold();
      return shown;
    },
    belonging: (id) => noted(id, () => orUntold(tournaments.belonging(id))),
  };
}

/** An organisation's book; only its newest state is noted, as its history is for people signed in. */
const watchedInstallation = (book: InstallationBook, id: InstallationId): InstallationBook => ({
  ...allUntold(book),
  now: () => noted(installationOf(id), () => book.now()),
});

/** A register; only its public side is noted, as everything else is for people signed in. */
const watchedRegister = (book: RegisterBook): RegisterBook => ({
  ...allUntold(book),
  publicSide: () => noted(publicRegister, () => book.publicSide()),
});

/** The events; only what the public sees is noted. */
const watchedEvents = (events: Events): Events => ({
  ...allUntold(events),
  list: () => noted(eventList, () => events.list()),
  shown: (id, to) => noted(eventNamed(id), () => orUntold(events.shown(id, to))),
  belonging: (id) => noted(eventNamed(id), () => orUntold(events.belonging(id))),
});

/** The competitions; only their list is noted, as the pages of one may depend on the day. */
const watchedContests = (contests: Contests): Contests => ({
  ...allUntold(contests),
  list: () => noted(contestList, () => contests.list()),
});

/** The leagues; what the public sees of one lasts until time alone changes it. */
const watchedLeagues = (leagues: Leagues): Leagues => ({
  ...allUntold(leagues),
  list: () => noted(leagueList, () => leagues.list()),
  belonging: (id) => noted(leagueNamed(id), () => orUntold(leagues.belonging(id))),
  async shown(id) {
    noteBook(leagueNamed(id));
    // The installation's book has the time zone.
    noteBook(installationOf(ownInstallation));
    const shown = await leagues.shown(id);
    if (shown.ok) noteUntil(shown.value.until);
    else noteUntold();
    return shown;
  },
});

/** The accounts; `needsSetup` may change without a report, but never once there is an account. */
const watchedAccounts = (accounts: Accounts): Accounts => ({
  ...accounts,
  async needsSetup() {
    const needed = await accounts.needsSetup();
    if (needed) noteUntold();
    return needed;
  },
});

/** The organisations; their list counts as one source. */
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

/** The messages to phones; whether they are allowed stands in the installation's book, and the key never changes. */
const watchedPush = (push: Push): Push => ({
  ...allUntold(push),
  publicKey: () => noted(installationOf(ownInstallation), () => push.publicKey()),
});

/** The application as the API and the pages get it: whatever they read is noted as a source of their answer. */
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
  // These are for people signed in, or depend on the day, so that no cached page is made from them.
  sanctions: allUntold(app.sanctions),
  money: allUntold(app.money),
  booksOf: untold(app.booksOf),
  push: watchedPush(app.push),
  relays: allUntold(app.relays),
  contests: watchedContests(app.contests),
  leagues: watchedLeagues(app.leagues),
  lists: allUntold(app.lists),
  dailyLists: allUntold(app.dailyLists),
  events: watchedEvents(app.events),
  accounts: watchedAccounts(app.accounts),
  hall: untold(app.hall),
  health: untold(app.health),
  copies: allUntold(app.copies),
  changes: allUntold(app.changes),
});
