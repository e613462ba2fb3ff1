import type { consoleNewTexts as reference } from '../en/console-new.ts';
import type { Translation } from '../texts.ts';

/** How a new tournament begins: its presets, and the systems as cards. */
export const consoleNewTexts: Translation<typeof reference> = {
  'console.brings-prizes': 'Præmier, der følger med: {lists}. Beløbene skrives under Præmier.',
  'console.brings-classes':
    'Klasser, der følger med: {classes}. Hvem der spiller i hvilken, foreslås under Klasser, når navnene er skrevet ind.',
  'console.begin-with': 'Begynd med',
  'console.begin-usual': 'Som det plejer',
  'console.begin-like': 'Som “{name}”',
  'console.begin-like-event': 'Som “{name}”, {count|én gruppe|{count} grupper}',
  'console.preset-club-championship': 'Klubmesterskab',
  'console.preset-blitz-evening': 'Lynskakaften',
  'console.preset-open-rapid': 'Åben hurtigturnering',
  'console.how-played': 'Sådan spilles der',
  'console.more-ways': 'Flere måder at spille på',
  'console.rhythm': 'Hvor tit',
  'console.dates-daily': 'En runde om dagen',
  'console.dates-one-day': 'Alle på én dag',
  'console.everything-else': 'Alt andet',
  'console.part-changed': 'Ændret her',
  'console.order-usual': 'Systemets sædvanlige rækkefølge',
  'console.new-later':
    'Tidsforspring, enkelte datoer og en egen rækkefølge kommer senere, under Indstillinger.',
  'console.system-monrad-card': 'Nabo mod nabo i stillingen. Til klubaftener.',
  'console.system-nordic-card': 'Lige mange point mødes, øverste halvdel mod nederste.',
  'console.system-dutch-card': 'FIDE’s schweizer: lige mange point mødes, farverne udlignes.',
  'console.system-dubov-card':
    'Lige mange point mødes; den med de svageste modstandere får en stærk.',
  'console.system-burstein-card': 'Lige mange point mødes; stærk modstand hidtil mod svag.',
  'console.system-tempelhof-card':
    'Klubbens schweizer: lige mange point, aldrig samme farve tre gange.',
  'console.system-keizer-card':
    'Naboer i ranglisten mødes; en gevinst tæller efter modstanderens plads.',
  'console.system-berger-card': 'Alle mod alle efter Berger-tabellerne.',
  'console.system-dsu-card': 'Alle mod alle efter DSU’s tabeller.',
  'console.system-tempelhof-table-card': 'Alle mod alle efter klubbens tabeller.',
  'console.system-rutsch-card': 'Ét langt bord: alle rykker en plads efter hver runde. Til lyn.',
  'console.system-cup-card': 'Den, der taber, er ude.',
  'console.system-play-off-card': 'Omkamp om en delt plads.',
  'console.system-olympiad-card': 'Spillerne danner hold, alle hold mod alle.',
};
