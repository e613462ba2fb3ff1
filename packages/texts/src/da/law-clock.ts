import type { lawClockTexts as reference } from '../en/law-clock.ts';
import type { Translation } from '../texts.ts';

export const lawClockTexts: Translation<typeof reference> = {
  'law.title-words-of-clocks': 'Ur, fane, fanefald',
  'law.text-words-of-clocks':
    'To visere eller displays, hvoraf kun ét går ad gangen. »Uret« er det ene; fanefald er, at en spillers tid er udløbet.',
  'law.title-periods': 'Perioder, tillæg, forsinkelse',
  'law.text-periods':
    'Et antal træk eller alle træk på en tid, med eller uden tillæg pr. træk, bekendtgjort i forvejen. Sparet tid følger med. Med forsinkelse begynder hovedtiden først at gå, når trækkets faste tid er brugt.',
  'law.title-moves-checked-at-the-flag': 'Hvad en faldet fane kræver',
  'law.text-moves-checked-at-the-flag':
    'Straks efter et fanefald kontrolleres det, om periodens træk er udført.',
  'law.title-place-of-the-clock': 'Urets plads',
  'law.text-place-of-the-clock': 'Turneringslederen bestemmer den før partiet.',
  'law.title-start-of-the-clock': 'Start',
  'law.text-start-of-the-clock': 'På det fastsatte tidspunkt sættes Hvids ur i gang.',
  'law.title-nobody-came': 'Ingen er mødt',
  'law.text-nobody-came':
    'Hvid mister tiden, til han kommer, medmindre reglementet eller turneringslederen bestemmer andet.',
  'law.in-2001-nobody-came': 'Det gælder i ethvert parti.',
  'law.in-2023-nobody-came': 'Det gælder, hvor ventetiden ikke er nul.',
  'law.title-late': 'For sent fremmøde',
  'law.text-late': 'Den, der kommer for sent, taber, medmindre turneringslederen beslutter andet.',
  'law.in-2001-late':
    'Mere end en time efter den bekendtgjorte start, medmindre reglementet siger andet.',
  'law.in-2023-late':
    'Efter reglementets ventetid; nævner det ingen, er den nul: den, der ikke er der ved start, har tabt.',
  'law.title-pressing-the-clock': 'Trykke på uret',
  'law.text-pressing-the-clock':
    'Efter trækket standser spilleren sit ur og starter modstanderens med den hånd, han trak med; før det er trækket ikke fuldført, medmindre det afslutter partiet. Han skal altid have lov til det. Tiden indtil da er hans egen. Ingen finger på knappen, ingen slag, løft eller væltning; det kan straffes. Den, der ikke kan betjene uret, har en medhjælper, som turneringslederen godkender.',
  'law.in-2001-pressing-the-clock': 'Urene indstilles efter skøn, når der er medhjælper.',
  'law.in-2023-pressing-the-clock':
    'Et træk er også fuldført, når spillerens næste er udført. Kun den, hvis ur går, må rette brikker, og det er forbudt at trykke før trækket. Der tages ingen tid fra spillere med handicap.',
  'law.title-flag-counts-as-fallen': 'Hvornår en fane er faldet',
  'law.text-flag-counts-as-fallen':
    'Når turneringslederen konstaterer det, eller en spiller med rette siger det.',
  'law.title-flag-fall-loses': 'Fanefald: tiden er gået',
  'law.text-flag-fall-loses':
    'Den, der ikke har fuldført periodens træk, har tabt, medmindre partiet var slut forinden. Kan modstanderen ikke sætte mat med nogen lovlige træk, selv mod det dårligste spil, er det remis.',
  'law.title-faulty-clock': 'Defekt eller forkert indstillet ur',
  'law.text-faulty-clock':
    'Det, uret viser, gælder, medmindre fejlen er åbenbar; så skiftes det, og turneringslederen stiller tiden efter bedste skøn.',
  'law.in-2001-faulty-clock': 'Forkert indstilling nævnes ikke særskilt.',
  'law.in-2023-faulty-clock':
    'Viser et ur sig at være forkert indstillet, standser en spiller eller turneringslederen straks begge, og turneringslederen retter tider og træktæller.',
  'law.title-both-flags': 'Begge faner er faldet',
  'law.text-both-flags': 'Det kan ikke afgøres, hvilken der faldt først.',
  'law.in-2001-both-flags': 'Partiet fortsætter; i en hurtigafslutning er det remis (10.3).',
  'law.in-2023-both-flags':
    'Der er kun en regel, hvor retningslinje III er bekendtgjort: partiet fortsætter, i sidste periode er det remis.',
  'law.title-stopping-the-clocks': 'Standse urene',
  'law.text-stopping-the-clocks':
    'Turneringslederen standser dem for at afbryde partiet. En spiller må kun standse dem for at tilkalde turneringslederen, f.eks. når en officer til en forvandling mangler. Turneringslederen siger, hvornår der spilles videre; uden gyldig grund er der straf.',
  'law.title-times-after-irregularity': 'Tider efter en uregelmæssighed',
  'law.text-times-after-irregularity':
    'Når brikker føres tilbage, stiller turneringslederen urene efter bedste skøn, og træktælleren om nødvendigt.',
  'law.title-displays': 'Skærme og demonstrationsbrætter',
  'law.text-displays':
    'Stilling, træk og trækantal må vises i salen; intet krav kan bygge på dem alene.',
  'law.title-wrong-start': 'Forkert udgangsstilling, drejet bræt',
  'law.text-wrong-start':
    'Brikkerne stod forkert: partiet annulleres, et nyt spilles. Kun brættet vendte forkert: stillingen flyttes til et rigtigt vendt bræt.',
  'law.title-colours-reversed': 'Omvendte farver',
  'law.text-colours-reversed': 'Partiet er begyndt med forkerte farver.',
  'law.in-2001-colours-reversed': 'Det fortsætter, medmindre turneringslederen bestemmer andet.',
  'law.in-2023-colours-reversed':
    'Under ti træk af begge: et nyt parti med de rigtige farver. Ti eller flere: det fortsætter.',
  'law.title-displaced-pieces': 'Væltede brikker',
  'law.text-displaced-pieces':
    'Den, der vælter brikker, stiller dem op i sin egen tid. Begge må standse uret og tilkalde turneringslederen, som kan give en straf.',
  'law.title-illegal-move': 'Ulovligt træk',
  'law.text-illegal-move':
    'Stillingen før trækket genskabes, eller den sidste sikre, og en rørt brik flyttes, hvis den kan. Urene stilles efter skøn.',
  'law.in-2001-illegal-move':
    'Første og andet: to minutter til modstanderen. En spillers tredje taber.',
  'law.in-2023-illegal-move':
    'Fuldført, når uret er trykket. Første: to minutter til modstanderen. Det andet taber, eller er remis, hvis modstanderen aldrig kan sætte mat. Det samme gælder: en bonde efterladt på sidste række (den bliver dronning), tryk uden træk, to hænder.',
  'law.title-displacement-found-later': 'Forskubbet brik opdaget senere',
  'law.text-displacement-found-later':
    'Stillingen før fejlen genskabes, eller den sidste sikre; derfra fortsættes.',
  'law.title-keeping-score': 'Noteringspligt',
  'law.text-keeping-score':
    'Hver spiller skriver begges træk, træk for træk, læseligt, i algebraisk notation. Han må svare først, men skal have noteret sit forrige træk, før han udfører det næste. Remistilbud markeres (=).',
  'law.in-2001-keeping-score': 'Den, der ikke kan notere, begynder med mindre tid efter skøn.',
  'law.in-2023-keeping-score':
    'Aldrig på forhånd, undtagen til et krav eller et hemmeligt træk. En godkendt elektronisk noteringsliste gælder også. Den, der ikke kan skrive, har en medhjælper; tiden tilpasses rimeligt, dog ikke for spillere med handicap.',
  'law.title-score-in-sight': 'Synlig liste',
  'law.text-score-in-sight': 'Noteringslisten skal kunne ses af turneringslederen.',
  'law.title-score-belongs-to-organiser': 'Noteringslisternes ejer',
  'law.text-score-belongs-to-organiser': 'De tilhører arrangøren.',
  'law.title-under-five-minutes': 'Under fem minutter',
  'law.text-under-five-minutes':
    'Med under fem minutter i en periode og under 30 sekunders tillæg pr. træk behøver spilleren ikke notere resten af perioden. Efter fanefaldet udfylder han sin liste, før han trækker.',
  'law.title-filling-up-the-score': 'Ajourføring',
  'law.text-filling-up-the-score':
    'Ingen noterede: turneringslederen eller en assistent noterer og standser urene ved fanefald; begge ajourfører efter hans eller modstanderens liste. Én noterede ikke: han ajourfører før sit træk og må låne modstanderens, når han er i trækket. Ingen fuld liste: partiet rekonstrueres på et andet bræt, når stilling, tider og træk er noteret.',
  'law.title-score-cannot-be-filled-up': 'Listen kan ikke ajourføres',
  'law.text-score-cannot-be-filled-up':
    'Kan det ikke vises, at tiden er overskredet, er næste træk det første i den følgende periode, medmindre flere er bevist.',
  'law.title-signing-the-score': 'Underskrift',
  'law.text-signing-the-score':
    'Begge underskriver begge lister med resultatet. Det gælder, selv om det er forkert, medmindre turneringslederen beslutter andet.',
};
