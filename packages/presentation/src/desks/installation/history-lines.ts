import {
  type InstallationEntry,
  type InstallationEvent,
  type InstallationValues,
  lastsInInstallation,
  rightIsFor,
} from '@rokade/installation';
import { type KeyFor, rightsText, type TranslateFor } from '@rokade/texts';
import { bookLines } from '../../console/journal/book-lines.ts';

const fieldKeys: Readonly<Record<keyof InstallationValues, KeyFor<'console'>>> = {
  name: 'terms.name',
  address: 'field.address',
  logo: 'installation.logo',
  colour: 'installation.colour',
  timeZone: 'installation.time-zone',
  language: 'terms.language',
  newTournament: 'installation.new-tournament',
  purpose: 'installation.purpose',
  phoneMessages: 'installation.phone-messages',
  dailyLists: 'installation.daily-lists',
};

function eventText(t: TranslateFor<'console'>, event: InstallationEvent): string {
  switch (event.kind) {
    case 'installation-begun':
      return t('history.installation-begun');
    case 'installation-changed': {
      const changed = Object.entries(fieldKeys).filter(([field]) => field in event.changes);
      const fields = changed.map(([, key]) => t(key)).join(', ');
      return t('history.installation-changed', { fields });
    }
    case 'law-texts-set': {
      const facts = { year: event.year, language: event.language };
      return t(event.text === '' ? 'history.law-texts-removed' : 'history.law-texts-set', facts);
    }
    case 'rights-set': {
      const rights = event.rights.map(({ role, for: scope }) => {
        return { role, event: rightIsFor(scope) };
      });
      return t('history.rights-set', { name: event.name, rights: rightsText(t, rights) });
    }
    case 'handed-in':
      return t(event.handedIn ? 'history.handed-in' : 'history.taken-back', {
        event: event.event,
        to: event.to,
      });
  }
}

/** The installation's journal as lines of text, the newest first. */
export const historyLines = (t: TranslateFor<'console'>, entries: readonly InstallationEntry[]) =>
  bookLines(t, entries, (event) => eventText(t, event), lastsInInstallation);
