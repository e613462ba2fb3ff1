import { ownInstallation } from '@rokade/installation';
import { ownRegister, registerBook } from '@rokade/register';
import { openBooks } from '../books/open-books.ts';
import { makeContactLooks } from './contact-looks.ts';
import { makeRegisters } from './make-registers.ts';

/**
 * Opens the register of those who have the installation, of a data folder that is there, with the log
 * of who looked at contact data in it.
 */
export const openRegister = (place: string) =>
  openBooks(place, async (journals, { looks }) => {
    const now = () => new Date();
    const { of, close } = makeRegisters(journals(registerBook), now);
    const contactLooks = makeContactLooks(looks, ownInstallation, now);
    return { register: await of(ownRegister), contactLooks, close };
  });
