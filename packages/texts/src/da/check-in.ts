import type { checkInTexts as reference } from '../en/check-in.ts';
import type { Translation } from '../texts.ts';

/** Who is in the hall before a round. */
export const checkInTexts: Translation<typeof reference> = {
  'tables.fixed': 'Fast bord',
  'tables.fixed-what':
    'Spilleren beholder dette bord i alle runder; de andre rykker op. Tomt: intet fast bord.',
  'tables.save': 'Gem bordet',
  'tables.of-groups': 'Gruppernes borde',
  'tables.of-groups-what':
    'Ved hvilket bord hver gruppe begynder. Rundelægningen ændres ikke; lister, sedler og telefoner viser bordet.',
  'tables.first-of': 'Første bord i {group}',
  'excuses.title': 'Afbud',
  'excuses.what':
    'Den, der har meldt afbud til en runde, taber ikke: partiet udsættes. Mangler afbuddet noget af det, reglementet kræver, bliver der spurgt, og det kan godtages med en begrundelse.',
  'excuses.game': 'Hvem, og hvilket parti',
  'excuses.told-arbiter': 'Turneringslederen fik besked den',
  'excuses.told-opponent': 'Modstanderen fik besked den',
  'excuses.offered-n': 'Tilbudt dato ({number})',
  'excuses.duty': 'Spiller for klub eller forbund den dag: tæller ikke som afbud',
  'excuses.note': 'Notér afbuddet',
  'excuses.count-of': '{counted} af {most}',
  'excuses.counted': 'Tæller',
  'excuses.dates': 'Tilbudte datoer',
  'excuses.told': 'Besked: turneringsleder {arbiter}, modstander {opponent}',
  'excuses.for-duty': 'for klub eller forbund',
  'excuses.remove': 'Slet afbuddet',
  'excuses.remove-of': 'Slet {player}s afbud til runde {round}',
  'excuses.nobody': 'Ingen har meldt afbud.',
  'excuses.unsaid': 'ikke oplyst',
  'check-in.title': 'Fremmøde',
  'check-in.title-n': 'Fremmøde til runde {round}',
  'check-in.here-of': '{here} af {expected} er mødt',
  'check-in.away-n': '{count} har fri eller er udgået',
  'check-in.find': 'Find et navn eller en klub',
  'check-in.shown': 'Hvad vises',
  'check-in.missing-n': 'Mangler: {count}',
  'check-in.here-n': 'Mødt: {count}',
  'check-in.all-groups': 'Alle grupper',
  'check-in.confirm-one': '{player} er mødt',
  'check-in.confirm-n': '{count} spillere er mødt',
  'check-in.not-here-one': '{player} er ikke mødt',
  'check-in.not-here-n': '{count} spillere er ikke mødt',
  'check-in.clear': 'Vælg ingen',
  'check-in.said-here': 'Mødt: {players}.',
  'check-in.said-not-here': 'Alligevel ikke mødt: {players}.',
  'check-in.seen-by': 'mødt {time} ({name})',
  'check-in.is-here': 'mødt',
  'check-in.unsaved': 'ikke gemt endnu',
  'check-in.nobody-missing': 'Alle er mødt.',
  'check-in.nobody-here': 'Ingen er registreret som mødt endnu.',
  'check-in.nobody-found':
    'Ingen på listen hedder det. Den, der ikke er tilmeldt, går til turneringslederen.',
  'check-in.no-round': 'Der kommer ingen runde mere',
  'check-in.no-round-next':
    'Fremmøde registreres før hver runde, fra tilmeldingen og indtil rundelægningen er offentliggjort.',
  'check-in.by-club': 'Efter klub',
  'check-in.no-club': 'ingen klub',
  'check-in.choose-missing': 'Vælg dem, der mangler',
  'check-in.choose-listed': 'Vælg alle på listen',
  'check-in.waiting': '{count|Ét navn|{count} navne} er ikke gemt endnu',
  'check-in.waiting-what':
    'De er bevaret i denne browser og gemmes, så snart serveren svarer: {players}.',
  'check-in.shut-out':
    'Denne browser har ikke længere adgang; {count|ét navn|{count} navne} er ikke gemt',
  'check-in.shut-out-what':
    'Linket er trukket tilbage eller udløbet. Intet er tabt: bed turneringslederen om et nyt link og åbn det i denne browser, så gemmes disse af sig selv: {players}.',
  'check-in.refused': '{player} er ikke gemt',
  'check-in.absent': 'De, der mangler',
  'check-in.absent-what':
    'Afgør for hver af dem, hvad der skal ske, før runden lægges; det hele er én handling og kan fortrydes som én (FIDE 2012 8.3.2).',
  'check-in.for-all': 'Alle',
  'check-in.each': 'hver for sig',
  'check-in.becomes-paired': 'kommer med i runden alligevel',
  'check-in.becomes-zero-point': 'fri uden point',
  'check-in.becomes-half-point': 'fri med ½ point',
  'check-in.becomes-withdrawn': 'udgår',
  'check-in.settle': 'Afgør fravær',
  'check-in.is-settled': 'Fraværet i denne runde er afgjort.',
  'check-in.after-all': 'Alligevel mødt',
  'check-in.after-all-what':
    'De har fri i denne runde eller var udgået, men er mødt. Et udkast, der ikke er offentliggjort, lægges på ny.',
  'check-in.plays': 'Spiller denne runde',
  'check-in.no-shows': 'Udeblev fra runde {round}: spiller de videre?',
  'check-in.no-shows-what':
    'Den, der udebliver uden god grund, udgår, medmindre turneringslederen bestemmer andet (FIDE 2012 8.1). Den, der ikke meldes udgået, kommer med i næste runde.',
  'check-in.stays-in': 'Spiller videre',
};
