import type { TieBreakName } from '@rokade/rules';
import { type Message, section } from '../section.ts';

/** What each tie-break is called. */
const names = section({
  'tie-break.name.DSU-AK': {
    da: 'Almindelig korrektion',
    de: 'Einfache Korrektur',
    en: 'Ordinary correction',
  },
  'tie-break.name.DSU-SB': {
    da: 'Sonneborn-Berger',
    de: 'Sonneborn-Berger',
    en: 'Sonneborn-Berger',
  },
  'tie-break.name.DSU-MK': {
    da: 'Middelkorrektion',
    de: 'Mittelkorrektur',
    en: 'Middle correction',
  },
  'tie-break.name.SKT-BH': {
    da: 'Buchholz (Tempelhof)',
    de: 'Buchholz-Wertung (Tempelhof)',
    en: 'Buchholz (Tempelhof)',
  },
  'tie-break.name.SKT-FBH': {
    da: 'Forfinet Buchholz (Tempelhof)',
    de: 'Verfeinerte Buchholz-Wertung',
    en: 'Refined Buchholz (Tempelhof)',
  },
  'tie-break.name.SKT-SB': {
    da: 'Sonneborn-Berger (Tempelhof)',
    de: 'Sonneborn/Berger-Wertung (Tempelhof)',
    en: 'Sonneborn-Berger (Tempelhof)',
  },
  'tie-break.name.SKT-PTS': {
    da: 'Korrigerede point (Tempelhof)',
    de: 'Korrigierte Brettpunkte (Tempelhof)',
    en: 'Corrected points (Tempelhof)',
  },
  'tie-break.name.SKT-DE': {
    da: 'Indbyrdes opgør om titlen (Tempelhof)',
    de: 'Direkter Vergleich um den Titel (Tempelhof)',
    en: 'Direct encounter about the title (Tempelhof)',
  },
  'tie-break.name.SKT-BW': {
    da: 'Berlinsk vægtning',
    de: 'Berliner Wertung',
    en: 'Berlin weighting',
  },
  'tie-break.name.PTS': { da: 'Point', de: 'Punkte', en: 'Points' },
  'tie-break.name.DE': { da: 'Indbyrdes opgør', de: 'Direkter Vergleich', en: 'Direct encounter' },
  'tie-break.name.WIN': { da: 'Antal sejre', de: 'Anzahl der Siege', en: 'Number of wins' },
  'tie-break.name.WON': { da: 'Vundne partier', de: 'Gewonnene Partien', en: 'Games won' },
  'tie-break.name.BPG': {
    da: 'Partier med sort',
    de: 'Partien mit Schwarz',
    en: 'Games with Black',
  },
  'tie-break.name.BWG': {
    da: 'Sejre med sort',
    de: 'Siege mit Schwarz',
    en: 'Games won with Black',
  },
  'tie-break.name.PS': {
    da: 'Progressiv score',
    de: 'Fortschrittswertung',
    en: 'Progressive score',
  },
  'tie-break.name.REP': {
    da: 'Runder, man ville spille',
    de: 'Zum Spiel bereite Runden',
    en: 'Rounds elected to play',
  },
  'tie-break.name.STD': { da: 'Standardpoint', de: 'Standardpunkte', en: 'Standard points' },
  'tie-break.name.TPN': { da: 'Startnummer', de: 'Startnummer', en: 'Pairing number' },
  'tie-break.name.RTNG': { da: 'Rating', de: 'Wertungszahl', en: 'Rating' },
  'tie-break.name.BH': { da: 'Buchholz', de: 'Buchholz-Wertung', en: 'Buchholz' },
  'tie-break.name.FB': {
    da: 'Buchholz før sidste runde',
    de: 'Vorläufige Buchholz-Wertung',
    en: 'Fore Buchholz',
  },
  'tie-break.name.AOB': {
    da: 'Modstandernes gennemsnitlige Buchholz',
    de: 'Buchholz-Durchschnitt der Gegner',
    en: 'Average of opponents’ Buchholz',
  },
  'tie-break.name.BHS': { da: 'Sum af Buchholz', de: 'Buchholz-Summe', en: 'Sum of Buchholz' },
  'tie-break.name.SB': { da: 'Sonneborn-Berger', de: 'Sonneborn-Berger', en: 'Sonneborn-Berger' },
  'tie-break.name.KS': { da: 'Koya', de: 'Koya-System', en: 'Koya' },
  'tie-break.name.ARO': {
    da: 'Modstandernes gennemsnitsrating',
    de: 'Wertungsdurchschnitt der Gegner',
    en: 'Average rating of opponents',
  },
  'tie-break.name.TPR': {
    da: 'Turneringspræstation',
    de: 'Turnierleistung',
    en: 'Tournament performance rating',
  },
  'tie-break.name.PTP': {
    da: 'Eksakt turneringspræstation',
    de: 'Exakte Turnierleistung',
    en: 'Perfect tournament performance',
  },
  'tie-break.name.APRO': {
    da: 'Modstandernes gennemsnitlige præstation',
    de: 'Leistungsdurchschnitt der Gegner',
    en: 'Average performance of opponents',
  },
  'tie-break.name.APPO': {
    da: 'Modstandernes gennemsnitlige eksakte præstation',
    de: 'Durchschnitt der exakten Leistungen der Gegner',
    en: 'Average perfect performance of opponents',
  },
  'tie-break.name.MP': { da: 'Matchpoint', de: 'Mannschaftspunkte', en: 'Match points' },
  'tie-break.name.GP': { da: 'Partipoint', de: 'Brettpunkte', en: 'Game points' },
  'tie-break.name.MPvGP': {
    da: 'Den anden pointsum',
    de: 'Die andere Punktzahl',
    en: 'Match points or game points',
  },
  'tie-break.name.BC': { da: 'Brætsum', de: 'Brettzählung', en: 'Board count' },
  'tie-break.name.TBR': { da: 'Øverste brætter', de: 'Spitzenbretter', en: 'Top board results' },
  'tie-break.name.BBE': {
    da: 'Uden nederste brætter',
    de: 'Ohne die unteren Bretter',
    en: 'Bottom board elimination',
  },
  'tie-break.name.EMMSB': {
    da: 'Sonneborn-Berger, matchpoint × matchpoint',
    de: 'Sonneborn-Berger A (Mannschaftspunkte × Mannschaftspunkte)',
    en: 'Sonneborn-Berger, match points × match points',
  },
  'tie-break.name.EMGSB': {
    da: 'Sonneborn-Berger, matchpoint × partipoint',
    de: 'Sonneborn-Berger B (Mannschaftspunkte × Brettpunkte)',
    en: 'Sonneborn-Berger, match points × game points',
  },
  'tie-break.name.EGMSB': {
    da: 'Sonneborn-Berger, partipoint × matchpoint',
    de: 'Sonneborn-Berger C (Brettpunkte × Mannschaftspunkte)',
    en: 'Sonneborn-Berger, game points × match points',
  },
  'tie-break.name.EGGSB': {
    da: 'Sonneborn-Berger, partipoint × partipoint',
    de: 'Sonneborn-Berger D (Brettpunkte × Brettpunkte)',
    en: 'Sonneborn-Berger, game points × game points',
  },
  'tie-break.name.EDE': {
    da: 'Udvidet indbyrdes opgør',
    de: 'Erweiterter direkter Vergleich',
    en: 'Extended direct encounter',
  },
  'tie-break.name.EDET': {
    da: 'Udvidet indbyrdes opgør, derefter øverste brætter',
    de: 'Erweiterter direkter Vergleich, dann Spitzenbretter',
    en: 'Extended direct encounter, then top boards',
  },
  'tie-break.name.EDEB': {
    da: 'Udvidet indbyrdes opgør, derefter uden nederste brætter',
    de: 'Erweiterter direkter Vergleich, dann ohne die unteren Bretter',
    en: 'Extended direct encounter, then without bottom boards',
  },
  'tie-break.name.EDEBT': {
    da: 'Udvidet indbyrdes opgør, derefter brætsum og øverste brætter',
    de: 'Erweiterter direkter Vergleich, dann Brettzählung und Spitzenbretter',
    en: 'Extended direct encounter, then board count and top boards',
  },
  'tie-break.name.EDEBB': {
    da: 'Udvidet indbyrdes opgør, derefter brætsum og uden nederste brætter',
    de: 'Erweiterter direkter Vergleich, dann Brettzählung und ohne die unteren Bretter',
    en: 'Extended direct encounter, then board count and without bottom boards',
  },
  'tie-break.name.SSSC': {
    da: 'Point og modstandernes styrke',
    de: 'Punkte und Stärke der Gegner',
    en: 'Scores and schedule strength combination',
  },
}) satisfies Readonly<Record<`tie-break.name.${TieBreakName}`, Message>>;

/** What each tie-break is, in a sentence. */
const abouts = section({
  'tie-break.about.DSU-AK': {
    da: 'Modstandernes point lagt sammen uden de to laveste. Står spillere stadig lige, tages den næstlaveste med og derefter den laveste; de tal står efter skråstregen.',
    de: 'Summe der Punkte der Gegner ohne die beiden niedrigsten. Bei weiterem Gleichstand zählt der zweitniedrigste mit, danach der niedrigste; diese Zahlen stehen hinter dem Schrägstrich.',
    en: 'The opponents’ points added up without the two lowest. Where players are still equal, the second lowest is added, then the lowest; those numbers stand after the slash.',
  },
  'tie-break.about.DSU-SB': {
    da: 'Pointene for de modstandere, man har vundet over, og halvdelen af pointene for dem, man har spillet remis med.',
    de: 'Punkte der besiegten Gegner und die Hälfte der Punkte der Gegner, gegen die remis gespielt wurde.',
    en: 'The points of the opponents one has beaten, and half the points of those one has drawn with.',
  },
  'tie-break.about.DSU-MK': {
    da: 'Modstandernes point lagt sammen uden lige mange af de højeste og de laveste. Står spillere stadig lige, tages de inderste af dem med igen, et par ad gangen.',
    de: 'Summe der Punkte der Gegner ohne gleich viele der höchsten und der niedrigsten. Bei weiterem Gleichstand zählt ein Paar nach dem anderen von innen her mit.',
    en: 'The opponents’ points added up without as many of the highest as of the lowest. Where players are still equal, the innermost of those are added again, a pair at a time.',
  },
  'tie-break.about.SKT-BH': {
    da: 'Modstandernes point lagt sammen; udgåede modstandere tages ud, og summen forhøjes i forholdet mellem runderne.',
    de: 'Summe der Punkte aller Gegner; ausgeschiedene werden abgezogen und die Summe im Verhältnis der Runden erhöht.',
    en: 'The opponents’ points added up; those who left are taken out and the sum is raised in proportion to the rounds.',
  },
  'tie-break.about.SKT-FBH': {
    da: 'Modstandernes Buchholz lagt sammen.',
    de: 'Summe der Buchholz-Punkte aller Gegner.',
    en: 'The opponents’ Buchholz added up.',
  },
  'tie-break.about.SKT-SB': {
    da: 'Pointene for de besejrede modstandere og halvdelen for remis; udgåede modstandere tages ud, og summen forhøjes i forholdet mellem partierne.',
    de: 'Punkte der besiegten Gegner und die Hälfte bei Remis; ausgeschiedene werden abgezogen und die Summe im Verhältnis der Partien erhöht.',
    en: 'The points of opponents beaten and half of those drawn with; those who left are taken out and the sum is raised in proportion to the games.',
  },
  'tie-break.about.SKT-PTS': {
    da: 'Egne point uden dem mod udgåede modstandere, forhøjet i forholdet mellem partierne. Forrest i rækken afgør de placeringen i stedet for pointene.',
    de: 'Die eigenen Punkte ohne die gegen ausgeschiedene Gegner, im Verhältnis der Partien erhöht. An erster Stelle entscheiden sie statt der Punkte.',
    en: 'The player’s own points without those against opponents who left, raised in proportion to the games. At the head of the list they rank instead of the points.',
  },
  'tie-break.about.SKT-DE': {
    da: 'Resultaterne mellem dem, der står lige i spidsen: afgør kun førstepladsen.',
    de: 'Die Ergebnisse der an der Spitze Gleichen untereinander: entscheidet nur über den ersten Platz.',
    en: 'The results between those level at the top: decides first place alone.',
  },
  'tie-break.about.SKT-BW': {
    da: 'Pointene på hvert bræt ganget med brættets nummer nedefra: bræt 1 af fire tæller fire gange.',
    de: 'Die Punkte jedes Bretts mal der umgekehrten Brettnummer: Brett 1 von vieren zählt vierfach.',
    en: 'The points of each board times its number from below: board 1 of four counts four times.',
  },
  'tie-break.about.PTS': {
    da: 'Pointene selv.',
    de: 'Die Punkte selbst.',
    en: 'The points themselves.',
  },
  'tie-break.about.DE': {
    da: 'Stillingen i partierne mellem dem, der står lige.',
    de: 'Die Tabelle der Partien derer, die gleichstehen, untereinander.',
    en: 'The table of the games among those who are tied.',
  },
  'tie-break.about.WIN': {
    da: 'Runder, der gav point som for en sejr, spillede eller ej; efter reglerne fra 2012 kun vundne partier.',
    de: 'Runden, die so viel wie ein Sieg gaben, gespielt oder nicht; nach den Regeln von 2012 nur gewonnene Partien.',
    en: 'Rounds that gave the points of a win, played or not; by the rules of 2012 games won alone.',
  },
  'tie-break.about.WON': {
    da: 'Partier vundet ved brættet.',
    de: 'Am Brett gewonnene Partien.',
    en: 'Games won over the board.',
  },
  'tie-break.about.BPG': {
    da: 'Partier spillet med de sorte brikker.',
    de: 'Mit den schwarzen Steinen gespielte Partien.',
    en: 'Games played with the black pieces.',
  },
  'tie-break.about.BWG': {
    da: 'Partier vundet ved brættet med de sorte brikker.',
    de: 'Am Brett mit den schwarzen Steinen gewonnene Partien.',
    en: 'Games won over the board with the black pieces.',
  },
  'tie-break.about.PS': {
    da: 'Summen af stillingen efter hver runde.',
    de: 'Summe der eigenen Punktstände nach jeder Runde.',
    en: 'The sum of the player’s scores after each round.',
  },
  'tie-break.about.REP': {
    da: 'Alle runder undtagen fravalgte runder og udeblivelser.',
    de: 'Alle Runden außer abgemeldeten und solchen, zu denen der Spieler nicht erschien.',
    en: 'All rounds but requested byes and those the player did not come to.',
  },
  'tie-break.about.STD': {
    da: 'Et point for hver runde med flere point end modstanderen, et halvt for lige mange.',
    de: 'Ein Punkt für jede Runde mit mehr Punkten als der Gegner, ein halber für gleich viele.',
    en: 'One for each round with more points than the opponent, half for as many.',
  },
  'tie-break.about.TPN': {
    da: 'Turneringens startnummer, det laveste foran.',
    de: 'Die Startnummer des Turniers, die niedrigere vorn.',
    en: 'The tournament’s pairing number, the lower in front.',
  },
  'tie-break.about.RTNG': {
    da: 'Egen rating, den højeste foran.',
    de: 'Die eigene Wertungszahl, die höhere vorn.',
    en: 'The player’s own rating, the higher in front.',
  },
  'tie-break.about.BH': {
    da: 'Modstandernes point lagt sammen; for egne uspillede runder indgår en fiktiv modstander.',
    de: 'Summe der Punkte der Gegner; für eigene ungespielte Runden steht ein fiktiver Gegner.',
    en: 'The opponents’ scores added up; for own unplayed rounds a dummy stands in.',
  },
  'tie-break.about.FB': {
    da: 'Buchholz, som om alle partier i sidste runde var endt remis.',
    de: 'Buchholz, als wären alle Partien der letzten Runde remis ausgegangen.',
    en: 'Buchholz as if all games of the last round had been drawn.',
  },
  'tie-break.about.AOB': {
    da: 'Gennemsnittet af Buchholz for dem, man har mødt ved brættet.',
    de: 'Durchschnitt der Buchholz-Werte der am Brett getroffenen Gegner.',
    en: 'The average Buchholz of those met over the board.',
  },
  'tie-break.about.BHS': {
    da: 'Modstandernes Buchholz lagt sammen.',
    de: 'Summe der Buchholz-Werte der Gegner.',
    en: 'The opponents’ Buchholz added up.',
  },
  'tie-break.about.SB': {
    da: 'Hver modstanders point ganget med det, man fik mod ham.',
    de: 'Die Punkte jedes Gegners mal dem, was gegen ihn erzielt wurde.',
    en: 'Each opponent’s score times what was scored against him.',
  },
  'tie-break.about.KS': {
    da: 'Point mod dem, der har mindst halvdelen af de mulige point.',
    de: 'Punkte gegen die, die mindestens die Hälfte der möglichen Punkte haben.',
    en: 'Points against those who have at least half of the possible points.',
  },
  'tie-break.about.ARO': {
    da: 'Gennemsnittet af ratingtallene for dem, man har mødt ved brættet.',
    de: 'Durchschnitt der Wertungszahlen der am Brett getroffenen Gegner.',
    en: 'The average rating of those met over the board.',
  },
  'tie-break.about.TPR': {
    da: 'Modstandernes gennemsnitsrating og den forskel, som resultatet svarer til.',
    de: 'Wertungsdurchschnitt der Gegner und die Differenz, die dem Ergebnis entspricht.',
    en: 'The average rating of the opponents and the difference that the score stands for.',
  },
  'tie-break.about.PTP': {
    da: 'Den laveste rating, med hvilken resultatet kunne ventes.',
    de: 'Die niedrigste Wertungszahl, mit der das Ergebnis zu erwarten war.',
    en: 'The lowest rating with which the score was to be expected.',
  },
  'tie-break.about.APRO': {
    da: 'Gennemsnittet af modstandernes turneringspræstationer.',
    de: 'Durchschnitt der Turnierleistungen der Gegner.',
    en: 'The average of the opponents’ performance ratings.',
  },
  'tie-break.about.APPO': {
    da: 'Gennemsnittet af modstandernes eksakte turneringspræstationer.',
    de: 'Durchschnitt der exakten Turnierleistungen der Gegner.',
    en: 'The average of the opponents’ perfect performances.',
  },
  'tie-break.about.MP': {
    da: 'To point for en vundet holdkamp og ét for en uafgjort.',
    de: 'Zwei Punkte für einen gewonnenen Wettkampf, einer für einen unentschiedenen.',
    en: 'Two points for a won match and one for a drawn one.',
  },
  'tie-break.about.GP': {
    da: 'Holdets point på alle brætter.',
    de: 'Die Punkte der Mannschaft an allen Brettern.',
    en: 'The team’s points on all boards.',
  },
  'tie-break.about.MPvGP': {
    da: 'Partipoint, hvor matchpoint afgør stillingen, og omvendt.',
    de: 'Brettpunkte, wo Mannschaftspunkte die Reihung bestimmen, und umgekehrt.',
    en: 'Game points where match points rank first, and the other way round.',
  },
  'tie-break.about.BC': {
    da: 'Pointene på hvert bræt ganget med brættets nummer; den laveste sum står foran.',
    de: 'Die Punkte jedes Bretts mal der Brettnummer; die niedrigere Summe steht vorn.',
    en: 'The points of each board times its number; the lower sum stands in front.',
  },
  'tie-break.about.TBR': {
    da: 'Pointene på bræt 1, derefter på bræt 2 og så videre.',
    de: 'Die Punkte an Brett 1, dann an Brett 2 und so weiter.',
    en: 'The points on board 1, then on board 2, and so on.',
  },
  'tie-break.about.BBE': {
    da: 'Pointene uden det nederste bræt, derefter uden de to nederste og så videre.',
    de: 'Die Punkte ohne das unterste Brett, dann ohne die beiden untersten und so weiter.',
    en: 'The points without the bottom board, then without the bottom two, and so on.',
  },
  'tie-break.about.EMMSB': {
    da: 'Hver modstanders matchpoint ganget med matchpointene mod holdet.',
    de: 'Mannschaftspunkte jedes Gegners mal der gegen ihn erzielten Mannschaftspunkte.',
    en: 'Each opponent’s match points times the match points scored against it.',
  },
  'tie-break.about.EMGSB': {
    da: 'Hver modstanders matchpoint ganget med partipointene mod holdet.',
    de: 'Mannschaftspunkte jedes Gegners mal der gegen ihn erzielten Brettpunkte.',
    en: 'Each opponent’s match points times the game points scored against it.',
  },
  'tie-break.about.EGMSB': {
    da: 'Hver modstanders partipoint ganget med matchpointene mod holdet.',
    de: 'Brettpunkte jedes Gegners mal der gegen ihn erzielten Mannschaftspunkte.',
    en: 'Each opponent’s game points times the match points scored against it.',
  },
  'tie-break.about.EGGSB': {
    da: 'Hver modstanders partipoint ganget med partipointene mod holdet.',
    de: 'Brettpunkte jedes Gegners mal der gegen ihn erzielten Brettpunkte.',
    en: 'Each opponent’s game points times the game points scored against it.',
  },
  'tie-break.about.EDE': {
    da: 'Indbyrdes opgør efter den ene pointsum og, hvis den ikke skiller nogen, efter den anden.',
    de: 'Direkter Vergleich nach der einen Punktzahl und, wenn sie niemanden trennt, nach der anderen.',
    en: 'Direct encounter by the one score and, if it separates nobody, by the other.',
  },
  'tie-break.about.EDET': {
    da: 'Udvidet indbyrdes opgør; to hold, der stadig står lige, skilles af deres egne brætter oppefra.',
    de: 'Erweiterter direkter Vergleich; zwei noch gleiche Mannschaften trennen ihre eigenen Bretter von oben her.',
    en: 'Extended direct encounter; two teams still equal are separated by their own boards from the top.',
  },
  'tie-break.about.EDEB': {
    da: 'Udvidet indbyrdes opgør; to hold, der stadig står lige, skilles af deres egne brætter uden de nederste.',
    de: 'Erweiterter direkter Vergleich; zwei noch gleiche Mannschaften trennen ihre eigenen Bretter ohne die unteren.',
    en: 'Extended direct encounter; two teams still equal are separated by their own boards without the bottom ones.',
  },
  'tie-break.about.EDEBT': {
    da: 'Udvidet indbyrdes opgør; to hold, der stadig står lige, skilles af brætsum og øverste brætter i deres egen kamp.',
    de: 'Erweiterter direkter Vergleich; zwei noch gleiche Mannschaften trennen Brettzählung und Spitzenbretter ihres Wettkampfs.',
    en: 'Extended direct encounter; two teams still equal are separated by board count and top boards of their own match.',
  },
  'tie-break.about.EDEBB': {
    da: 'Udvidet indbyrdes opgør; to hold, der stadig står lige, skilles af brætsum og brætterne uden de nederste i deres egen kamp.',
    de: 'Erweiterter direkter Vergleich; zwei noch gleiche Mannschaften trennen Brettzählung und die Bretter ohne die unteren ihres Wettkampfs.',
    en: 'Extended direct encounter; two teams still equal are separated by board count and the boards without the bottom ones of their own match.',
  },
  'tie-break.about.SSSC': {
    da: 'Den anden pointsum og Buchholz divideret med en faktor, der gør dem sammenlignelige.',
    de: 'Die andere Punktzahl und Buchholz, geteilt durch einen Faktor, der beide vergleichbar macht.',
    en: 'The secondary score and Buchholz divided by a factor that makes them comparable.',
  },
}) satisfies Readonly<Record<`tie-break.about.${TieBreakName}`, Message>>;

/** The heads of columns; FIDE’s tie-breaks go by their codes. */
const shorts = section({
  'tie-break.short.DSU-AK': { da: 'Korr.', de: 'Korr.', en: 'Corr.' },
  'tie-break.short.DSU-SB': { da: 'SB', de: 'SB', en: 'SB' },
  'tie-break.short.DSU-MK': { da: 'Mkorr.', de: 'Mittelk.', en: 'Mid.' },
  'tie-break.short.SKT-BH': { da: 'Bh', de: 'Bh', en: 'Bh' },
  'tie-break.short.SKT-FBH': { da: 'FBh', de: 'VBh', en: 'RBh' },
  'tie-break.short.SKT-SB': { da: 'SB', de: 'SB', en: 'SB' },
  'tie-break.short.SKT-PTS': { da: 'Kpt.', de: 'Kpkt.', en: 'Cpts' },
  'tie-break.short.SKT-DE': { da: 'Titel', de: 'Titel', en: 'Title' },
  'tie-break.short.SKT-BW': { da: 'BW', de: 'BW', en: 'BW' },
}) satisfies Readonly<
  Record<`tie-break.short.${Extract<TieBreakName, `${'DSU' | 'SKT'}-${string}`>}`, Message>
>;

/** Names of all tie-breaks of players and teams, and what they are. */
export const tieBreakNamesTexts = section({ ...names, ...abouts, ...shorts });
