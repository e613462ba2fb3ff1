import { ownRegister, registerBook } from '@rokade/register';
import { openBooks } from '../books/open-books.ts';
import { makeRegisters } from './make-registers.ts';

/** Opens the register of those who have the installation, of a data folder that is there. */
export const openRegister = (place: string) =>
  openBooks(place, async (journals) => {
    const { of, close } = makeRegisters(journals(registerBook), () => new Date());
    return { register: await of(ownRegister), close };
  });
