import type { phonesTexts as reference } from '../en/phones.ts';
import type { Translation } from '../texts.ts';

/** Results reported from the boards, by phone, and the paper for it. */
export const phonesTexts: Translation<typeof reference> = {
  'phones.actor': 'Tisch {table} (Handy)',
  'phones.actor-player': 'Tisch {table}, {colour} (Handy)',
  'phones.title': 'Ergebnis melden',
  'phones.you-are': 'Sie melden für {name}.',
  'phones.who-reports': 'Der Sieger meldet; nach Remis meldet Weiß.',
  'phones.both-report':
    'Sie melden beide. Stimmen die Meldungen überein, ist das Ergebnis eingetragen.',
  'phones.how-ended': 'Wie ging die Partie aus?',
  'phones.won': '{name} hat gewonnen',
  'phones.sure': 'Stimmt das?',
  'phones.yes': 'Ja, melden',
  'phones.no': 'Nein, zurück',
  'phones.entered': 'Das Ergebnis ist eingetragen: {result}',
  'phones.entered-what': 'Mehr ist nicht zu tun. Bitte die Figuren wieder aufstellen.',
  'phones.own': 'Gemeldet: {result}',
  'phones.one-said': 'Es wird eingetragen, wenn der andere Spieler dasselbe meldet.',
  'phones.other-said': 'Der andere Spieler hat gemeldet. Jetzt melden Sie.',
  'phones.differing':
    'Die beiden Meldungen sind verschieden. Der Schiedsrichter klärt es; bitte am Brett bleiben.',
  'phones.otherwise':
    'Was eingetragen ist, bleibt, bis der Schiedsrichter Ihre Meldung angesehen hat.',
  'phones.to-enter': 'Der Schiedsrichter trägt es ein.',
  'phones.change': 'Ich habe mich vertippt',
  'phones.wrong': 'Das ist falsch',
  'phones.wrong-what':
    'Was eingetragen ist, lässt sich hier nicht ändern. Ihre Meldung wartet auf den Schiedsrichter.',
  'phones.something-else':
    'Kam jemand nicht, wird die Partie an einem anderen Tag beendet oder ist sonst etwas: bitte dem Schiedsrichter sagen.',
  'phones.other-rounds': 'Eine andere Partie',
  'phones.old-slip':
    'Das ist für Runde {round}. Jetzt läuft Runde {newest}: bitte den Code dieser Runde scannen.',
  'phones.nothing-not-asked-for':
    'Mit diesem Code werden keine Ergebnisse gemeldet. Bitte den Zettel abgeben oder es dem Schiedsrichter sagen.',
  'phones.nothing-finished':
    'Das Turnier ist beendet. Stimmt ein Ergebnis nicht, bitte dem Schiedsrichter sagen.',
  'phones.nothing-no-round': 'Noch hat keine Runde begonnen. Bitte nach der Partie wieder scannen.',
  'phones.nothing-no-game':
    'Hier gibt es in Runde {newest} keine Partie. Bitte in den Paarungen nach dem Tisch sehen und dort scannen.',
  'phones.pairings': 'Zu den Paarungen',
  'phones.again': 'Aktualisieren',
  'phones.report-here': 'Ergebnis hier melden',
  'phones.card-what':
    'Nach der Partie mit einem Handy im Netz des Saals scannen und das Ergebnis melden.',
  'phones.qr': 'QR-Code zum Melden',
  'phones.not-from-here':
    'Handys erreichen die Adresse nur, wenn sie nicht „localhost“ heißt: Öffnen Sie diese Seite unter der Adresse des Computers im Netz des Saals und drucken Sie von dort.',
  'phones.none':
    'In diesem Turnier werden vom Handy keine Ergebnisse gemeldet, und um Aussetzen wird nicht gebeten. Das lässt sich in den Einstellungen der Runden einschalten.',

  // Byes and withdrawals that players ask for themselves, and the arbiter's answers.
  'asks.title': 'Aussetzen oder zurücktreten',
  'asks.link': 'Eine Runde aussetzen oder zurücktreten',
  'asks.you':
    '{name}: Über das, worum Sie hier bitten, entscheidet der Schiedsrichter. Bis dahin ändert sich nichts.',
  'asks.until': 'bis {until}',
  'asks.until-paired': 'bis zur Auslosung',
  'asks.wish-half-point': 'Aussetzen mit ½ Punkt: Ich spiele nicht und bekomme einen halben Punkt',
  'asks.wish-zero-point': 'Aussetzen ohne Punkt: Ich spiele nicht und bekomme keinen Punkt',
  'asks.wish-withdrawal': 'Rücktritt ab dieser Runde: Ich spiele nicht mehr',
  'asks.which-round': 'Welche Runde?',
  'asks.which-wish': 'Worum bitten Sie?',
  'asks.send': 'Den Schiedsrichter bitten',
  'asks.nothing': 'Hier lässt sich um nichts mehr bitten. Bitte mit dem Schiedsrichter sprechen.',
  'asks.limit':
    'Jeder Spieler darf {count|einmal|{count}-mal} mit ½ Punkt aussetzen, nicht in der letzten Runde.',
  'asks.limit-none': 'Aussetzen mit ½ Punkt gibt es hier nicht.',
  'asks.limit-free': 'Aussetzen mit ½ Punkt gibt es nicht in der letzten Runde.',
  'asks.waits': 'Runde {round}: {wish}. Der Schiedsrichter hat noch nicht geantwortet.',
  'asks.take-back': 'Doch nicht',
  'asks.declined': 'Runde {round}: {wish}. Abgelehnt: {why}',
  'asks.declined-bare': 'Runde {round}: {wish}. Abgelehnt. Bitte mit dem Schiedsrichter sprechen.',
  'asks.granted': 'Runde {round}: {bye}. Das ist notiert.',
  'asks.out': 'Sie sind ab Runde {round} aus dem Turnier ausgeschieden.',
  'asks.short-half-point': 'Aussetzen mit ½ Punkt',
  'asks.short-zero-point': 'Aussetzen ohne Punkt',
  'asks.short-withdrawal': 'Rücktritt',
  'asks.not-taken':
    'Mit diesem Code kann man hier nicht um Aussetzen oder Rücktritt bitten. Bitte mit dem Schiedsrichter sprechen.',
  'asks.actor': 'Spieler (Handy)',
  'asks.card-what': 'Hier um Aussetzen bitten oder zurücktreten, bevor die Runde ausgelost ist.',
  'asks.back': 'Zum Brett',
  'asks.queue': 'Spieler bitten um',
  'asks.queue-count':
    '{count|Ein Spieler bittet|{count} Spieler bitten} um Aussetzen oder Rücktritt',
  'asks.queue-line': 'Runde {round}: {wish}',
  'asks.queue-withdrawal': 'Rücktritt ab Runde {round}',
  'asks.grant': 'Gewähren',
  'asks.decline': 'Ablehnen',
  'asks.why': 'Antwort an den Spieler',
  'asks.why-hint':
    'Der Spieler liest sie; Gesundheitliches und anderes Privates gehört nicht hinein.',
  'asks.own-page': 'Eigene Seite des Spielers zum Aussetzen oder Zurücktreten',
};
