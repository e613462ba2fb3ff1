import { eventBook, moneyBook } from '@rokade/event';
import { tournamentBook } from '@rokade/tournament';
import { keptBooks } from '../books/kept-books.ts';
import { openBooks } from '../books/open-books.ts';
import { makeEvents } from '../events/make-events.ts';
import { installationKind } from '../installation/installation-kind.ts';
import { type AfterEntries, makeInstallations } from '../installation/make-installations.ts';
import { makeMoney } from '../money/make-money.ts';
import { makeRegisters } from '../register/make-registers.ts';
import { registerKind } from '../register/register-kind.ts';
import { ofMachine } from '../sanctions/open-sanctions.ts';
import { runTournaments } from '../tournaments/open-tournaments.ts';
import { markHandedIn } from './hand-in.ts';
import { makeOrganisations } from './make-organisations.ts';

/** Opens the organisations where the data are, and what belongs to them. */
export const openOrganisations = (place: string) =>
  openBooks(place, (journals, { organisations: store }) => {
    const clock = () => new Date();
    const kept = keptBooks(journals, place);
    const [homes, people] = [kept(installationKind), kept(registerKind)];
    const play = runTournaments(place, journals(tournamentBook));
    const meetings = makeEvents(journals(eventBook), play.tournaments, { clock });
    const { events } = meetings;
    const purse = makeMoney(journals(moneyBook), { events, ...ofMachine });
    const installations = makeInstallations(homes.store, clock, (id, said) => mark(id, said));
    const registers = makeRegisters(people.store, clock);
    const shelves = { installations, tournaments: play.tournaments, events };
    const mark: AfterEntries = (id, entries) => markHandedIn(shelves, id, entries);
    const removal = { installations: homes, registers: people };
    return {
      tournaments: play.tournaments,
      events,
      organisations: makeOrganisations({
        ...{ ...shelves, money: purse.money, registers, store, removal },
      }),
      async close() {
        await purse.close();
        await meetings.close();
        await play.close();
        await registers.close();
        await installations.close();
      },
    };
  });
