import { contestBook } from '@rokade/club';
import { eventBook, moneyBook } from '@rokade/event';
import { installationBook, ownInstallation, parseInstallationId } from '@rokade/installation';
import type { Actor } from '@rokade/journal';
import { ratingsBook } from '@rokade/ratings';
import { ownRegister, registerBook } from '@rokade/register';
import { sanctionsBook } from '@rokade/sanctions';
import type { Storage } from '@rokade/store';
import { tournamentBook } from '@rokade/tournament';
import { openBooks } from '../books/open-books.ts';
import { makeContests } from '../contests/make-contests.ts';
import { makeEvents } from '../events/make-events.ts';
import { makeMoney } from '../money/make-money.ts';
import { makeRatings } from '../ratings/make-ratings.ts';
import { makeContactLooks } from '../register/contact-looks.ts';
import { makeRegisters, type RunningRegisters } from '../register/make-registers.ts';
import { registerOf } from '../register/register-kind.ts';
import { makeSanctions } from '../sanctions/make-sanctions.ts';
import { ofMachine } from '../sanctions/open-sanctions.ts';
import { runTournaments } from '../tournaments/open-tournaments.ts';
import type { PersonInBook } from './person-in-book.ts';
import { makePersonal } from './personal.ts';

/** The registers of all organisations, begun or not, by whose they are. */
async function everyRegister(journals: Storage['journals'], { of }: RunningRegisters) {
  const homes = await journals(installationBook).list();
  const ids = homes.ok ? homes.value.flatMap(({ id }) => parseInstallationId(id) ?? []) : [];
  const registers = [...new Set([ownInstallation, ...ids])].map(
    async (id) => [id, await of(registerOf(id))] as const,
  );
  return new Map(await Promise.all(registers));
}

/** Opens what every book where the data are holds about people. */
export const openPersonal = (place: string) =>
  openBooks(place, async (journals, { looks }) => {
    const now = () => new Date();
    const play = runTournaments(place, journals(tournamentBook));
    const registers = makeRegisters(journals(registerBook), now);
    const { tournaments } = play;
    const meetings = makeEvents(journals(eventBook), tournaments, { clock: now });
    const clubs = makeContests(journals(contestBook), ofMachine);
    const purse = makeMoney(journals(moneyBook), { events: meetings.events, ...ofMachine });
    const register = await registers.of(ownRegister);
    const kept = await makeRatings(journals(ratingsBook), { tournaments, register }, now);
    const given = await makeSanctions(journals(sanctionsBook), { register, ...ofMachine });
    return {
      personal: makePersonal({
        tournaments,
        events: meetings.events,
        contests: clubs.contests,
        money: purse.money,
        registers: await everyRegister(journals, registers),
        ratings: kept.ratings,
        sanctions: given.sanctions,
      }),
      /** Writes down whose contact data are taken out on request, with the register they are from. */
      async noteRequest(actor: Actor, persons: readonly PersonInBook[]) {
        for (const one of persons) {
          if (one.book !== 'register') continue;
          await makeContactLooks(looks, one.organisation, now).note(actor, one.person, 'request');
        }
      },
      async close() {
        await given.close();
        await purse.close();
        await clubs.close();
        await kept.close();
        await meetings.close();
        await play.close();
        await registers.close();
      },
    };
  });
