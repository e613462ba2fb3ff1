import type { asksTexts as reference } from '../en/asks.ts';
import type { Translation } from '../texts.ts';

/** Byes and withdrawals that players ask for themselves, and the arbiter's answers. */
export const asksTexts: Translation<typeof reference> = {
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
  'asks.here': 'Aussetzen oder zurücktreten',
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
  'asks.decline-it': 'Ablehnen',
  'asks.cancel': 'Jetzt nicht',
  'asks.own-page': 'Eigene Seite des Spielers zum Aussetzen oder Zurücktreten',
};
