import type { installationTexts as reference } from '../en/installation.ts';
import type { Translation } from '../texts.ts';

/** The page about the club or federation. */
export const installationTexts: Translation<typeof reference> = {
  'installation.title': 'Installation',
  'installation.what':
    'Was einmal für den Verein oder Verband festgelegt wird. Es steht auf öffentlichen Seiten und Ausdrucken, und neue Turniere beginnen damit.',
  'installation.who': 'Verein oder Verband',
  'installation.address-hint':
    'Steht am Fuß der öffentlichen Seiten und Ausdrucke. E-Mail und Webadresse bekommen je eine Zeile.',
  'installation.logo': 'Logo',
  'installation.logo-hint': 'PNG, JPEG oder WebP, höchstens 100 kB; einige hundert Pixel genügen.',
  'installation.logo-remove': 'Kein Logo',
  'installation.time-zone': 'Zeitzone des Spielsaals',
  'installation.as-machine': 'Wie dieser Rechner ({zone})',
  'installation.language':
    'Sprache der Seiten für Leser, deren Browser keine der verfügbaren verlangt',
  'installation.as-usual': 'Wie Rokade: {language}',
  'installation.new-tournament': 'Womit ein neues Turnier beginnt',
  'installation.new-tournament-what': 'Für jedes Turnier kann es anders gewählt werden.',
  'installation.saved': 'Gespeichert.',
  'installation.damaged': 'Das Protokoll der Installation ist beschädigt',
  'installation.damaged-next':
    'Bis es wieder in Ordnung ist, zeigt Rokade nichts über den Verein. Sichern Sie, was in Ordnung ist, und lesen Sie diese Datei unten ein.',
  'installation.files': 'Als Datei',
  'installation.export': 'Als Datei speichern',
  'installation.import': 'Datei einlesen',
  'installation.import-what':
    'Dann gilt hier, was in der Datei steht. Im Protokoll lässt es sich rückgängig machen.',
  'installation.imported': 'Die Datei ist eingelesen.',
};
