import type { ratedEventTexts as english } from '../en/rated-event.ts';
import type { Translation } from '../texts.ts';

/** Whether an event will be rated: what the rules ask of it before it begins. */
export const ratedEventTexts = {
  'rated.condition.thinking-time': 'Minuten je Spieler für 60 Züge',
  'rated.condition.time-against-2400':
    'Minuten, wo jemand mit 2400 oder mehr spielt; sonst wird die Partie nicht gewertet',
  'rated.condition.time-against-1800':
    'Minuten, wo jemand mit 1800 oder mehr spielt; sonst wird die Partie nicht gewertet',
  'rated.condition.first-control': 'Züge bis zur ersten Zeitkontrolle',
  'rated.condition.moves-an-hour': 'Züge in der Stunde bis zu einer Zeitkontrolle',
  'rated.condition.equal-times': 'beide Spieler haben gleich viel Zeit',
  'rated.condition.rounds-a-day': 'Runden am Tag',
  'rated.condition.hours-a-day': 'Stunden Spielzeit am Tag',
  'rated.condition.days': 'Tage von der ersten bis zur letzten Runde',
  'rated.condition.monthly-parts':
    'Tage von der ersten bis zur letzten Runde; sonst wird jeder Monat für sich gemeldet',
  'rated.condition.rated-players': 'Spieler mit Elo-Zahl',
  'rated.condition.match-rated': 'Spieler eines Wettkampfs mit Elo-Zahl',
  'rated.condition.registered': 'zur Elo-Auswertung angemeldet',
  'rated.condition.in-invitation': 'in der Ausschreibung steht, dass nach Elo gewertet wird',
  'rated.condition.no-smoking': 'kein Rauchen im Turniersaal',
  'rated.condition.reported': 'gemeldet; sonst ist die Gebühr der FIDE fällig',
  'rated.by-day': '{what}: bis {date}',
  'rated.met': 'Erfüllt',
  'rated.missed': 'Fehlt',
  'rated.assumed': 'Dafür ist zu sorgen',
  'rated.otherwise': 'Hier nicht',
  'rated.title': 'Wird es gewertet?',
  'rated.what':
    'Was die Regeln vor dem Beginn von einem Turnier verlangen, so wie es jetzt geplant ist.',
  'rated.look': 'Zeigen',
  'rated.registered-on': 'Angemeldet am',
  'rated.unknown': 'Was {edition} von einem Turnier verlangt, ist hier nicht bekannt.',
  'rated.see': 'Was fehlt',
  'rated.not-yet':
    'So geplant wertet die FIDE es nicht: {count|eine Bedingung fehlt|{count} Bedingungen fehlen}.',
} as const satisfies Translation<typeof english>;
