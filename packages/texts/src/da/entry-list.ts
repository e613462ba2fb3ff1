import type { entryListTexts as reference } from '../en/entry-list.ts';
import type { Translation } from '../texts.ts';

/** The list of entries on its way to the rating officer and back. */
export const entryListTexts: Translation<typeof reference> = {
  'entry-list.title': 'Anmeldelsesliste til ratingkartoteksføreren',
  'entry-list.what':
    'Alle tilmeldte i ratingorden, som listen sendes til ratingkartoteksføreren og returneres med aktuelle ratingtal. Enhver, der kan se stævnet, ser, hvor langt listen er.',
  'entry-list.way-of': 'Listens vej',
  'entry-list.all-well': 'Intet mangler.',
  'entry-list.remarks-n':
    '{count|Der er noget at bemærke ved én tilmelding.|Der er noget at bemærke ved {count} tilmeldinger.}',
  'entry-list.no-rules':
    'Ingen liste er krævet: stævnet har ingen dage endnu, eller dets reglement kræver den ikke. Begge dele angives under »Om stævnet«.',
  'entry-list.return': 'Returnér med disse ratingtal',
  'entry-list.return-what':
    'Dagens ratingtal, fra ratingkartoteket, når spilleren står dér. De skrives på tilmeldingslisten, og listen krydses af som returneret i dag.',
  'entry-list.returned': 'Listen er returneret.',
  'entry-list.rating-of': 'Ratingtal for {name}',
  'entry-list.back': 'Hele listen',
  'entry-list.guest-before': 'Har før deltaget i en turnering uden at være medlem',
  'entry-list.dispensation': 'Dispensation fra ratingkartoteksføreren den',
  'entry-list.way-unsaid': 'Ikke angivet',
  'entry-list.days-left': '{count|én dag|{count} dage}',
  'entry-list.days-over': '{count|én dag|{count} dage} over',
  'entry-list.all': 'Anmeldelseslister for alle stævner',
  'entry-list.all-what':
    'Hvem hvert stævnes anmeldelsesliste venter på, og hvor længe endnu: arrangøren med det næste skridt, ratingkartoteksføreren, når listen er fremme. Stævner, der sluttede for over to måneder siden, er udeladt.',
  'entry-list.all-none': 'Ingen anmeldelsesliste venter på nogen.',
  'entry-list.way-club-chairman': 'klubbens formand',
  'entry-list.way-district': 'hovedkredsen',
  'entry-list.way-federation': 'ratingkartoteksføreren',
  'entry-list.way-once': 'sig selv, uden medlemskab',
  'entry-list.registered': 'Efter kartoteket: {way}.',
  'entry-list.finding-way-unsaid': 'ikke angivet, gennem hvem',
  'entry-list.finding-way-other': 'kartoteket siger noget andet',
  'entry-list.finding-not-a-member': 'ikke medlem: ikke berettiget til at deltage',
  'entry-list.finding-guest-again':
    'ikke medlem og har deltaget én gang før: kræver ratingkartoteksførerens dispensation',
  'entry-list.finding-guest-leave': 'gæst: spillelederens tilladelse mangler',
  'entry-list.finding-guest-once': 'ikke medlem: kan deltage denne ene gang',
  'entry-list.finding-late':
    'eftertilmeldt: gebyr, hvor indbydelsen siger det, og intet krav på at komme med',
  'entry-list.finding-not-valid': 'efter fristen: ikke gyldig',
  'entry-list.finding-after-list': 'tilmeldt efter listens afsendelse',
  'entry-list.finding-no-club': 'klub mangler',
  'entry-list.finding-no-birth': 'fødselsdato mangler',
  'entry-list.finding-no-rating': 'ratingtal mangler; en ny spiller skal have et',
  'entry-list.finding-accepted': 'taget imod i tide: pladsen er sikker',
  'entry-list.finding-accepted-late': 'taget imod efter fristen',
  'entry-list.finding-no-address': 'adresse mangler',
};
