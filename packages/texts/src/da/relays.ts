import type { relaysTexts as reference } from '../en/relays.ts';
import type { Translation } from '../texts.ts';

/** Games that go to a broadcast of lichess, and those that electronic boards write. */
export const relaysTexts: Translation<typeof reference> = {
  'relay.title': 'Transmission og brætter',
  'relay.broadcast': 'Transmission på lichess',
  'relay.broadcast-what':
    'Lichess får det, besøgende ser af partierne, og intet andet: rundelægning, resultater og, hvor indstillingerne viser dem, træk. Det holdes ved lige, til du stopper det her.',
  'relay.broadcast-how':
    'Lav en transmission på lichess med en runde for hver af turneringens runder, og vælg ingen kilde til dem: partierne kommer herfra.',
  'relay.make-token': 'Lav en nøgle på lichess',
  'relay.rounds': 'Transmissionens runder',
  'relay.rounds-hint':
    'En linje for hver runde, 1. runde først: adressen på lichess eller de otte tegn, adressen ender med.',
  'relay.token': 'Nøgle',
  'relay.token-hint':
    'Den skal have rettigheden study:write. Den gemmes kun på denne server, vises aldrig igen og er ikke med i nogen kopi.',
  'relay.token-kept': 'En nøgle er gemt. Udfyld kun feltet for at bruge en anden.',
  'relay.begin': 'Send partierne',
  'relay.begun': 'Partierne bliver sendt.',
  'relay.change': 'Ret',
  'relay.stop': 'Stop',
  'relay.now': 'Prøv nu',
  'relay.broadcast-stopped': 'Transmissionen får ikke flere partier, og nøglen er glemt.',
  'relay.boards-stopped': 'Mappen læses ikke længere.',
  'relay.since': 'Tændt siden {moment}, sat op af {name}',
  'relay.taken-at': 'Partier sidst modtaget {moment}',
  'relay.nothing-yet': 'Ingen partier modtaget endnu',
  'relay.last-at': 'Sidste forsøg {moment}:',
  'relay.next': 'Prøves igen {moment}.',
  'relay.off': 'Slået fra {moment}.',
  'relay.of-rounds': 'Runder {rounds}',
  'relay.taken': '{round}. runde: lichess modtog {count|ét parti|{count} partier}.',
  'relay.untaken': 'Parti {place} blev ikke modtaget: {error}',
  'relay.refused-400': '{round}. runde: lichess kunne ikke læse partierne (400).',
  'relay.refused-401':
    '{round}. runde: lichess kender ikke nøglen (401). Lav en ny, og skriv den her.',
  'relay.refused-403':
    '{round}. runde: lichess afviste den (403). Nøglen skal have rettigheden study:write og tilhøre en, der må skrive til denne transmission.',
  'relay.refused-404': '{round}. runde: lichess har ingen sådan runde (404). Se på adressen.',
  'relay.waiting': '{round}. runde: lichess svarede {status}.',
  'relay.unreachable': 'Lichess svarer ikke. Er denne computer på internettet?',
  'relay.hidden': 'Turneringen er ikke offentlig, så intet sendes.',
  'relay.sandbox': 'Dette er en sandkasse: dens partier er opfundet, så intet sendes.',
  'relay.moves-hidden':
    'Besøgende ser ikke træk, så lichess får kun rundelægning og resultater. Det ændres i indstillingerne, »Partiernes træk«.',
  'relay.boards': 'Elektroniske brætter',
  'relay.boards-what':
    'Brætternes program skriver PGN-filer i en mappe. En gang i minuttet tages trækkene fra hver fil, der er ændret. Resultater tages aldrig.',
  'relay.folder': 'Mappens navn',
  'relay.folder-hint':
    'Den laves i {path} på den computer, Rokade kører på. Lad brætternes program skrive dér.',
  'relay.read-folder': 'Læs denne mappe',
  'relay.reading': 'Mappen bliver læst.',
  'relay.no-boards':
    'Denne server har ingen mappe til brætter. Den skal startes med --boards, eller brug kommandoen »rokade boards« ved brætterne.',
  'relay.one-file': 'Vedlæg en enkelt fil',
  'relay.attached':
    '{files|Én fil|{files} filer} læst; trækkene fra {games|ét parti|{games} partier} er i turneringen.',
  'relay.left': '{count|Ét parti|{count} partier} udeladt:',
  'relay.file-none': '{file} har ingen partier.',
  'relay.file-many': '{file} har for mange partier.',
  'relay.file-large': '{file} er for stor.',
  'relay.no-folder': 'Mappen er der ikke.',
  'relay.not-kept': 'Trækkene kunne ikke gemmes ({code}).',
  'relay.not-allowed':
    'Den, der satte det op, må ikke længere ændre turneringens tilmeldinger. Sæt det op igen.',
};
