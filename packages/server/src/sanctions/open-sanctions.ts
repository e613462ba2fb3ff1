import { ownRegister, registerBook } from '@rokade/register';
import { sanctionsBook } from '@rokade/sanctions';
import { openBooks } from '../books/open-books.ts';
import { makeRegisters } from '../register/make-registers.ts';
import { makeSanctions } from './make-sanctions.ts';

/** The time as the machine has it. */
export const ofMachine = {
  clock: () => new Date(),
  hall: () => ({ now: new Date().toISOString().slice(0, 16) }),
};

/** Opens the book of sanctions where the data are, with the register beside it. */
export const openSanctions = (place: string) =>
  openBooks(place, async (journals) => {
    const registers = makeRegisters(journals(registerBook), ofMachine.clock);
    const register = await registers.of(ownRegister);
    const kept = await makeSanctions(journals(sanctionsBook), { register, ...ofMachine });
    return {
      sanctions: kept.sanctions,
      register,
      async close() {
        await kept.close();
        await registers.close();
      },
    };
  });
