import type { normsTexts as english } from '../en/norms.ts';
import type { Translation } from '../texts.ts';

/** Norms and titles, on the command line as in the console. */
export const normsTexts = {
  'norms.none': 'Ingen har opnået en norm.',
  'norms.near': 'Tæt på en norm',
  'norms.candidates': 'Kandidatresultater (DSU 2002 §26)',
  'norms.by-rating': 'Titler alene på rating',
  'norms.direct': 'Direkte titler',
  'norms.direct-what':
    'FIDE giver også titler for placeringer i verdens-, kontinent-, zone- og ungdomsmesterskaber, uden normer. Hvilken plads der giver hvilken titel, står i en tabel i titelreglementet, som Rokade ikke har: slå den op dér i hånden. De mindste ratingtal er: {list}.',
  'norms.assumed': 'Regnet for opfyldt, da intet resultat viser det: {list}.',
  'norms.requirement.games': 'Partier: {have}, mindst {need}',
  'norms.requirement.rounds': 'Færdigspillede runder: {have} af {need}',
  'norms.requirement.players': 'Spillere: {have}, mindst {need}',
  'norms.requirement.federations': 'Forbund: {have}, mindst {need}',
  'norms.requirement.own-federation': 'Modstandere fra eget forbund: {have}, højst {need}',
  'norms.requirement.one-federation': 'Modstandere fra ét forbund: {have}, højst {need}',
  'norms.requirement.foreigners': 'Udlændinge: {have}, mindst {need}',
  'norms.requirement.rated': 'Med rating på 2001 eller mere: {have}, mindst {need}',
  'norms.requirement.titled': 'Titelholdere: {have}, mindst {need}',
  'norms.requirement.key-titles': 'Modstandere med de krævede titler: {have}, mindst {need}',
  'norms.requirement.average': 'Ratinggennemsnit: {have}, mindst {need}',
  'norms.requirement.performance': 'Ratingpræstation: {have}, mindst {need}',
  'norms.requirement.score': 'Point: {have}, mindst {need}',
  'norms.condition.registered': 'anmeldt hos FIDE mindst 30 dage før start',
  'norms.condition.arbiters': 'altid en international eller FIDE-dommer i spillelokalet',
  'norms.condition.arbiters-not-playing': 'ingen dommer spiller med',
  'norms.condition.equal-conditions': 'samme vilkår for alle spillere, intet ændret for nogen',
  'norms.condition.rating-list': 'ratingtal og titler som på første dag',
  'norms.condition.rounds-planned': 'runder',
  'norms.condition.rounds-a-day': 'runder om dagen',
  'norms.condition.hours-a-day': 'timers spil om dagen',
  'norms.condition.thinking-time': 'minutter til hver spiller for 60 træk',
  'norms.condition.moves-an-hour': 'træk i timen op til en tidskontrol',
  'norms.condition.full-time':
    'minutter til hver spiller for 60 træk (med mindre kan en spiller kun lave én norm)',
  'norms.condition.days': 'dage fra første til sidste runde',
  'norms.condition.double-rounds': 'dage med to runder (for GM-normer)',
  'norms.condition.last-rounds': 'af de sidste tre runder på hver sin dag (for GM-normer)',
  'norms.condition.one-round-days':
    'dage med én runde (skal gælde én norm i en ansøgning om GM eller WGM)',
  'norms.condition.large-event':
    'spillere gennem alle runder, i snit 2000 i rating (én norm i en ansøgning skal komme fra sådan en Swiss)',
  'norms.limit-least': '{what}: mindst {need}',
  'norms.limit-most': '{what}: højst {need}',
  'norms.at-least': '{what}: {have}, mindst {need}',
  'norms.at-most': '{what}: {have}, højst {need}',
  'norms.still': 'Mangler {points} point af {rounds} mod et snit på {average}',
  'norms.still-any': 'Mangler {points} point af {rounds}, uanset modstanderne',
  'norms.still-titled': 'Blandt de kommende modstandere mindst {count} titelholdere',
  'norms.still-key-titles': 'Blandt de kommende modstandere mindst {count} med de krævede titler',
  'norms.still-federations':
    'Blandt de kommende modstandere mindst {count} udenlandske forbund mere',
} as const satisfies Translation<typeof english>;
