import { type InstallationId, ownInstallation } from '@rokade/installation';
import type { Accounts } from '../accounts/accounts.ts';
import type { Application, Tournaments } from '../application.ts';
import type { Contests } from '../contests/contests.ts';
import type { Events } from '../events/events.ts';
import type { InstallationBook } from '../installation/installation-types.ts';
import type { Lists } from '../lists/lists.ts';
import type { Organisations } from '../organisations/organisations.ts';
import type { RegisterBook } from '../register/register-book.ts';
import type { SanctionsBook } from '../sanctions/sanctions-types.ts';
import {
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

/** Of one tournament there is one such moment; where an answer shows several, the first counts. */
const noteUntil = (moment: string): void =>
  note((sources) => {
    sources.until = [sources.until, moment].filter((one) => one !== '').sort()[0] ?? '';
  });

/** Every way to look at tournaments, named one by one: a new one has to be decided about here. */
function watchedTournaments(tournaments: Tournaments): Tournaments {
  return {
    list() {
      noteBook(tournamentList);
      return tournaments.list();
    },
    page(question) {
      noteBook(tournamentList);
      return tournaments.page(question);
    },
    damaged: untold(tournaments.damaged),
    async get(id) {
      noteBook(id);
      const found = await tournaments.get(id);
      if (!found.ok) noteUntold();
      return found;
    },
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
    async belonging(id) {
      noteBook(id);
      const found = await tournaments.belonging(id);
      if (!found.ok) noteUntold();
      return found;
    },
    assign: untold(tournaments.assign),
    handIn: untold(tournaments.handIn),
    at: untold(tournaments.at),
    journal: untold(tournaments.journal),
    execute: untold(tournaments.execute),
    archive: untold(tournaments.archive),
    createDemo: untold(tournaments.createDemo),
    remove: untold(tournaments.remove),
    removeDemo: untold(tournaments.removeDemo),
    exportJson: untold(tournaments.exportJson),
    importJson: untold(tournaments.importJson),
    importFile: untold(tournaments.importFile),
    readPlayerList: untold(tournaments.readPlayerList),
    salvage: untold(tournaments.salvage),
    subscribe: tournaments.subscribe,
  };
}

/** What an organisation says now; its history is for whoever is signed in. */
const watchedInstallation = (book: InstallationBook, id: InstallationId): InstallationBook => ({
  now() {
    noteBook(installationOf(id));
    return book.now();
  },
  newTournament: untold(book.newTournament),
  at: untold(book.at),
  journal: untold(book.journal),
  execute: untold(book.execute),
  exportJson: untold(book.exportJson),
  salvage: untold(book.salvage),
  importJson: untold(book.importJson),
  subscribe: book.subscribe,
});

/** People are for whoever is signed in: no kept page is made from them but for what shows in public. */
const watchedRegister = (book: RegisterBook): RegisterBook => ({
  now: untold(book.now),
  publicSide() {
    noteBook(publicRegister);
    return book.publicSide();
  },
  find: untold(book.find),
  previewList: untold(book.previewList),
  takeInList: untold(book.takeInList),
  at: untold(book.at),
  journal: untold(book.journal),
  execute: untold(book.execute),
  exportJson: untold(book.exportJson),
  salvage: untold(book.salvage),
  importJson: untold(book.importJson),
  subscribe: book.subscribe,
});

/** Sanctions are for few: no kept page is made from them. */
const watchedSanctions = (book: SanctionsBook): SanctionsBook => ({
  now: untold(book.now),
  people: untold(book.people),
  merged: untold(book.merged),
  keptOut: untold(book.keptOut),
  at: untold(book.at),
  journal: untold(book.journal),
  execute: untold(book.execute),
  exportJson: untold(book.exportJson),
  salvage: untold(book.salvage),
  importJson: untold(book.importJson),
  subscribe: book.subscribe,
});

/** An event's page is kept for its readers; what arbiters see of it is not. */
const watchedEvents = (events: Events): Events => ({
  list() {
    noteBook(eventList);
    return events.list();
  },
  page: untold(events.page),
  damaged: untold(events.damaged),
  async shown(id, to) {
    noteBook(eventNamed(id));
    const shown = await events.shown(id, to);
    if (!shown.ok) noteUntold();
    return shown;
  },
  async belonging(id) {
    noteBook(eventNamed(id));
    const found = await events.belonging(id);
    if (!found.ok) noteUntold();
    return found;
  },
  assign: untold(events.assign),
  handIn: untold(events.handIn),
  get: untold(events.get),
  at: untold(events.at),
  journal: untold(events.journal),
  execute: untold(events.execute),
  archive: untold(events.archive),
  exportJson: untold(events.exportJson),
  importJson: untold(events.importJson),
  salvage: untold(events.salvage),
  planTakingOver: untold(events.planTakingOver),
  takeOver: untold(events.takeOver),
  subscribe: events.subscribe,
});

/** A competition's page says until when one may challenge whom: none is kept. */
const watchedContests = (contests: Contests): Contests => ({
  list: untold(contests.list),
  page: untold(contests.page),
  damaged: untold(contests.damaged),
  shown: untold(contests.shown),
  belonging: untold(contests.belonging),
  assign: untold(contests.assign),
  handIn: untold(contests.handIn),
  get: untold(contests.get),
  at: untold(contests.at),
  journal: untold(contests.journal),
  execute: untold(contests.execute),
  archive: untold(contests.archive),
  exportJson: untold(contests.exportJson),
  importJson: untold(contests.importJson),
  salvage: untold(contests.salvage),
  subscribe: contests.subscribe,
});

/** Lists are for whoever is signed in: no kept page is made from them. */
const watchedLists = (lists: Lists): Lists => ({
  kept: untold(lists.kept),
  search: untold(lists.search),
  of: untold(lists.of),
  months: untold(lists.months),
  underWay: untold(lists.underWay),
  lastTakenIn: untold(lists.lastTakenIn),
  remove: untold(lists.remove),
  send: untold(lists.send),
  interrupt: untold(lists.interrupt),
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
  list() {
    noteBook(organisationList);
    return organisations.list();
  },
  async find(text) {
    noteBook(organisationList);
    const found = await organisations.find(text);
    if (found === null) noteUntold();
    return found;
  },
  async book(id) {
    return watchedInstallation(await organisations.book(id), id);
  },
  subscribe: organisations.subscribe,
  subscribeToPeople: organisations.subscribeToPeople,
  make: untold(organisations.make),
  rename: untold(organisations.rename),
  remove: untold(organisations.remove),
  assign: untold(organisations.assign),
  handIn: untold(organisations.handIn),
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
  sanctions: watchedSanctions(app.sanctions),
  events: watchedEvents(app.events),
  contests: watchedContests(app.contests),
  lists: watchedLists(app.lists),
  accounts: watchedAccounts(app.accounts),
  hall: untold(app.hall),
  health: untold(app.health),
});
