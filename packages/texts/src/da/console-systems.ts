import type { consoleSystemsTexts as reference } from '../en/console-systems.ts';
import type { Translation } from '../texts.ts';

/** The choice of a pairing system and what can be chosen in it. */
export const consoleSystemsTexts: Translation<typeof reference> = {
  'console.part-system': 'Turneringssystem',
  'console.systems-swiss': 'Runde for runde efter stilling',
  'console.systems-round-robin': 'Alle mod alle',
  'console.systems-other': 'Andre',
  'console.system-monrad-what':
    'Nabo mod nabo i placeringen efter hver runde (DSU 2002 4.10). Numrene trækkes ved lod.',
  'console.system-nordic-what':
    'Pointgrupper, øverste halvdel mod nederste (DSU 2002 4.11). Startnumre efter styrke.',
  'console.system-dutch-what':
    'FIDE’s schweizersystem (C.04.3), som de fleste ratede turneringer bruger. Startnumre efter rating.',
  'console.system-dubov-what':
    'FIDE’s Dubov-system (C.04.4.1 fra 2026): inden for en pointgruppe skal alle have mødt lige stærke modstandere. Alle skal have et ratingtal.',
  'console.system-burstein-what':
    'FIDE’s Burstein-system (C.04.4.2 fra 2026): først som det hollandske system, derefter mødes de i en pointgruppe, der har haft den stærkeste modstand, og dem med den svageste.',
  'console.system-tempelhof-what':
    'Klubbens schweizersystem (Tempelhof 2018 IV.2): lige mange point mødes, aldrig samme farve tre gange i træk.',
  'console.system-keizer-what':
    'Klubsystemet fra Belgien, Holland og England: naboer i ranglisten mødes, og en gevinst tæller efter modstanderens plads. Spillere kommer og går; to kan mødes igen.',
  'console.system-berger-what':
    'Alle mod alle efter FIDE’s Berger-tabeller. Antallet af runder følger af antallet af spillere.',
  'console.system-dsu-what':
    'Alle mod alle efter DSU’s regel (DSU 2002 4.15). Antallet af runder følger af antallet af spillere.',
  'console.system-tempelhof-table-what':
    'Alle mod alle efter klubbens tabeller (Tempelhof 2018 IV.1): farverne bliver de samme, når en spiller kommer til.',
  'console.system-rutsch-what':
    'Alle mod alle ved ét langt bord: efter hver runde rykker alle én plads (Tempelhof 2018 IV.3). Til lyn.',
  'console.system-play-off-what':
    'Om en delt plads (FIDE 2012, bilag 3): to spiller en match, tre alle mod alle, fire pokal; lynskak.',
  'console.system-cup-what':
    'Den, der taber, er ude (Tempelhof 2018 III.C). Remispartier spilles om.',
  'console.system-olympiad-what':
    'Spillerne deles i lige stærke hold, alle hold mod alle (DSU 2002 4.13.5).',
  'console.option-edition': 'Udgave',
  'console.option-edition-fide-2026': 'gældende fra februar 2026',
  'console.option-edition-fide-2017': '2017 (til januar 2026)',
  'console.option-acceleration': 'Acceleration',
  'console.option-acceleration-hint':
    'Giver den øverste halvdel ekstra point ved lægningen af de første runder, ikke i stillingen.',
  'console.option-acceleration-none': 'ingen',
  'console.option-acceleration-baku': 'Baku (C.04.7)',
  'console.option-initialColour': 'Nr. 1 har i runde 1',
  'console.option-initialColour-hint': 'Trækkes ved lod før runde 1 (C.04.3, 5.1.1).',
  'console.option-initialColour-lot': 'ved lod',
  'console.option-initialColour-white': 'Hvid',
  'console.option-initialColour-black': 'Sort',
  'console.option-provisionalRating': 'Ratingtal for spillere uden',
  'console.option-provisionalRating-hint':
    'Tæller i modstandernes gennemsnit (C.04.4.1, 1.1.2). Bekendtgør det før runde 1.',
  'console.half-point-byes-hint':
    'Tomt felt: så mange, der ønskes. Aldrig i sidste runde, og ikke for spillere med særlige vilkår (FIDE 2012 8.3.4).',
  'console.ratings-usual': 'som sædvanligt i systemet: {ratings}',
  'console.ratings-same': 'den, der gælder',
  'console.pairing-ratings-hint':
    'Ved numre efter styrke, parring, grupper, korrektion efter rating, præmier og tidshandicap. National er listen for denne slags partier, ellers den for lange partier. Numre, der er givet, bliver stående, til spillerne nummereres igen.',
  'console.second-ratings-hint':
    'Hvem af to med samme rating der står forrest, når der gives numre efter styrke; er også denne ens, afgør titel og navn.',
  'console.ratings-no-second': 'kun titel og navn',
  'console.unrated-as-hint':
    'De nummereres og parres efter den og tæller med den i korrektioner efter rating. Tomt felt: de nummereres sidst, og de korrektioner bortfalder, hvor nogen ingen rating har.',
  'console.hint-startPositions':
    'Før hver runde trækkes en af de 960 stillinger for alle brætter på rundens side; den vises med runden, og lodtrækningstallet med den.',
  'console.start-position': 'Startstilling',
  'console.start-position-none': 'Startstillingen er ikke trukket endnu.',
  'console.start-position-draw': 'Træk startstillingen',
  'console.start-position-again': 'Træk startstillingen igen',
  'console.shown-ratings-hint':
    'Vises ved spilleren på sider, udskrifter og i tabeller. Et tal fra en anden liste end de andres vises med listens navn.',
  'console.option-firstRound': 'Første runde',
  'console.option-firstRound-lot': 'ved lod',
  'console.option-firstRound-rating-halves': 'efter rating: øverste halvdel mod nederste',
  'console.option-topValue': 'Førstepladsens værdi',
  'console.option-topValue-hint': '0: tre gange sidstepladsens værdi.',
  'console.option-valueStep': 'Hver plads er mindre værd med',
  'console.option-winPercent': 'Gevinst: % af modstanderens værdi',
  'console.option-drawPercent': 'Remis: % af modstanderens værdi',
  'console.option-lossPercent': 'Tab: % af modstanderens værdi',
  'console.option-byePercent': 'Oversidder: % af egen værdi',
  'console.option-clubPercent': 'Fravær for klubben (hel point uden kamp): % af egen værdi',
  'console.option-noticePercent': 'Fravær med afbud (halvt point uden kamp): % af egen værdi',
  'console.option-absencePercent': 'Fravær uden afbud: % af egen værdi',
  'console.option-absencesCounted': 'Fravær med afbud, der tæller',
  'console.option-absencesCounted-hint': 'Flere giver intet.',
  'console.option-ownValue': 'Egen værdi',
  'console.option-ownValue-counted': 'tæller én gang for alle',
  'console.option-ownValue-left-out': 'tæller ikke',
  'console.option-mostMeetings': 'To spillere mødes højst',
  'console.option-roundsBetween': 'Runder mellem to partier mellem de samme',
  'console.option-roundsBetween-hint': 'Lempes, hvor ikke alle ellers får en modstander.',
  'console.option-keizer-colours': 'Hvid har',
  'console.option-keizer-colours-balance': 'den, der har haft det færrest gange',
  'console.option-keizer-colours-return': 'den, der havde sort i de tos sidste parti',
  'console.option-teams': 'Antal hold',
  'console.option-order': 'Holdenes stilling afgøres først af',
  'console.option-order-match-points': 'matchpoint (2 – 1 – 0)',
  'console.option-order-board-points': 'partipoint',
  'console.option-cycles': 'Omgange',
  'console.option-cycles-1': 'enkelt: én gang',
  'console.option-cycles-2': 'dobbelt: to gange',
  'console.option-withdrawals': 'Når nogen udgår',
  'console.option-swiss-withdrawals': 'Når nogen udgår',
  'console.option-withdrawals-fide-2012': 'FIDE: under halvdelen spillet tæller ikke i stillingen',
  'console.option-withdrawals-dsu-2002':
    'DSU 2002 §16: under halvdelen spillet tæller ikke i stillingen',
  'console.option-withdrawals-tempelhof-2018': 'Tempelhof 2018 III.A.12–13: pointene korrigeres',
  'console.option-swiss-withdrawals-tempelhof-2018':
    'Tempelhof 2018 III.A.12–13: under halvdelen af runderne stryges',
  'console.option-swiss-withdrawals-fide-2012': 'FIDE: alle resultater bliver stående',
  'console.option-keepsLastRounds': 'Dobbelt: lad de to sidste runder i første omgang stå',
  'console.option-freeDates': 'Partier efter aftale: alle runder er åbne fra begyndelsen',
  'console.bye-worth': 'Oversidderen får',
  'console.bye-worth-win': 'som for gevinst',
  'console.bye-worth-draw': 'som for remis',
  'console.bye-worth-loss': 'intet',
  'console.forbidden-sameClub': 'Spillere fra samme klub mødes ikke',
  'console.forbidden-sameFederation': 'Spillere fra samme land mødes ikke',
  'console.step-pair-all': 'Læg alle runder',
  'console.forbidden-groups': 'Ved navn',
  'console.forbidden-groups-what':
    'Ingen i en gruppe mødes indbyrdes. Det gælder for de runder, der endnu ikke er lagt, og står i rapporten til FIDE (260).',
  'console.forbidden-add': 'Tilføj spiller …',
  'console.forbidden-one-more': 'Der mangler mindst én spiller mere.',
  'console.forbidden-new-group': 'Ny gruppe',
  'console.dutch-unusual':
    'FIDE’s regler forudsætter én værdi for alle oversiddere og antallet af runder fastlagt på forhånd; Baku kræver, at en gevinst er to remiser værd og et tab 0 (C.04.7). Anden pointgivning (3 – 1 – 0) ændrer ikke ratingen, som regnes af partiernes resultater. Ændringer efter starten kræver en begrundelse og står i historikken.',
};
