import type { InstallationEntry, InstallationValues } from '@rokade/installation';
import { effectiveEntries } from '@rokade/journal';
import type { TextKey, Translate } from '@rokade/texts';

const fieldKeys: Readonly<Record<keyof InstallationValues, TextKey>> = {
  name: 'terms.name',
  address: 'installation.address',
  logo: 'installation.logo',
  timeZone: 'installation.time-zone',
  language: 'terms.language',
  newTournament: 'installation.new-tournament',
};

function entryText(t: Translate, { event }: InstallationEntry): string {
  switch (event.kind) {
    case 'installation-begun':
      return t('history.installation-begun');
    case 'installation-changed': {
      const fields = Object.keys(event.changes) as readonly (keyof InstallationValues)[];
      const said = fields.map((field) => t(fieldKeys[field])).join(', ');
      return t('history.installation-changed', { fields: said });
    }
    case 'returned-to':
      return t('history.returned-to-line', { version: event.toVersion });
  }
}

/** The book's journal in words, newest first. */
export function historyLines(t: Translate, entries: readonly InstallationEntry[]) {
  const counting = new Set(effectiveEntries(entries).map(({ version }) => version));
  return entries
    .map((entry) => ({
      version: entry.version,
      at: entry.at,
      who: entry.actor.name,
      reason: entry.reason,
      text: entryText(t, entry),
      counts: entry.event.kind === 'returned-to' || counting.has(entry.version),
    }))
    .reverse();
}
