import type { consoleOrderTexts as reference } from '../en/console-order.ts';
import type { Translation } from '../texts.ts';

/** The choice of tie-breaks, and lots for shared places. */
export const consoleOrderTexts: Translation<typeof reference> = {
  'console.no-tie-breaks': 'Keine Feinwertung: Punktgleiche teilen den Platz.',
  'console.tie-break-preset': 'Fertige Reihenfolge',
  'console.tie-break-add': 'Hinzufügen',
  'console.tie-break-own': 'Mit Zusatz, z. B. BH-C1',
  'console.tie-break-unusable':
    'Die gibt es nicht, oder sie wird in diesem System nicht verwendet.',
  'console.tie-break-edition-2012': '2012 (Anhang 3, virtueller Gegner)',
  'console.tie-break-edition-2024': 'C.07 vom August 2024',
  'console.tie-break-edition-2026': 'C.07, in Kraft seit März 2026',
  'console.choose': 'Auswählen …',
  'console.move-up': 'Nach oben: {what}',
  'console.move-down': 'Nach unten: {what}',
  'console.leave-out': 'Weglassen: {what}',
  'console.equal-places': '{count|Ein Platz ist|{count} Plätze sind} geteilt: in allem gleich',
  'console.equal-places-what':
    'Ein geteilter Platz bleibt geteilt, wenn nicht gelost wird. Mit dem Startwert kann jeder die Auslosung wiederholen; sie steht im Protokoll.',
  'order-given.by-hand': 'Reihenfolge von Hand festlegen',
  'order-given.by-hand-what':
    'Wo die Ausschreibung die Reihenfolge dem Schiedsrichter überlässt. Die Tabelle sagt, dass er sie festgelegt hat; nach einer Begründung wird gefragt.',
  'order-given.place': 'Reihenfolge: {name}',
  'order-given.give': 'Reihenfolge festlegen',
  'order-given.values': 'Werte von außen eingeben',
  'order-given.values-what':
    'Was anderswo zwischen ihnen entschieden hat, etwa eine Armageddon-Partie oder ein Stichkampf. Mehr ist besser; Spieler mit gleichem Wert teilen sich den Platz weiter. Name und Werte stehen unter der öffentlichen Tabelle.',
  'order-given.values-name': 'Was entschieden hat',
  'order-given.value-of': 'Wert von {name}',
  'order-given.values-give': 'Nach den Werten ordnen',
  'console.play-off-what':
    'Wenn alle es wünschen, spielen sie je eine Partie gegeneinander, die Farben werden gelost; wer in Punkten und Sonneborn-Berger wieder gleich steht, den ordnet dasselbe Los (Tempelhof 2018 III.A.4). Kreuzen Sie an, wer keinen wünscht, dann entscheidet das Los.',
  'console.play-off-declines': '{name} wünscht keinen Stichkampf',
  'console.play-off-draw': 'Alle wünschen einen Stichkampf: Farben losen',
  'console.play-off-of': 'Stichkampf um die Plätze {first}–{last}',
  'console.play-off-open': 'nicht gespielt',
  'console.play-off-enter': 'Stichkampf eintragen',

  // What the console says of a play-off for first place.
  'play-off.offer': 'Stichkampf um den ersten Platz',
  'play-off.tied': '{count} Spieler haben die meisten Punkte. Um den Platz spielen: {names}.',
  'play-off.format-match': 'Ein Wettkampf über zwei Partien; bei Gleichstand bis zum ersten Sieg.',
  'play-off.format-round-robin':
    'Jeder gegen jeden einmal; bei Gleichstand aller drei scheidet der Letzte nach der nächsten Feinwertung aus.',
  'play-off.format-knock-out':
    'Halbfinale nach Los und Finale zu je zwei Partien; bei Gleichstand bis zum ersten Sieg.',
  'play-off.conditions':
    'FIDE 2012, Anhang 3: {minutes} Minuten und {seconds} Sekunden je Zug; mindestens {first} Minuten Pause davor und {pause} zwischen den Runden.',
  'play-off.start': 'Stichkampf als eigene Gruppe anlegen',
};
