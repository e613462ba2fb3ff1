import type { emergencyPaperTexts as reference } from '../en/emergency-paper.ts';
import type { Translation } from '../texts.ts';

/** A table knows all rounds beforehand, whichever it is. */
const tableByHand =
  'Der skal ikke lægges noget: skemaet over alle runder er i dette papir og afhænger ikke af resultaterne.\nDen, der er udgået, erstattes ikke: den, der skulle have mødt vedkommende, har fri.\nEt parti, der mangler, spilles en anden dag; skemaet bliver, som det er.';

/** The paper with which a hall goes on without power; steps by hand, one a line. */
export const emergencyPaperTexts: Translation<typeof reference> = {
  'emergency.lead':
    'Alt, hvad turneringssalen skal bruge for at fortsætte på papir, som det så ud {time}, da runde {round} var lagt. Bagefter indtastes resultaterne ved resultatbordet og parrene i en runde, der er lagt i hånden, i feltet »Indtast parrene fra papiret« på rundens side.',
  'emergency.toc-pairings': 'Runde {round}: rundelægning og resultater',
  'emergency.toc-names': 'Runde {round} efter navn',
  'emergency.toc-standings': 'Stilling efter runde {round}',
  'emergency.toc-next': 'Læg næste runde i hånden',
  'emergency.toc-cards': 'Rundekort',
  'emergency.toc-slips': 'Tomme sedler',
  'emergency.by-hand-monrad':
    'Skriv alle resultater og »point i alt« på rundekortene. Et parti, der ikke er færdigspillet, regnes for remis (DSU 2002 4.10 §2).\nSortér kortene efter point, flest øverst; ved pointlighed efter placeringen før, efter 1. runde efter lodtrækningsnummer. Notér placeringen på hvert kort (DSU 2002 4.10 §2, 4.10.1).\nOppefra møder hver den nærmest følgende, vedkommende ikke har mødt. Et parti vundet uden kamp var ikke noget møde (DSU 2002 4.10 §3).\nHar de sidste alle mødt hinanden, så opløs det sidst sammensatte par og prøv med dets to spillere også, derefter parret før, indtil alle har modstandere. Alle beholder deres placering (DSU 2002 4.10 §3, 4.10.1).\nHvid har den, der har haft hvid i færrest partier; ved lige mange den lavest placerede (DSU 2002 4.10 §4).\nEr antallet ulige, sidder den lavest placerede over, som ikke har gjort det før, og får 1 point. Er nogen udgået, regnes den først udtrådte for den lavest placerede, og den, der møder vedkommende, sidder over (DSU 2002 4.10 §5, §16d).\nSe efter, inden runden sættes i gang, at også den følgende kan lægges (DSU 2002 4.10.1).',
  'emergency.by-hand-nordic':
    'Point i alt; et parti, der ikke er færdigspillet, regnes for remis (DSU 2002 4.11 §2).\nDel spillerne i pointpuljer, i hver den stærkeste (laveste startnummer) øverst. Er antallet ulige, er X den svageste i laveste pulje; den, der møder X, får 1 point og regnes for at have haft hvid, og ingen møder X to gange (DSU 2002 4.11 §5.1–5.6).\nPar puljerne oppefra. I en pulje med ulige antal flyder den midterste til puljen under; kan en lige pulje ikke parres, flyder de to midterste (DSU 2002 4.11 §5.7, §5.8).\nDel puljen i en stærk gruppe a og en svag gruppe b: øverste i a møder øverste i b, næstøverste næstøverste … (DSU 2002 4.11 §5.9, §5.10.1).\nHar to mødt hinanden, rykker den næste lavere i b op; hjælper det ikke, opløses parret før; derefter byttes laveste i a med øverste i b osv. (DSU 2002 4.11 §5.10.2).\nFlyderne parres før næste pulje: oppefra hver med nærmeste lavere spiller, vedkommende ikke har mødt (DSU 2002 4.11 §5.11).\nHvid har den, der har haft hvid færrest gange; dernæst den, der havde sort i forrige runde, de to forrige …; ellers skifter den med flest point, eller den stærkeste, farve. I 1. runde har spilleren i gruppe a sort (DSU 2002 4.11 §5.13).',
  'emergency.by-hand-dutch':
    'Del spillerne i pointgrupper, flest point øverst, i hver efter startnummer; et parti, der ikke er færdigspillet, regnes for remis.\nEr antallet ulige, får en fra den laveste gruppe, som hverken har siddet over eller fået point uden kamp, oversidderen, så de øvrige kan parres (FIDE C.04.3 2026 C2, C5).\nIngen møder samme modstander to gange, og to, der begge skal have samme farve, mødes ikke (FIDE C.04.3 2026 C1, C3).\nOppefra: del gruppen i halvdele S1 og S2; den første i S1 møder den første i S2, den anden den anden … Går det ikke, så skift rækkefølgen i S2 så langt nede som muligt, derefter byt den laveste i S1 med den højeste i S2 (FIDE C.04.3 2026 3.6).\nDe tiloversblevne går til gruppen under og parres dér først, med den højest mulige. Så få som muligt går ned (FIDE C.04.3 2026 C6, C7).\nDen, der har haft hvid én gang mere end sort, ønsker sort og omvendt; ved to i forskel, eller samme farve to gange i træk, er det et krav. Ved lige mange skifter farven fra sidste parti (FIDE C.04.3 2026 1.7).\nFarver: begges ønske; ellers det stærkeste ønske; ellers skift fra den seneste runde, hvor de to havde forskellig farve; ellers ønsket hos den højest rangerede (FIDE C.04.3 2026 5.2).\nProgrammet vejer flere kriterier (FIDE C.04.3 2026 C8–C21), end man kan i hånden: notér ved runden, at den er lagt i hånden.',
  'emergency.by-hand-tempelhof':
    'Del spillerne i pointgrupper, i hver efter nummer; et parti, der ikke er færdigspillet, regnes for remis (Tempelhof 2018 III.A.6).\nSpillere med lige mange point mødes, så vidt det er muligt; ingen møder samme modstander to gange (Tempelhof 2018 IV.2).\nIngen har samme farve tre gange i træk, heller ikke i sidste runde (Tempelhof 2018 III.B.1).\nGår en gruppe ikke op, møder en med flere point og lav Buchholz en med færre point og høj Buchholz (Tempelhof 2018 IV.2).\nEr antallet ulige, sidder den sidste over, som ikke har gjort det før, og får 1 point (Tempelhof 2018 IV.2).\nHvid har den, der har haft hvid færrest gange; ellers skifter begge fra det seneste parti, hvor deres farver var forskellige.',
  'emergency.by-hand-berger': tableByHand,
  'emergency.by-hand-dsu': tableByHand,
  'emergency.by-hand-tempelhof-table': tableByHand,
  'emergency.by-hand-rutsch':
    'Der skal ikke lægges noget: skemaet over alle runder er i dette papir.\nEfter hver runde rykker alle spillere ét bræt videre med uret; brætterne beholder deres farver (Tempelhof 2018 IV.3).\nVed lige antal bliver den, der havde hvid ved bord 1 i første runde, siddende dér, skifter farve hver gang og springes over. Ved ulige antal holder den pause, der havde sort ved bord 1, og den, der holdt pause, kommer til bord 1 (Tempelhof 2018 IV.3).',
  'emergency.by-hand-cup':
    'Vinderen af hver match går videre til den linje, hvor den mødes med den næste; skemaet er trukket én gang og ligger fast (Tempelhof 2018 III.C.1, III.C.2).\nEfter remis spilles igen med skiftede farver, som det er bekendtgjort; er matchen stadig uafgjort, afgør lodtrækning (Tempelhof 2018 III.C.3).\nDen, der ikke kommer, er ude, og modstanderen går videre.',
  'emergency.by-hand-play-off':
    'De lige placerede spiller deres matcher efter planen: vinderen af en match placeres over den anden.\nFarverne skifter fra parti til parti i en match.\nEr en match stadig lige til sidst, afgør lodtrækning.',
  'emergency.by-hand-olympiad':
    'Holdene mødes efter skemaet over alle runder i dette papir, som ikke afhænger af resultaterne (DSU 2002 4.13.5, 4.15).\nI en match møder nr. 1 på et hold nr. 1 på det andet, nr. 2 møder nr. 2 …; farverne skifter fra bræt til bræt.',
};
