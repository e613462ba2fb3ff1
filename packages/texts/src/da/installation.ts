import type { installationTexts as reference } from '../en/installation.ts';
import type { Translation } from '../texts.ts';

/** The page about the club or federation. */
export const installationTexts: Translation<typeof reference> = {
  'installation.title': 'Installation',
  'installation.what':
    'Det, der fastsættes én gang for klubben eller forbundet. Det vises på offentlige sider og udskrifter, og nye turneringer begynder med det.',
  'installation.who': 'Klub eller forbund',
  'installation.address-hint':
    'Står nederst på offentlige sider og udskrifter. E-mail og webadresse får hver sin linje.',
  'installation.logo': 'Logo',
  'installation.logo-hint': 'PNG, JPEG eller WebP, højst 100 kB; nogle hundrede pixel er nok.',
  'installation.logo-remove': 'Intet logo',
  'installation.time-zone': 'Spillelokalets tidszone',
  'installation.as-machine': 'Som denne maskine ({zone})',
  'installation.language':
    'Sidernes sprog for læsere, hvis browser ikke beder om et af de tilgængelige',
  'installation.as-usual': 'Som Rokade: {language}',
  'installation.new-tournament': 'Hvad en ny turnering begynder med',
  'installation.new-tournament-what': 'Det kan vælges anderledes for hver turnering.',
  'installation.saved': 'Gemt.',
  'installation.damaged': 'Installationens historik er beskadiget',
  'installation.damaged-next':
    'Indtil den er i orden igen, viser Rokade intet om klubben. Gem det, der er i orden, og indlæs den fil nedenfor.',
  'installation.files': 'Som fil',
  'installation.export': 'Gem som fil',
  'installation.import': 'Indlæs en fil',
  'installation.import-what':
    'Derefter gælder det, der står i filen. Det kan fortrydes i historikken.',
  'installation.imported': 'Filen er indlæst.',
};
