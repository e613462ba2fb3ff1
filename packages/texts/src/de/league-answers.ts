import type { leagueAnswersTexts as reference } from '../en/league-answers.ts';
import type { Translation } from '../texts.ts';

/** Why a command to a league is refused, and the names of its fields. */
export const leagueAnswersTexts: Translation<typeof reference> = {
  'error.league.exists': 'Es gibt schon eine Liga mit dieser Kennung.',
  'error.league.missing': 'Diese Liga gibt es nicht.',
  'error.league.field-invalid': '{field}: {problem}.',
  'error.league.id-taken': 'Die Kennung {id} ist vergeben.',
  'error.league.unknown-division': 'Diese Staffel gibt es nicht.',
  'error.league.unknown-team': 'Diese Mannschaft gibt es nicht.',
  'error.league.unknown-player': 'Diesen Spieler gibt es in den Meldelisten nicht.',
  'error.league.unknown-match': 'Diesen Wettkampf gibt es nicht.',
  'error.league.unknown-penalty': 'Diese Punkte sind nicht abgezogen.',
  'error.league.unknown-call': 'Diese Anforderung gibt es nicht.',
  'error.league.unknown-club': 'Keine Mannschaft gehört zu {name}.',
  'error.league.unknown-board': 'Ein Brett {board} gibt es nicht: der Wettkampf hat {boards}.',
  'error.league.division-filled': '{name} hat noch {teams|eine Mannschaft|{teams} Mannschaften}.',
  'error.league.team-named-twice': 'Eine Mannschaft namens {name} gibt es schon.',
  'error.league.withdrawn': '{name} ist zurückgezogen.',
  'error.league.other-team': '{name} spielt hier nicht.',
  'error.league.too-few-teams': 'Es braucht mindestens {least} Mannschaften.',
  'error.league.days-differ':
    'Es gibt {rounds|eine Runde|{rounds} Runden} und {days|einen Termin|{days} Termine}.',
  'error.league.schedule-begun': '{name}: es gibt schon Aufstellungen oder Ergebnisse.',
  'error.league.replaces-schedule':
    '{matches|Ein geplanter Wettkampf wird|{matches} geplante Wettkämpfe werden} ersetzt.',
  'error.league.two-on-one-day': '{name} hat am {day} schon einen Wettkampf.',
  'error.league.named-elsewhere': '{name} ist schon für {team} gemeldet.',
  'error.league.leave-missing':
    'Gemeldet werden musste bis {until}. Geben Sie an, wer die Nachmeldung erlaubt hat und warum.',
  'error.league.suspended': '{name} ist bis {lastDay} gesperrt ({article}).',
  'error.league.squad-differs':
    'Die neue Reihenfolge hat andere Spieler als die Meldeliste von {team}. Laden Sie die Seite neu.',
  'error.league.order-against-ratings':
    '{name} steht hinter {above}, der {gap} Wertungspunkte weniger hat.',
  'error.league.played-already': '{name} stand schon in einer Aufstellung und bleibt gemeldet.',
  'error.league.line-up-length':
    'Eine Aufstellung hat 1 bis {boards} Spieler; hier sind es {players}.',
  'error.league.line-up-gap': 'Brett {board} ist leer, und dahinter sitzen Spieler.',
  'error.league.line-up-unlisted':
    'Brett {board}: {name} ist weder gemeldet noch von einer anderen Mannschaft freigegeben.',
  'error.league.line-up-doubled': 'Brett {board}: {name} steht zweimal in der Aufstellung.',
  'error.league.line-up-order':
    'Brett {board}: {name} sitzt vor jemandem, der in der Meldeliste weiter vorn steht.',
  'error.league.line-up-fixed':
    'Brett {board}: {name} hat {matches|einen Wettkampf|{matches} Wettkämpfe} in einer höheren Mannschaft gespielt und ist dort festgespielt.',
  'error.league.line-up-elsewhere':
    'Brett {board}: {name} steht an diesem Tag in einer anderen Aufstellung.',
  'error.league.line-up-late':
    'Der Wettkampf hat begonnen ({start}); die Ligaleitung kann die Aufstellung noch annehmen.',
  'error.league.begun-already': 'Der Wettkampf hat begonnen ({start}).',
  'error.league.not-begun': 'Der Wettkampf beginnt {start}.',
  'error.league.settled-already':
    'Der Spielbericht ist bestätigt. Die Ligaleitung kann ihn noch ändern.',
  'error.league.changes-settled': 'Beide Mannschaftsführer haben diesen Spielbericht bestätigt.',
  'error.league.reason-missing': 'Geben Sie einen Grund an.',
  'error.league.score-impossible': 'Ein Wettkampf an {boards} Brettern hat nicht so viele Punkte.',
  'error.league.results-missing': 'Ergebnisse fehlen an Brett {boards}.',
  'error.league.agreed-already': '{name} hat schon bestätigt.',
  'error.league.reserve-too-early': 'Das Brett wartet bis {from}.',
  'error.league.plays-already': '{name} sitzt in diesem Wettkampf an Brett {board}.',
  'error.league.line-up-missing': '{name} hat noch keine Aufstellung.',
  'error.league.not-lower': '{name} gehört zu keiner tieferen Mannschaft desselben Vereins.',
  'error.league.called-already': '{name} ist schon angefordert.',
  'error.league.answered-already':
    'Die Anforderung ist beantwortet. Die Ligaleitung kann noch anders entscheiden.',
  'error.league.confirm-erasing': 'Das löscht persönliche Daten endgültig.',
  'field.season': 'Saison',
  'field.winPoints': 'Mannschaftspunkte für einen Sieg',
  'field.drawPoints': 'Mannschaftspunkte für ein Unentschieden',
  'field.firstBoard': 'Heimmannschaft an Brett 1',
  'field.lineUpOrder': 'Reihenfolge der Aufstellung',
  'field.wrongOrder': 'Eine falsche Reihenfolge',
  'field.ratingGap': 'Wertungsabstand, nach dem gefragt wird',
  'field.fixedAfter': 'In der höheren Mannschaft festgespielt nach Wettkämpfen',
  'field.namedUntil': 'Meldung bis',
  'field.silenceHours': 'Schweigen gilt als Bestätigung nach Stunden',
  'field.waitMinutes': 'Minuten, bis ein Ersatzspieler antreten darf',
  'field.promoted': 'Aufsteiger',
  'field.relegated': 'Absteiger',
  'field.hall': 'Spielt zu Hause in',
  'field.homeDay': 'Heimspieltag',
  'field.homeTime': 'Beginn zu Hause',
  'field.captain': 'Mannschaftsführer',
  'field.captainContact': 'Telefon oder E-Mail des Mannschaftsführers',
  'field.deputy': 'Stellvertreter',
  'field.deputyContact': 'Telefon oder E-Mail des Stellvertreters',
  'field.accounts': 'Konten, die für die Mannschaft handeln',
  'field.time': 'Uhrzeit',
  'field.due': 'Zu spielen bis',
  'field.reason': 'Grund',
  'field.leave': 'Erlaubnis der Nachmeldung',
  'field.into': 'Neuer Verein',
  'field.start': 'Spielbeginn',
  'field.arbiter': 'Schiedsrichter',
  'field.lateArrivals': 'Zu spät Gekommene',
  'field.remarks': 'Bemerkungen',
};
