import type { Texts } from '../texts.ts';

/** The page about the club or federation. */
export const installationTexts = {
  'installation.title': 'Installation',
  'installation.what':
    'Details of the club or federation, entered once. They are shown on public pages and prints, and used for new tournaments.',
  'installation.who': 'Club or federation',
  'installation.address-hint':
    'Shown at the foot of public pages and prints. E-mail and web address each get a line.',
  'installation.logo': 'Logo',
  'installation.logo-hint': 'PNG, JPEG or WebP, at most 100 kB; a few hundred pixels are enough.',
  'installation.logo-remove': 'No logo',
  'installation.time-zone': 'Time zone of the hall',
  'installation.as-machine': 'As this machine ({zone})',
  'installation.language':
    'Page language for readers whose browser asks for none of Rokade’s languages',
  'installation.as-usual': 'Rokade’s default: {language}',
  'installation.new-tournament': 'Defaults for new tournaments',
  'installation.new-tournament-what': 'You can change them in each tournament.',
  'installation.saved': 'Saved.',
  'installation.damaged': 'The history of the installation is damaged',
  'installation.damaged-next':
    'Until this is mended, Rokade shows nothing about the club. Save what can be read and import that file below.',
  'installation.files': 'Export and import',
  'installation.export': 'Export',
  'installation.import': 'Import a file',
  'installation.import-what':
    'The details in the file replace those here. You can undo this in the history.',
  'installation.imported': 'The file has been imported.',
} as const satisfies Texts;
