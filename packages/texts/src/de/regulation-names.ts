import type { regulationNamesTexts as reference } from '../en/regulation-names.ts';
import type { Translation } from '../texts.ts';

/** The regulations' offices and days by name; the server alone writes them. */
export const regulationNamesTexts: Translation<typeof reference> = {
  'office.dsu-2002-su': 'Spielausschuss der Union',
  'office.dsu-2002-rk': 'Wertungsausschuss (RK)',
  'office.dsu-2002-rkf': 'Wertungsreferent (RKF)',
  'office.dsu-2002-hb': 'Hauptvorstand',
  'office.dsu-2002-fu': 'Geschäftsführender Vorstand',
  'office.dsu-2002-skaknaevnet': 'Schachgericht der Union',
  'office.dsu-2002-treasurer': 'Kassenwart der Union',
  'office.dsu-2002-district-chair': 'Vorsitzender des Bezirks',
  'office.dsu-2002-club-chair': 'Vereinsvorsitzender',
  'office.dsu-2002-organiser': 'Ausrichter',
  'office.dsu-2002-tl': 'Schiedsrichter',
  'office.dsu-2002-tk': 'Turnierausschuss',
  'office.dsu-2002-economic-leader': 'Finanzverantwortlicher',
  'office.tempelhof-2018-spielleiter': 'Spielleiter',
  'office.tempelhof-2018-deputy': 'Stellvertretender Spielleiter',
  'office.tempelhof-2018-chair': 'Vorsitzender',
  'office.tempelhof-2018-spielausschuss': 'Spielausschuss',
  'office.tempelhof-2018-schiedsgericht': 'Schiedsgericht',
  'office.tempelhof-2018-turnierleiter': 'Turnierleiter',
  'office.tempelhof-2018-court-of-players': 'Schiedsgericht aus dem Teilnehmerkreis',
  'office.tempelhof-2018-class-keeper': 'Betreuer der Spielklasse',
  'office.tempelhof-2018-captain': 'Mannschaftsleiter',
  'office.tempelhof-2018-discipline': 'Organisator einer Disziplin',
  'office.fide-2012-co': 'Hauptorganisator',
  'office.fide-2012-organising-committee': 'Organisationskomitee',
  'office.fide-2012-ca': 'Hauptschiedsrichter',
  'office.fide-2012-dca': 'Stellvertretender Hauptschiedsrichter',
  'office.fide-2012-arbiter': 'Schiedsrichter',
  'office.fide-2012-ac': 'Berufungsgericht',
  'office.fide-2012-captain': 'Mannschaftsführer',
  'timeline.point-dsu-2002-emt-entry':
    'Anmeldung zur Meisterschaft durch den Vorsitzenden des Vereins, Startgeld bezahlt',
  'timeline.point-dsu-2002-emt-list': 'Die Meldeliste der Meisterschaft an RKF senden',
  'timeline.point-dsu-2002-emt-list-returned':
    'Die Meldeliste der Meisterschaft kommt mit Wertungszahlen zurück',
  'timeline.point-dsu-2002-dates': 'Spieltage festlegen und in den Kalender aufnehmen lassen',
  'timeline.point-dsu-2002-open-invitation':
    'Falls offen: Die Ausschreibung ist allen Vereinen des Bezirks bekannt',
  'timeline.point-dsu-2002-last-entry': 'Meldeschluss spätestens an diesem Tag',
  'timeline.point-dsu-2002-rating-notice':
    'RKF mitteilen, dass die Veranstaltung gewertet werden soll',
  'timeline.point-dsu-2002-list-sent': 'Meldeliste an RKF senden',
  'timeline.point-dsu-2002-list-kept': 'Meldeliste nach der ersten Runde an RKF senden',
  'timeline.point-dsu-2002-list-returned': 'Die Meldeliste kommt mit Wertungszahlen zurück',
  'timeline.point-dsu-2002-list-called-for':
    'RKF mitteilen, dass die letzte Runde naht: die Meldeliste kommt mit Wertungszahlen zurück',
  'timeline.point-dsu-2002-list-back':
    'Die Meldeliste kommt vor der letzten Runde mit Wertungszahlen zurück',
  'timeline.point-dsu-2002-fee': 'Abgaben vor der ersten Runde an den Kassenwart der Union senden',
  'timeline.point-dsu-2002-prizes': 'Anzahl, Höhe und Verteilung der Preise sind bekannt gegeben',
  'timeline.point-dsu-2002-report': 'Bericht an RKF senden',
  'timeline.point-dsu-2002-elo-notice':
    'Falls die FIDE werten soll: anmelden lassen; später kostet es eine Gebühr',
  'timeline.point-dsu-2002-elo-report': 'Falls die FIDE werten soll: Bericht senden',
  'timeline.point-tempelhof-2018-pairings': 'Paarungen sind ausgehängt',
  'timeline.point-tempelhof-2018-open-games': 'Offene Partien sind gespielt',
  'timeline.point-fide-2012-draw':
    'Turniere der Stufen 1 und 2: Auslosung zwölf Stunden vor der ersten Runde',
  'timeline.point-dsu-2002-emt-invitation':
    'Der Vorstand lädt in der Februarnummer zur Meisterschaft ein',
  'timeline.point-dsu-2002-combination':
    'Genehmigung der Kombination bei RKF beantragen, mit eindeutiger Beschreibung',
  'timeline.point-fide-2012-conditions':
    'Spielbedingungen prüfen: Saal, Licht, Heizung, Luft, Lärm, Sicherheit',
  'timeline.point-fide-2012-material':
    'Material ist da, Schiedsrichter, Hilfskräfte und Stellvertreter reichen',
  'timeline.point-fide-2012-ca-report': 'Bericht des Hauptschiedsrichters',
  'timeline.point-dsu-2002-rapid-1':
    'Spieltage rechtzeitig festlegen, auch für die Jahresübersicht',
  'timeline.point-dsu-2002-rapid-2': 'Spiellokal reservieren',
  'timeline.point-dsu-2002-rapid-3': 'Reglement verfassen: Bedenkzeit, Rundenzahl, System',
  'timeline.point-dsu-2002-rapid-4': 'Startgeld und vorläufige Preisliste festlegen',
  'timeline.point-dsu-2002-rapid-5': 'Meldeschluss festlegen',
  'timeline.point-dsu-2002-rapid-6':
    'Ausschreibung verfassen und versenden: Vereine, Schachzeitungen, Personen',
  'timeline.point-dsu-2002-rapid-7': 'Örtliche Presse unterrichten, Firmen um Preise bitten',
  'timeline.point-dsu-2002-rapid-8': 'Genügend Material leihen',
  'timeline.point-dsu-2002-rapid-9': 'Endgültige Preisliste aufstellen',
  'timeline.point-dsu-2002-rapid-10': 'Programm drucken',
  'timeline.point-dsu-2002-rapid-11': 'Turnierausschuss wählen',
  'timeline.point-dsu-2002-rapid-12': 'Turniertafeln und Spielerkarten anfertigen',
  'timeline.point-dsu-2002-rapid-13': '1. Runde auslosen, Spielerkarten ausfüllen',
  'timeline.point-dsu-2002-rapid-14': 'Begrüßungsrede schreiben',
  'timeline.point-dsu-2002-rapid-15': 'Spiellokal herrichten: Material, Karten, Tafeln',
};
