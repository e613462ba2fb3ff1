import type { copiesTexts as reference } from '../en/copies.ts';
import type { Translation } from '../texts.ts';

/** The page about copies of everything: download, second place, restoring, a new machine. */
export const copiesTexts: Translation<typeof reference> = {
  'copies.title': 'Sicherung und Umzug',
  'copies.what':
    'Alles in einer Datei: alle Turniere und Veranstaltungen, das Register, das Vereinsjahr, Wertungszahlen, Geld, Einstellungen und Konten. Bitte so sorgfältig aufbewahren wie die Mitgliederliste: Geburtsdaten und Adressen stehen darin.',
  'copies.download': 'Alles herunterladen',
  'copies.downloaded': 'Zuletzt von hier heruntergeladen {when}.',
  'copies.never-downloaded': 'Von hier noch nie heruntergeladen.',
  'copies.rounds':
    'Außerdem sichert Rokade jedes Turnier von selbst, sobald eine Runde veröffentlicht wird, und die anderen Bücher zwischendurch; zuletzt {when}. Diese Kopien liegen auf diesem Rechner, in {folder}, und helfen nicht, wenn er verloren geht.',
  'copies.rounds-none':
    'Außerdem sichert Rokade jedes Turnier von selbst, sobald eine Runde veröffentlicht wird. Diese Kopien liegen auf diesem Rechner, in {folder}, und helfen nicht, wenn er verloren geht.',
  'copies.in-database':
    'Die Daten liegen in einer PostgreSQL-Datenbank. Wer sie betreibt, sichert sie und stellt sie wieder her (pg_dump); die Datei unten lässt sich in einem Ordner wiederherstellen, etwa auf einem Laptop für eine Veranstaltung.',
  'copies.second-place': 'Ein zweiter Ort',
  'copies.second-place-what':
    'Rokade legt von selbst auch in diesen Ordner eine Kopie von allem, höchstens alle zehn Minuten und nur, wenn sich etwas geändert hat. Die letzten zehn Tage bleiben, eine Datei je Tag.',
  'copies.folder': 'Ordner',
  'copies.folder-hint':
    'Auf dem Rechner, auf dem Rokade läuft: ein USB-Stick oder ein Ordner, der an einen anderen Ort synchronisiert wird. Zum Beispiel D:\\Rokade, /media/usb/rokade oder /Users/ida/Dropbox/Rokade.',
  'copies.use-folder': 'Diesen Ordner verwenden',
  'copies.use-none': 'Kein zweiter Ort',
  'copies.folder-used': 'Die Kopien liegen von nun an in {folder}. Die erste ist schon da.',
  'copies.none-used': 'Es gibt keinen zweiten Ort mehr. Die Kopien dort bleiben liegen.',
  'copies.copy-now': 'Jetzt sichern',
  'copies.copied': 'Die Kopie von heute liegt in {folder}.',
  'copies.kept':
    'Die neueste Kopie dort ist vom {when} ({size}); {count|ein Tag ist|{count} Tage sind} gesichert.',
  'copies.kept-none': 'In {folder} liegt noch keine Kopie.',
  'copies.file': 'Datei',
  'copies.restore': 'Aus einer Datei wiederherstellen',
  'copies.restore-what':
    'Die hier heruntergeladene Datei oder eine vom zweiten Ort. Zuerst wird gezeigt, was darin ist; ersetzt wird erst danach, und nur auf Bestätigung.',
  'copies.restore-look': 'Datei ansehen',
  'copies.holds':
    'Die Datei enthält {tournaments|ein Turnier|{tournaments} Turniere}, {events|eine Veranstaltung|{events} Veranstaltungen}, {contests|einen Wettbewerb|{contests} Wettbewerbe} des Vereinsjahrs und {accounts|ein Konto|{accounts} Konten}, mit Register und Einstellungen.',
  'copies.newest': 'Der neueste Eintrag darin ist vom {when}.',
  'copies.holds-damaged':
    '{count|Ein Verlauf|{count} Verläufe} darin war schon beschädigt, als gesichert wurde.',
  'copies.replace-what':
    'Alles seither hier Eingetragene ist dann nicht mehr zu sehen. Was jetzt hier ist, wird im Datenordner beiseitegelegt, in einem Ordner namens „replaced-…“. Alle werden abgemeldet; angemeldet wird mit einem Konto der Kopie.',
  'copies.replace-yes': 'Ja, alles ersetzen, was jetzt hier ist',
  'copies.replace': 'Diese Kopie wiederherstellen',
  'copies.restored':
    'Die Kopie ist wiederhergestellt. Bitte mit einem Konto anmelden, das darin ist.',
  'copies.new-machine': 'Ein neuer Rechner',
  'copies.new-machine-1':
    'Auf dem alten Rechner: alles herunterladen. Ist er verloren, die neueste Datei vom zweiten Ort nehmen.',
  'copies.new-machine-2':
    'Auf dem neuen Rechner: Rokade installieren und starten. Es nennt einen Link.',
  'copies.new-machine-3':
    'Den Link öffnen, „{restore}“ wählen und die Datei angeben. Alles ist wie zuvor, mit denselben Konten und Passwörtern.',
  'copies.new-machine-4':
    'Die Wertungslisten neu holen (sie sind in keiner Kopie), den zweiten Ort wählen, und den alten Rechner nicht mehr benutzen: die beiden wissen nichts voneinander.',
  'copies.set-up-what':
    'Rokade lief schon auf einem anderen Rechner? Dann statt eines neuen Kontos die Datei mit allem von dort angeben.',
};
