import { registerBook } from '@rokade/register';
import { openBooks } from '../books/open-books.ts';
import { makeRegister } from './make-register.ts';

/** Opens the register of a data folder that is there. */
export const openRegister = (place: string) =>
  openBooks(place, (journals) => makeRegister(journals(registerBook), () => new Date()));
