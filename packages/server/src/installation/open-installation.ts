import { installationBook, ownInstallation } from '@rokade/installation';
import { openBooks } from '../books/open-books.ts';
import { makeInstallations } from './make-installations.ts';

/** Opens the book of those who have the installation, of a data folder that is there. */
export const openInstallation = (place: string) =>
  openBooks(place, async (journals) => {
    const { of, close } = makeInstallations(journals(installationBook), () => new Date());
    return { installation: await of(ownInstallation), close };
  });
