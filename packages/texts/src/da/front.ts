import type { frontTexts as reference } from '../en/front.ts';
import type { Translation } from '../texts.ts';

/** The front page, and what any page may say: skip, language, not there, failed. */
export const frontTexts: Translation<typeof reference> = {
  'console.error-404': 'Siden findes ikke',
  'console.error-404-next': 'Adressen er forkert, eller turneringen er ikke offentlig.',
  'console.error-410': 'Turneringen er fjernet',
  'console.error-410-next':
    'Den opbevares ikke længere her. Spørg arrangøren, hvis du skal bruge den.',
  'console.error-403': 'Det har du ikke adgang til',
  'console.error-403-next':
    'Du har ikke ret til det, eller ikke mere, eller du er logget ud. Intet er ændret.',
  'console.error-500': 'Noget gik galt i Rokade',
  'console.error-500-next':
    'Alt, hvad der var gemt, er gemt. Indlæs siden igen; hjælper det ikke, så genstart Rokade.',
  'console.error-503': 'Rokade kan ikke gemme lige nu',
  'console.error-503-next': 'Alt, hvad der var gemt, er gemt. Gå tilbage, og gør det igen om lidt.',
  'console.to-front-page': 'Til forsiden',
  'console.sign-in': 'Log ind',
  'console.no-account-yet': 'Der er ingen konto endnu',
  'console.no-account-yet-next':
    'Åbn det engangslink, som Rokade skrev, da det blev startet: det laver den første konto.',
  'terms.language': 'Sprog',
  'terms.close': 'Luk',
  'terms.skip-to-content': 'Gå til indholdet',
  'terms.round-of': 'Runde {round} af {rounds}',
  'terms.players-n': '{count|1 spiller|{count} spillere}',
  'terms.tournaments': 'Turneringer',
  'terms.events': 'Stævner',
  'public.demo': 'Demoturnering',
  'public.demo-what': 'Opdigtede navne midt i en turnering. Den kan fjernes igen med ét klik.',
  'public.demo-failed': 'Demoturneringen kunne ikke laves. Intet andet er ændret.',
  'public.demo-look': 'Se en demoturnering',
  'public.demo-remove': 'Fjern demoturneringen',
  'public.no-tournaments': 'Her er endnu ingen offentlige turneringer.',
  'public.running': 'I gang',
  'public.upcoming': 'Kommende',
  'public.finished': 'Afsluttede',
  'public.archived': 'Arkiverede turneringer',
  'public.search': 'Søg',
  'public.search-what': 'Turnering, gruppe eller sted',
  'public.search-state': 'Tilstand',
  'public.search-any-state': 'Alle',
  'public.since': 'Begynder tidligst',
  'public.until': 'Begynder senest',
  'public.search-more': 'Flere filtre',
  'public.search-clear': 'Vis alle',
  'public.found': '{count|1 turnering|{count} turneringer}',
  'public.found-none': 'Ingen turneringer passer til søgningen.',
  'public.all-of-state': 'Vis alle {count}',
  'public.next-page': 'Næste side',
  'public.first-page': 'Første side',
  'public.pages-of-list': 'Sider',
  'public.for-arbiters': 'For turneringsledere',
  'public.what-rokade-is':
    'Rokade afvikler skakturneringer: tilmelding, rundelægning, resultater, stilling og ratingrapport. Hver parring kan begrundes, og intet resultat går tabt.',
  'public.to-console': 'Til turneringslederens bord',
};
