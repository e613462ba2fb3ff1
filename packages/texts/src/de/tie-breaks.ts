import type { tieBreaksTexts as reference } from '../en/tie-breaks.ts';
import type { Translation } from '../texts.ts';

/** Names of all tie-breaks of players and teams, what they are, and the orders to choose from. */
export const tieBreaksTexts: Translation<typeof reference> = {
  // What each tie-break is called.
  'tie-break.name.DSU-AK': 'Einfache Korrektur',
  'tie-break.name.DSU-SB': 'Sonneborn-Berger',
  'tie-break.name.DSU-MK': 'Mittelkorrektur',
  'tie-break.name.SKT-BH': 'Buchholz-Wertung (Tempelhof)',
  'tie-break.name.SKT-FBH': 'Verfeinerte Buchholz-Wertung',
  'tie-break.name.SKT-SB': 'Sonneborn/Berger-Wertung (Tempelhof)',
  'tie-break.name.SKT-PTS': 'Korrigierte Brettpunkte (Tempelhof)',
  'tie-break.name.KZR-PTS': 'Keizer-Punkte',
  'tie-break.name.SKT-DE': 'Direkter Vergleich um den Titel (Tempelhof)',
  'tie-break.name.SKT-BW': 'Berliner Wertung',
  'tie-break.name.PTS': 'Punkte',
  'tie-break.name.DE': 'Direkter Vergleich',
  'tie-break.name.WIN': 'Anzahl der Siege',
  'tie-break.name.WON': 'Gewonnene Partien',
  'tie-break.name.BPG': 'Partien mit Schwarz',
  'tie-break.name.BWG': 'Siege mit Schwarz',
  'tie-break.name.PS': 'Fortschrittswertung',
  'tie-break.name.REP': 'Zum Spiel bereite Runden',
  'tie-break.name.STD': 'Standardpunkte',
  'tie-break.name.TPN': 'Startnummer',
  'tie-break.name.RTNG': 'Wertungszahl',
  'tie-break.name.BH': 'Buchholz-Wertung',
  'tie-break.name.FB': 'Vorläufige Buchholz-Wertung',
  'tie-break.name.AOB': 'Buchholz-Durchschnitt der Gegner',
  'tie-break.name.BHS': 'Buchholz-Summe',
  'tie-break.name.SB': 'Sonneborn-Berger',
  'tie-break.name.KS': 'Koya-System',
  'tie-break.name.ARO': 'Wertungsdurchschnitt der Gegner',
  'tie-break.name.TPR': 'Turnierleistung',
  'tie-break.name.PTP': 'Exakte Turnierleistung',
  'tie-break.name.APRO': 'Leistungsdurchschnitt der Gegner',
  'tie-break.name.APPO': 'Durchschnitt der exakten Leistungen der Gegner',
  'tie-break.name.MP': 'Mannschaftspunkte',
  'tie-break.name.GP': 'Brettpunkte',
  'tie-break.name.MPvGP': 'Die andere Punktzahl',
  'tie-break.name.BC': 'Brettzählung',
  'tie-break.name.TBR': 'Spitzenbretter',
  'tie-break.name.BBE': 'Ohne die unteren Bretter',
  'tie-break.name.EMMSB': 'Sonneborn-Berger A (Mannschaftspunkte × Mannschaftspunkte)',
  'tie-break.name.EMGSB': 'Sonneborn-Berger B (Mannschaftspunkte × Brettpunkte)',
  'tie-break.name.EGMSB': 'Sonneborn-Berger C (Brettpunkte × Mannschaftspunkte)',
  'tie-break.name.EGGSB': 'Sonneborn-Berger D (Brettpunkte × Brettpunkte)',
  'tie-break.name.EDE': 'Erweiterter direkter Vergleich',
  'tie-break.name.EDET': 'Erweiterter direkter Vergleich, dann Spitzenbretter',
  'tie-break.name.EDEB': 'Erweiterter direkter Vergleich, dann ohne die unteren Bretter',
  'tie-break.name.EDEBT': 'Erweiterter direkter Vergleich, dann Brettzählung und Spitzenbretter',
  'tie-break.name.EDEBB':
    'Erweiterter direkter Vergleich, dann Brettzählung und ohne die unteren Bretter',
  'tie-break.name.SSSC': 'Punkte und Stärke der Gegner',

  // What each tie-break is, in a sentence.
  'tie-break.about.DSU-AK':
    'Summe der Punkte der Gegner ohne die beiden niedrigsten. Bei weiterem Gleichstand zählt der zweitniedrigste mit, danach der niedrigste; diese Zahlen stehen hinter dem Schrägstrich.',
  'tie-break.about.DSU-SB':
    'Punkte der besiegten Gegner und die Hälfte der Punkte der Gegner, gegen die remis gespielt wurde.',
  'tie-break.about.DSU-MK':
    'Summe der Punkte der Gegner ohne gleich viele der höchsten und der niedrigsten. Bei weiterem Gleichstand zählt ein Paar nach dem anderen von innen her mit.',
  'tie-break.about.SKT-BH':
    'Summe der Punkte aller Gegner; ausgeschiedene werden abgezogen und die Summe im Verhältnis der Runden erhöht.',
  'tie-break.about.SKT-FBH': 'Summe der Buchholz-Punkte aller Gegner.',
  'tie-break.about.SKT-SB':
    'Punkte der besiegten Gegner und die Hälfte bei Remis; ausgeschiedene werden abgezogen und die Summe im Verhältnis der Partien erhöht.',
  'tie-break.about.SKT-PTS':
    'Die eigenen Punkte ohne die gegen ausgeschiedene Gegner, im Verhältnis der Partien erhöht. An erster Stelle entscheiden sie statt der Punkte.',
  'tie-break.about.KZR-PTS':
    'Die Summe der Werte der geschlagenen Gegner, die Hälfte bei Remis, und Teile des eigenen Wertes für Runden ohne Partie. Die Werte folgen aus der Rangliste selbst.',
  'tie-break.about.SKT-DE':
    'Die Ergebnisse der an der Spitze Gleichen untereinander: entscheidet nur über den ersten Platz.',
  'tie-break.about.SKT-BW':
    'Die Punkte jedes Bretts mal der umgekehrten Brettnummer: Brett 1 von vieren zählt vierfach.',
  'tie-break.about.PTS': 'Die Punkte selbst.',
  'tie-break.about.DE': 'Die Tabelle der Partien derer, die gleichstehen, untereinander.',
  'tie-break.about.WIN':
    'Runden, die so viel wie ein Sieg gaben, gespielt oder nicht; nach den Regeln von 2012 nur gewonnene Partien.',
  'tie-break.about.WON': 'Am Brett gewonnene Partien.',
  'tie-break.about.BPG': 'Mit den schwarzen Steinen gespielte Partien.',
  'tie-break.about.BWG': 'Am Brett mit den schwarzen Steinen gewonnene Partien.',
  'tie-break.about.PS': 'Summe der eigenen Punktstände nach jeder Runde.',
  'tie-break.about.REP':
    'Alle Runden außer abgemeldeten und solchen, zu denen der Spieler nicht erschien.',
  'tie-break.about.STD':
    'Ein Punkt für jede Runde mit mehr Punkten als der Gegner, ein halber für gleich viele.',
  'tie-break.about.TPN': 'Die Startnummer des Turniers, die niedrigere vorn.',
  'tie-break.about.RTNG': 'Die eigene Wertungszahl, die höhere vorn.',
  'tie-break.about.BH':
    'Summe der Punkte der Gegner; für eigene ungespielte Runden steht ein fiktiver Gegner.',
  'tie-break.about.FB': 'Buchholz, als wären alle Partien der letzten Runde remis ausgegangen.',
  'tie-break.about.AOB': 'Durchschnitt der Buchholz-Werte der am Brett getroffenen Gegner.',
  'tie-break.about.BHS': 'Summe der Buchholz-Werte der Gegner.',
  'tie-break.about.SB': 'Die Punkte jedes Gegners mal dem, was gegen ihn erzielt wurde.',
  'tie-break.about.KS': 'Punkte gegen die, die mindestens die Hälfte der möglichen Punkte haben.',
  'tie-break.about.ARO': 'Durchschnitt der Wertungszahlen der am Brett getroffenen Gegner.',
  'tie-break.about.TPR':
    'Wertungsdurchschnitt der Gegner und die Differenz, die dem Ergebnis entspricht.',
  'tie-break.about.PTP': 'Die niedrigste Wertungszahl, mit der das Ergebnis zu erwarten war.',
  'tie-break.about.APRO': 'Durchschnitt der Turnierleistungen der Gegner.',
  'tie-break.about.APPO': 'Durchschnitt der exakten Turnierleistungen der Gegner.',
  'tie-break.about.MP':
    'Zwei Punkte für einen gewonnenen Wettkampf, einer für einen unentschiedenen.',
  'tie-break.about.GP': 'Die Punkte der Mannschaft an allen Brettern.',
  'tie-break.about.MPvGP':
    'Brettpunkte, wo Mannschaftspunkte die Reihung bestimmen, und umgekehrt.',
  'tie-break.about.BC':
    'Die Punkte jedes Bretts mal der Brettnummer; die niedrigere Summe steht vorn.',
  'tie-break.about.TBR': 'Die Punkte an Brett 1, dann an Brett 2 und so weiter.',
  'tie-break.about.BBE':
    'Die Punkte ohne das unterste Brett, dann ohne die beiden untersten und so weiter.',
  'tie-break.about.EMMSB':
    'Mannschaftspunkte jedes Gegners mal der gegen ihn erzielten Mannschaftspunkte.',
  'tie-break.about.EMGSB':
    'Mannschaftspunkte jedes Gegners mal der gegen ihn erzielten Brettpunkte.',
  'tie-break.about.EGMSB':
    'Brettpunkte jedes Gegners mal der gegen ihn erzielten Mannschaftspunkte.',
  'tie-break.about.EGGSB': 'Brettpunkte jedes Gegners mal der gegen ihn erzielten Brettpunkte.',
  'tie-break.about.EDE':
    'Direkter Vergleich nach der einen Punktzahl und, wenn sie niemanden trennt, nach der anderen.',
  'tie-break.about.EDET':
    'Erweiterter direkter Vergleich; zwei noch gleiche Mannschaften trennen ihre eigenen Bretter von oben her.',
  'tie-break.about.EDEB':
    'Erweiterter direkter Vergleich; zwei noch gleiche Mannschaften trennen ihre eigenen Bretter ohne die unteren.',
  'tie-break.about.EDEBT':
    'Erweiterter direkter Vergleich; zwei noch gleiche Mannschaften trennen Brettzählung und Spitzenbretter ihres Wettkampfs.',
  'tie-break.about.EDEBB':
    'Erweiterter direkter Vergleich; zwei noch gleiche Mannschaften trennen Brettzählung und die Bretter ohne die unteren ihres Wettkampfs.',
  'tie-break.about.SSSC':
    'Die andere Punktzahl und Buchholz, geteilt durch einen Faktor, der beide vergleichbar macht.',

  // The heads of columns; FIDE’s tie-breaks go by their codes.
  'tie-break.short.DSU-AK': 'Korr.',
  'tie-break.short.DSU-SB': 'SB',
  'tie-break.short.DSU-MK': 'Mittelk.',
  'tie-break.short.SKT-BH': 'Bh',
  'tie-break.short.SKT-FBH': 'VBh',
  'tie-break.short.SKT-SB': 'SB',
  'tie-break.short.SKT-PTS': 'Kpkt.',
  'tie-break.short.KZR-PTS': 'Keizer',
  'tie-break.short.SKT-DE': 'Titel',
  'tie-break.short.SKT-BW': 'BW',

  // How modifiers change a tie-break's name.
  'tie-break.with.cut': 'ohne {lowest|den niedrigsten|die {lowest} niedrigsten}',
  'tie-break.with.median':
    'ohne {lowest|den niedrigsten und den höchsten|die {lowest} niedrigsten und die {lowest} höchsten}',
  'tie-break.with.forfeits-as-played': 'kampflose Partien wie gespielte',
  'tie-break.with.fore': 'letzte Runde als Remis',
  'tie-break.with.reversed': 'umgekehrt',
  'tie-break.with.limit': 'Grenze um {limitShift} halbe Punkte verschoben',
  'tie-break.with.factor': 'geteilt durch {factor}',
  'tie-break.with.MP': 'Mannschaftspunkte',
  'tie-break.with.GP': 'Brettpunkte',

  // The ready-made orders.
  'tie-break.preset.dsu-group': 'DSU, Rundenturnier: Sonneborn-Berger',
  'tie-break.preset.dsu-swiss': 'DSU, Monrad und nordisch: einfache Korrektur',
  'tie-break.preset.dsu-swiss-middle': 'DSU, Monrad und nordisch: Mittelkorrektur',
  'tie-break.preset.tempelhof-round-robin': 'Tempelhof, Rundenturnier',
  'tie-break.preset.tempelhof-slide': 'Tempelhof, Rutschsystem: geteilte Plätze',
  'tie-break.preset.keizer': 'Keizer: Keizer-Punkte',
  'tie-break.preset.tempelhof-swiss': 'Tempelhof, Schweizer System',
  'tie-break.preset.fide-2012-round-robin': 'FIDE 2012, Rundenturnier (empfohlen)',
  'tie-break.preset.fide-2012-swiss': 'FIDE 2012, Schweizer System (empfohlen)',
  'tie-break.preset.fide-2012-swiss-all-rated':
    'FIDE 2012, Schweizer System, alle mit Wertungszahl (empfohlen)',
  'tie-break.preset.fide-2012-team-round-robin':
    'FIDE 2012, Mannschaften, Rundenturnier (empfohlen)',
  'tie-break.preset.fide-2012-team-swiss': 'FIDE 2012, Mannschaften, Schweizer System (empfohlen)',
  'tie-break.preset.fide-2026-round-robin': 'FIDE heute, Rundenturnier',
  'tie-break.preset.fide-2026-swiss': 'FIDE heute, Schweizer System',
  'tie-break.preset.fide-2026-team-swiss': 'FIDE heute, Mannschaften, Schweizer System',
};
