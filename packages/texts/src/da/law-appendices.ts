import type { lawAppendicesTexts as reference } from '../en/law-appendices.ts';
import type { Translation } from '../texts.ts';

export const lawAppendicesTexts: Translation<typeof reference> = {
  'law.title-sealing': 'Hemmeligt træk',
  'law.text-sealing':
    'Ved spilletidens udløb noterer spilleren i trækket sit træk entydigt, lægger begge lister i en kuvert, lukker den og standser først da uret; indtil da må han ændre det. Et træk udført på brættet efter opfordringen er det hemmelige. Afbryder han før tiden, gælder det som gjort ved spilletidens udløb, med tiden derefter.',
  'law.title-envelope': 'På kuverten',
  'law.text-envelope':
    'Navnene; stillingen før det hemmelige træk; hver spillers brugte tid; hvem der afgav trækket; trækkets nummer; et gældende remistilbud; dag, tid og sted for genoptagelsen.',
  'law.title-keeping-the-envelope': 'Kontrol og opbevaring',
  'law.text-keeping-the-envelope':
    'Turneringslederen kontrollerer kuvertens oplysninger og opbevarer den forsvarligt.',
  'law.title-offer-after-sealing': 'Tilbud efter afgivelsen',
  'law.text-offer-after-sealing':
    'Et remistilbud efter modstanderens hemmelige træk gælder, til han har taget det eller afslået det (9.1).',
  'law.title-setting-up-again': 'Genopstilling',
  'law.text-setting-up-again':
    'Før genoptagelsen opstilles stillingen før det hemmelige træk, og urene viser de brugte tider.',
  'law.title-ended-before-resumption': 'Aftalt eller opgivet forinden',
  'law.text-ended-before-resumption':
    'Aftalt remis eller en opgivelse meddelt turneringslederen afslutter partiet.',
  'law.title-opening-the-envelope': 'Åbning af kuverten',
  'law.text-opening-the-envelope': 'Kun når den, der skal svare, er til stede.',
  'law.title-faulty-sealed-move': 'Forkert hemmeligt træk',
  'law.text-faulty-sealed-move':
    'Et hemmeligt træk, der er flertydigt, ikke kan tydes eller er ulovligt, taber, medmindre modstanderen ikke kan sætte mat, eller partiet allerede var remis.',
  'law.title-resumption': 'Genoptagelse',
  'law.text-resumption':
    'Den, der skal svare, er der: kuverten åbnes, trækket udføres, hans ur startes. Han er der ikke: hans ur startes, og kuverten venter på ham. Den, der afgav trækket, mangler: modstanderen må lægge sit svar i en ny kuvert og starte den andens ur.',
  'law.title-late-at-resumption': 'For sent til genoptagelsen',
  'law.text-late-at-resumption':
    'Den, der kommer for sent, taber; men et hemmeligt træk, der afsluttede partiet, gælder.',
  'law.in-2001-late-at-resumption':
    'Mere end en time for sent, medmindre andet er bekendtgjort. Resultatet ændres, hvis det hemmelige træk sætter mat, giver pat eller en død stilling, eller den fremmødte overskrider tiden.',
  'law.in-2023-late-at-resumption':
    'Efter ventetiden. Er ingen mødt, og er den ikke nul, mister den, der skal svare, tiden.',
  'law.title-lost-envelope': 'Kuverten mangler',
  'law.text-lost-envelope':
    'Partiet fortsætter fra afbrudsstillingen med de noterede tider; den, der afgav trækket, udfører det, han siger, han afgav. Tiderne ukendte: turneringslederen stiller dem. Stillingen ukendt: et nyt parti.',
  'law.title-clock-wrong-at-resumption': 'Uret forkert ved genoptagelsen',
  'law.text-clock-wrong-at-resumption':
    'Påpeges det før spillerens første træk, rettes det; senere fortsætter partiet, medmindre turneringslederen finder det for alvorligt.',
  'law.title-length-of-resumption': 'Genoptagelsens varighed',
  'law.text-length-of-resumption': 'Turneringslederens eget ur afgør den.',
  'law.in-2001-length-of-resumption': 'Start og slut bekendtgøres i forvejen.',
  'law.in-2023-length-of-resumption': 'Starten bekendtgøres i forvejen.',
  'law.title-rapid-play': 'Hvad hurtigskak er',
  'law.text-rapid-play':
    'Alle træk på en tid mellem to grænser til hver; med tillæg tælles tiden og tres tillæg.',
  'law.in-2001-rapid-play': 'Fra 15 til 60 minutter.',
  'law.in-2023-rapid-play': 'Over 10 og under 60 minutter.',
  'law.title-laws-in-rapid': 'Hvilke regler hurtigskak følger',
  'law.text-laws-in-rapid': 'De almindelige regler med ændringer.',
  'law.in-2001-laws-in-rapid': 'Altid med tillæggets ændringer.',
  'law.in-2023-laws-in-rapid':
    'Uden ændringer, hvor en turneringsleder følger højst tre partier og hvert noteres (A.4; spilleren må bede om at se listen op til fem gange); ellers A.5. Reglementet siger hvilket, for hele stævnet.',
  'law.title-score-in-rapid': 'Notering i hurtigskak',
  'law.text-score-in-rapid': 'Spillerne behøver ikke notere.',
  'law.in-2001-score-in-rapid': 'Mere siges ikke.',
  'law.in-2023-score-in-rapid':
    'De beholder de krav, der bygger på en liste, og må når som helst bede om en.',
  'law.title-time-penalties-in-rapid': 'Ét minut i stedet for to',
  'law.text-time-penalties-in-rapid':
    'Hvor artikel 7 og 9 giver to minutter, giver hurtig- og lynskak ét.',
  'law.title-set-up-in-rapid': 'Forkert opstilling i hurtigskak',
  'law.text-set-up-in-rapid':
    'Efter nogle træk af hver kan opstilling, brættets retning og urets indstilling ikke længere anfægtes; en forkert stillet konge må ikke rokere.',
  'law.in-2001-set-up-in-rapid': 'Efter tre træk.',
  'law.in-2023-set-up-in-rapid': 'Efter ti træk; heller ikke med et forkert stillet tårn.',
  'law.title-illegal-move-in-rapid': 'Ulovligt og rørt i hurtigskak',
  'law.text-illegal-move-in-rapid': 'Den, der har svaret med et træk, har tabt sit krav.',
  'law.in-2001-illegal-move-in-rapid':
    'Turneringslederen dømmer kun rørt brik, hvis nogen beder om det. Krav om farver, væltede og forskubbede brikker er tabt, når den, der kræver, rører en brik.',
  'law.in-2023-illegal-move-in-rapid':
    'Turneringslederen griber ind, hvis han ser det før svaret: første ét minut, det andet taber. Uden indgreb eller krav står trækket, medmindre begge er enige om at rette det. Begge konger i skak eller en bonde på sidste række: han venter ét træk, så er det remis (A.5.4).',
  'law.title-flag-in-rapid': 'Fanefald i hurtigskak',
  'law.text-flag-in-rapid':
    'For at vinde på tid standser den, der kræver, urene og siger det til turneringslederen.',
  'law.in-2001-flag-in-rapid':
    'Kun en spiller påpeger fanefald; turneringslederen gør ikke. Ens egen fane skal stadig være oppe.',
  'law.in-2023-flag-in-rapid':
    'Turneringslederen siger det også, hvis han ser det (A.5.5). Kan den, der kræver, aldrig sætte mat, er det remis.',
  'law.title-both-flags-in-rapid': 'Begge faner i hurtigskak',
  'law.text-both-flags-in-rapid': 'Begge faner er faldet, og ingen ved hvilken først.',
  'law.in-2001-both-flags-in-rapid': 'Det er remis.',
  'law.in-2023-both-flags-in-rapid':
    'Der er kun en regel, hvor retningslinje III er bekendtgjort, og der ikke er tillæg (III.3).',
  'law.title-blitz-play': 'Hvad lynskak er',
  'law.text-blitz-play': 'Alle træk på kort tid; med tillæg tælles tiden og tres tillæg.',
  'law.in-2001-blitz-play': 'Under 15 minutter til hver.',
  'law.in-2023-blitz-play': '10 minutter eller mindre til hver.',
  'law.title-laws-in-blitz': 'Hvilke regler lynskak følger',
  'law.text-laws-in-blitz': 'Som hurtigskak med ændringer.',
  'law.in-2001-laws-in-blitz': 'Hurtigskakkens regler undtagen C3; intet krav efter 10.2.',
  'law.in-2023-laws-in-blitz':
    'De almindelige regler, hvor en turneringsleder følger ét noteret parti (B.2); ellers som hurtigskak. Reglementet siger hvilket.',
  'law.title-illegal-move-in-blitz': 'Ulovligt træk i lynskak',
  'law.text-illegal-move-in-blitz': 'Fuldført, når uret er trykket; efter svaret står det.',
  'law.in-2001-illegal-move-in-blitz':
    'Modstanderen må kræve gevinst, før han trækker; kan han aldrig sætte mat, remis.',
  'law.in-2023-illegal-move-in-blitz':
    'Som i hurtigskak (A.5): første ét minut til modstanderen, det andet taber.',
  'law.title-quickplay-without-arbiter': 'Hurtigafslutning uden turneringsleder',
  'law.text-quickplay-without-arbiter':
    'En spiller med under to minutter må kræve remis, før hans fane falder; det afslutter partiet. »Kan ikke vindes på normal vis«: slutstillingen skrives ned og bekræftes. »Intet forsøg«: også den fulde liste. En turneringsleder et andet sted afgør det.',
  'law.in-2001-quickplay-without-arbiter': 'Svaret er endeligt.',
  'law.in-2023-quickplay-without-arbiter': 'Kun hvor retningslinje III er bekendtgjort.',
  'law.title-letters-of-pieces': 'Brikkernes bogstaver',
  'law.text-letters-of-pieces':
    'Hver officer har sit navns første bogstav i spillerens sprog, bønder intet. Kun algebraiske lister gælder som bevis; turneringslederen siger det til den, der skriver anderledes.',
  'law.title-names-of-squares': 'Felternes navne',
  'law.text-names-of-squares':
    'Linjerne a til h fra Hvids venstre, rækkerne 1 til 8 fra Hvids side; hvert felt har sit bogstav og tal.',
  'law.title-writing-a-move': 'Et træk på skrift',
  'law.text-writing-a-move':
    'Bogstav og ankomstfelt uden bindestreg: Le5; for bønder feltet alene.',
  'law.in-2001-writing-a-move': 'Den lange form nævnes ikke.',
  'law.in-2023-writing-a-move': 'Med udgangsfeltet godtages det også.',
  'law.title-writing-a-capture': 'Et slag på skrift',
  'law.text-writing-a-capture':
    'Et bondeslag begynder med bondens linje (exd5), som også skelner mellem to bønder; en passant nævner bondens ankomstfelt.',
  'law.in-2001-writing-a-capture': 'x skal stå, og e.p. efter en passant.',
  'law.in-2023-writing-a-capture': 'x og e.p. kan udelades.',
  'law.title-two-alike': 'To ens',
  'law.text-two-alike':
    'Kan to ens gå dertil: på samme række tilføjes linjen, på samme linje rækken, ellers helst linjen.',
  'law.title-writing-a-promotion': 'En forvandling på skrift',
  'law.text-writing-a-promotion': 'Bondens træk og lige efter den nye officers bogstav.',
  'law.title-signs': 'Tegn',
  'law.text-signs': '(=) remistilbud, 0-0 og 0-0-0 rokade, x slår, e.p. en passant.',
  'law.in-2001-signs': '+ skak, ++ eller # mat.',
  'law.in-2023-signs': '+ eller ++ skak, # mat; x, +, # og e.p. kan udelades.',
  'law.title-boards-for-blind-players': 'Den blinde spillers bræt',
  'law.text-boards-for-blind-players':
    'Reglerne kan tilpasses stedet. Hver spiller kan kræve to brætter; det særlige er mindst 20 gange 20 cm, med hævede sorte felter, huller og brikker med tap, de sorte mærket.',
  'law.title-announcing-moves': 'Meddele træk',
  'law.text-announcing-moves':
    'Trækkene siges tydeligt, gentages af modstanderen og udføres på hans bræt; linjerne med navne (Anna, Bodil, Cecilie, Dora, Erik, Frederik, Gustav, Henrik), rækkerne med tal, og forvandlingens nye officer. En fortalelse rettes, før modstanderens ur går.',
  'law.title-touched-and-made-when-blind': 'Rørt og udført på det bræt',
  'law.text-touched-and-made-when-blind':
    'Rørt: tappen er ude af hullet. Udført: en slagen brik er fjernet hos den, der nu er i trækket, brikken står i et nyt hul, og trækket er meddelt; først da startes modstanderens ur. For den seende gælder de normale regler.',
  'law.title-clock-and-score-when-blind': 'Ur, notering, forskellige brætter',
  'law.text-clock-and-score-when-blind':
    'Et særligt ur er tilladt; der noteres i blindskrift, skrift eller på bånd. Er brætterne forskellige, retter turneringslederen dem efter begge lister; er de uens, går man tilbage til det træk, hvor de stemmer, og urene med.',
  'law.title-assistants-of-blind-players': 'Medhjælpere',
  'law.text-assistants-of-blind-players':
    'En blind spiller må have en medhjælper, som trækker på modstanderens bræt, meddeler, noterer og trykker uret, oplyser træk og tider på forespørgsel, kræver ved tid og rørt brik og ordner hængepartier. Uden den må den seende have en til at trække og meddele.',
  'law.in-2001-assistants-of-blind-players': 'En døv modstander nævnes ikke.',
  'law.in-2023-assistants-of-blind-players': 'Der skal være en, når en blind møder en døv.',
  'law.title-chess960-start': 'Chess960: opstilling',
  'law.text-chess960-start':
    'Officererne bag bønderne udtrækkes, med kongen mellem tårnene, løberne på hver sin farve, og Sort som Hvid. Derefter spilles som ellers.',
  'law.title-chess960-castling': 'Chess960: rokade',
  'law.text-chess960-castling':
    'Konge og tårn ender som i almindelig skak: c og d, eller g og f. Alle felter mellem begges start og slut er tomme bortset fra de to. Sig det gerne først, og læg kongen til side, mens tårnet sættes.',
};
