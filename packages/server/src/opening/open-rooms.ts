import { ownInstallation, parseInstallationId } from '@rokade/installation';
import { ownRatings } from '@rokade/ratings';
import { ownRegister } from '@rokade/register';
import { ownSanctions } from '@rokade/sanctions';
import type { Storage } from '@rokade/store';
import type { RegisterOf } from '../offers/linked-by-number.ts';
import { registerOf } from '../register/make-registers.ts';
import type { KeepsOut } from '../sanctions/kept-out.ts';
import { hallClock } from '../values/hall-clock.ts';
import { makeRooms } from './rooms.ts';

const ownOr = (organisation: string) => parseInstallationId(organisation) ?? ownInstallation;

/** Opens the books at a place, with the time zone, registers and sanctions on which the others depend. */
export async function openRooms(storage: Storage, place: string, clock: () => Date) {
  const zone = () => installation.now().timeZone;
  const bookOf = (organisation: string) => rooms.registers.of(registerOf(ownOr(organisation)));
  const names = async (organisation: string) => (await bookOf(organisation)).publicSide().names;
  const people: RegisterOf = async (organisation) => (await bookOf(organisation)).now();
  const keptOut: KeepsOut = (...question) => sanctions.keptOut(...question);
  const hall = { clock: () => hallClock(clock, zone()), zone, names };
  const rooms = makeRooms(storage, place, { clock, hall, keptOut, registerOf: people });
  const installation = await rooms.installations.of(ownInstallation);
  const register = await rooms.registers.of(ownRegister);
  const sanctions = await rooms.sanctions.of(ownSanctions);
  const ratings = await rooms.ratings.of(ownRatings);
  const { play, meetings, contests, leagues, money } = rooms;
  const books = {
    installation,
    register,
    money,
    organisations: rooms.organisations(),
    tournaments: play.tournaments,
    events: meetings.events,
    contests: contests.contests,
    leagues: leagues.leagues,
  };
  const hallZone = () => zone() || new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { rooms, books, ratings, sanctions, hall: hall.clock, hallZone };
}
