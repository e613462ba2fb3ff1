import type { Texts } from '../texts.ts';

/** The page about the club or federation. */
export const installationTexts = {
  'installation.title': 'Installation',
  'installation.what':
    'What is said once for the club or federation. It stands on public pages and prints, and new tournaments start with it.',
  'installation.who': 'Club or federation',
  'installation.address': 'Address',
  'installation.address-hint':
    'Stands at the foot of public pages and prints. E-mail and web address get a line each.',
  'installation.logo': 'Logo',
  'installation.logo-hint': 'PNG, JPEG or WebP, at most 100 kB; a few hundred pixels are enough.',
  'installation.logo-remove': 'No logo',
  'installation.time-zone': 'Time zone of the hall',
  'installation.as-machine': 'As this machine ({zone})',
  'installation.language': 'Language of pages for readers whose browser asks for none of ours',
  'installation.as-usual': 'As Rokade: {language}',
  'installation.new-tournament': 'What a new tournament starts with',
  'installation.new-tournament-what': 'It can be chosen otherwise for each tournament.',
  'installation.saved': 'Saved.',
  'installation.damaged': 'The history of the installation is damaged',
  'installation.damaged-next':
    'Until it is sound again, Rokade says nothing of the club. Save what is sound and take that file in below.',
  'installation.files': 'As a file',
  'installation.export': 'Save as a file',
  'installation.file': 'The file',
  'installation.import': 'Take a file in',
  'installation.import-what':
    'What the file says then counts here. It can be undone in the history.',
  'installation.imported': 'The file was taken in.',
} as const satisfies Texts;
