import type { consoleEntriesTexts as reference } from '../en/console-entries.ts';
import type { Translation } from '../texts.ts';

/** Entries, draw numbers and players. */
export const consoleEntriesTexts: Translation<typeof reference> = {
  'console.from-register': 'I registret og ratinglisterne',
  'console.other-person': 'Det er en anden',
  'console.offers-there': 'Der',
  'console.offers': 'Hvad der står andre steder',
  'console.offers-what':
    'Registret eller ratinglisterne siger dette om spillere, og turneringen siger noget andet. Det afkrydsede overtages samlet; intet sker af sig selv. Det udeladte tilbydes først igen, når der står noget andet. Af ratinglisterne gælder de nyeste fra den måned, hvor turneringen begynder, eller før; spillerne slås op på deres numre.',
  'console.offers-n':
    '{count|Én spiller|{count} spillere} er ikke knyttet til registret endnu eller er kendt anderledes dér',
  'console.offers-here': 'I turneringen',
  'console.offer-changed': 'er ændret i registret',
  'console.offer-likely': 'er efter alt at dømme {name}',
  'console.offer-doubtful': 'er måske {name}',
  'console.offer-listed': 'ratingliste {name}',
  'console.offers-take': 'Overtag det afkrydsede',
  'console.offers-leave-out': 'Udelad resten',
  'console.offers-reason': 'Begrundelse, hvis der er en',
  'console.offers-none': 'Der er ikke noget at overtage.',
  'console.offers-finished': 'Turneringen er afsluttet og bliver, som den er.',
  'console.add-person': 'Find en person, og tilføj',
  'console.add-player': 'Tilføj spiller',
  'console.player-added': '{name} er tilmeldt',
  'console.name-hint': 'Efternavn, Fornavn',
  'console.rating-hint': 'Tomt: uden rating',
  'console.birth-date-hint': '2001-12-31 eller 2001',
  'console.sex-m': 'mand',
  'console.sex-w': 'kvinde',
  'console.more-fields': 'Flere oplysninger',
  'console.no-entries':
    'Ingen er tilmeldt endnu. Indsæt navnene ovenfor, eller skriv spillerne én for én.',
  'console.one-by-one': 'Eller én for én',
  'console.late-entry':
    'Turneringen er i gang: en ny spiller er med fra den næste runde, der lægges. Er en anden også uden modstander, kan de to mødes i den runde, der spilles nu: Runde → Tilføj et par.',
  'console.missed-rounds': 'Point for forsømte runder',
  'console.missed-nothing': 'ingen',
  'console.missed-half-points': '½ for {count|runde 1|hver af runderne 1–{count}}',
  'console.reopen-entries': 'Åbn tilmeldingen igen',
  'console.entries-are-closed': 'Tilmeldingen er lukket. Nu skal der trækkes lod.',
  'console.edit': 'Ret',
  'console.edit-player': 'Ret {name}',
  'console.remove': 'Slet',
  'console.enter-list': 'Indsæt en liste',
  'console.enter-list-what':
    'Kopiér cellerne fra et regneark, eller vælg regnearket selv (XLSX, ODS) eller en CSV-fil. Overskrifter forstås på dansk, tysk og engelsk. Intet tilmeldes, før du har set listen.',
  'console.enter-names-what':
    'Kopiér spillernes navne fra et regneark, gerne med rating eller klub, eller skriv et navn på hver linje: Hansen, Ida. Overskrifter forstås på dansk, tysk og engelsk. Er noget uklart, får du det at se først.',
  'console.enter-names': 'Tilmeld spillerne',
  'console.list-text': 'Liste',
  'console.list-file': '… eller en fil (CSV, XLSX, ODS)',
  'console.list-preview': 'Vis listen',
  'console.list-enter': '{count|Tilmeld 1 spiller|Tilmeld {count} spillere}',
  'console.list-good': '{count|1 spiller|{count} spillere} kan tilmeldes',
  'console.list-alike':
    '{count|En række har|{count} rækker har} samme navn som en anden, og intet skelner dem. Det er to personer: tilmeld {count|den|dem} også',
  'console.list-faults': '{count|En række|{count} rækker} kan ikke tilmeldes',
  'console.list-unusable': 'Listen kan ikke læses',
  'console.list-row': 'Række {row}:',
  'console.list-more': '… og {count} til',
  'console.list-turned':
    'Listen har fornavnet først; navnene er vendt, så det sidste ord er efternavnet.',
  'console.list-no-comma':
    '{count|Et navn|{count} navne} uden komma: står efternavnet først? Ellers bliver alfabet og initialer forkerte. Skriv »Hansen, Ida«.',
  'console.row': 'Række',
  'console.entries-closed-number':
    'Tilmeldingen er lukket. Nu skal spillerne have numre efter styrke.',
  'console.start-numbers': 'Startnumre',
  'console.lots': 'Lodtrækning',
  'console.lots-drawn': 'Der er trukket lod med lodtrækningstallet',
  'console.lots-repeatable':
    'Med lodtrækningstallet og listen over navne kan enhver gentage lodtrækningen og få de samme numre.',
  'console.lots-typed-in': 'Numrene er tastet ind.',
  'console.lots-too-few': 'Der kræves mindst to spillere.',
  'console.lots-close-entries': 'Lodtrækningen lukker tilmeldingen.',
  'console.seed': 'Lodtrækningstal',
  'console.seed-hint': 'Tilfældigt, men du kan selv skrive et, fx et tal fra salen.',
  'console.draw-again': 'Træk lod igen',
  'console.draw-numbers': 'Lodnumre',
  'console.type-numbers': 'Tast numrene ind i stedet',
  'console.type-numbers-what': 'Hvert nummer fra 1 til {count} én gang.',
  'console.numbers-wrong': 'Disse numre mangler, er for høje eller står der to gange',
  'console.take-numbers': 'Brug numrene',
  'console.exchange-numbers': 'Byt to numre',
  'console.exchange-numbers-what':
    'Kun mellem spillere med samme rating: det, der ellers skiller dem, er ikke styrke. Alle andre beholder deres numre.',
  'console.exchange-one': 'Den ene spiller',
  'console.exchange-other': 'Den anden',
  'console.exchange': 'Byt',
  'console.from-round': 'med fra runde {round}',
  'console.withdrawn-from': 'udgået fra runde {round}',
  'console.byes-in': 'fri i runde {rounds}',
  'console.bye-kind': 'Fri med',
  'console.ask-bye': 'Notér fri',
  'console.cancel-bye': 'Spiller alligevel',
  'console.from-which-round': 'Fra runde',
  'console.withdraw-player': 'Meld udgået',
  'console.return-player': 'Spiller igen',
  'console.expelled-from': 'bortvist fra runde {round}: {why} ({by})',
  'console.expel-player': 'Bortvis fra stævnet',
  'console.expel-what':
    'Skaklovene 12.9.9. Spilleren sættes ikke mere og står sidst i tabellen uden plads; modstanderne beholder deres point, som reglerne siger om udgåede. Alle ser, at spilleren er bortvist; begrundelsen står her og i stævnelederens rapport.',
  'console.expel-why': 'Hvorfor',
  'console.personal-data': 'Personoplysninger',
  'console.personal-data-about':
    'Navn, klub, fødselsdato, køn, statsborgerskab og numre i lister kan slettes fra turneringen og hele dens historik. Partier, resultater, titel, forbund og ratingtal bliver: alle de andres stillinger hviler på dem.',
  'console.erase-player': 'Slet personoplysninger…',

  // How players get their numbers, and who has which colour first.
  'console.varma': 'Holdes fra hinanden i de sidste tre runder',
  'console.varma-none': 'ingen',
  'console.varma-federation': 'spillere fra samme forbund (Varma, 9–24 spillere)',
  'console.varma-club': 'spillere fra samme klub (Varma, 9–24 spillere)',
  'console.number-by-strength': 'Nummerér efter styrke',
  'console.number-by-strength-what':
    'Efter rating ({ratings}), så titel, så navn. Rækkefølgen kan rettes bagefter ved at skrive numrene ind.',
  'console.lots-by-strength': 'Numrene følger spillernes styrke.',
  'console.step-number': 'Nummerér efter styrke',
  'console.first-colour': 'Farven i 1. runde',
  'console.first-colour-draw': 'Træk lod om farven',
  'console.first-colour-hint':
    'Lodtrækningstallet offentliggøres med spillerlisten; med det kan enhver gentage lodtrækningen.',
  'console.late-numbers':
    'Den, der kommer til senere, får det næste ledige nummer. Indtil runde 4 er lagt, giver “Nummerér efter styrke” alle pladsen efter styrke (C.04.2); spillede runder bliver, som de er.',
};
