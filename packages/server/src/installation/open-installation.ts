import { installationBook } from '@rokade/installation';
import { openBooks } from '../books/open-books.ts';
import { makeInstallation } from './make-installation.ts';

/** Opens the installation's book of a data folder that is there. */
export const openInstallation = (place: string) =>
  openBooks(place, (journals) => makeInstallation(journals(installationBook), () => new Date()));
