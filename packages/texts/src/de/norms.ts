import type { normsTexts as english } from '../en/norms.ts';
import type { Translation } from '../texts.ts';

/** Norms and titles, on the command line as in the console. */
export const normsTexts = {
  'norms.none': 'Niemand hat eine Norm erzielt.',
  'norms.near': 'Nahe an einer Norm',
  'norms.candidates': 'Kandidatenergebnisse (DSU 2002 §26)',
  'norms.by-rating': 'Titel allein durch die Elo-Zahl',
  'norms.direct': 'Direkte Titel',
  'norms.direct-what':
    'Die FIDE vergibt Titel auch für Plätze bei Welt-, Kontinental- und Jugendmeisterschaften, ohne Normen. Ihre Tabelle liegt hier nicht vor: Gezeigt wird, was öffentliche Beschreibungen der Tabellen bis 2017 und für Amateure der von 2025 sagen. Vor einem Antrag ist in der geltenden Tabelle nachzusehen (handbook.fide.com, Kapitel B.01; es gibt eine ab 1. Januar 2026). Eine Meisterschaft eines Kontinents oder eines Teils davon braucht auch genügend Verbände, zehn Teilnehmer und neun Runden (1.2.2). Die Mindestzahlen sind: {list}.',
  'norms.direct-early': 'Plätze zählen nach der letzten Runde.',
  'norms.direct-none': 'Niemand erreicht einen Titel über dem eigenen, soweit hier bekannt.',
  'norms.direct-place': 'Platz {place}',
  'norms.direct-shared': 'Platz {place}, geteilt: nur für einen von ihnen, nach aller Feinwertung',
  'norms.direct-score': '{points} aus {count|einer Partie|{count} Partien}',
  'norms.direct-short': 'Elo {have}, mindestens {need}: erst, wenn das erreicht ist',
  'norms.direct-unrated': 'keine Elo-Zahl, mindestens {need}: erst, wenn das erreicht ist',
  'norms.direct-once': 'nur nach einer Beschreibung',
  'norms.assumed': 'Als erfüllt angenommen, da es aus den Ergebnissen nicht hervorgeht: {list}.',
  'norms.requirement.games': 'Partien: {have}, mindestens {need}',
  'norms.requirement.rounds': 'Beendete Runden: {have} von {need}',
  'norms.requirement.players': 'Spieler: {have}, mindestens {need}',
  'norms.requirement.federations': 'Föderationen: {have}, mindestens {need}',
  'norms.requirement.own-federation': 'Gegner aus der eigenen Föderation: {have}, höchstens {need}',
  'norms.requirement.one-federation': 'Gegner aus einer Föderation: {have}, höchstens {need}',
  'norms.requirement.foreigners': 'Ausländer: {have}, mindestens {need}',
  'norms.requirement.rated': 'Mit Elo 2001 oder mehr: {have}, mindestens {need}',
  'norms.requirement.titled': 'Titelträger: {have}, mindestens {need}',
  'norms.requirement.key-titles': 'Gegner mit den verlangten Titeln: {have}, mindestens {need}',
  'norms.requirement.average': 'Eloschnitt: {have}, mindestens {need}',
  'norms.requirement.performance': 'Elo-Leistung: {have}, mindestens {need}',
  'norms.requirement.score': 'Punkte: {have}, mindestens {need}',
  'norms.condition.registered': 'mindestens 30 Tage vor Beginn bei der FIDE angemeldet',
  'norms.condition.arbiters':
    'jederzeit ein Internationaler oder FIDE-Schiedsrichter im Turniersaal',
  'norms.condition.arbiters-not-playing': 'kein Schiedsrichter spielt mit',
  'norms.condition.equal-conditions':
    'gleiche Bedingungen für alle, nichts zugunsten Einzelner geändert',
  'norms.condition.rating-list': 'Elo-Zahlen und Titel vom ersten Tag',
  'norms.condition.rounds-planned': 'Runden',
  'norms.condition.rounds-a-day': 'Runden am Tag',
  'norms.condition.hours-a-day': 'Stunden Spielzeit am Tag',
  'norms.condition.thinking-time': 'Minuten je Spieler für 60 Züge',
  'norms.condition.moves-an-hour': 'Züge in der Stunde bis zu einer Zeitkontrolle',
  'norms.condition.full-time':
    'Minuten je Spieler für 60 Züge (bei weniger erzielt ein Spieler nur eine Norm)',
  'norms.condition.days': 'Tage von der ersten bis zur letzten Runde',
  'norms.condition.double-rounds': 'Tage mit zwei Runden (für GM-Normen)',
  'norms.condition.last-rounds': 'der letzten drei Runden an einem eigenen Tag (für GM-Normen)',
  'norms.condition.one-round-days':
    'Tage mit einer Runde (für eine Norm eines Antrags auf GM oder WGM nötig)',
  'norms.condition.large-event':
    'Spieler durch alle Runden, im Schnitt Elo 2000 (eine Norm eines Antrags muss aus so einem Schweizer Turnier kommen)',
  'norms.limit-least': '{what}: mindestens {need}',
  'norms.limit-most': '{what}: höchstens {need}',
  'norms.at-least': '{what}: {have}, mindestens {need}',
  'norms.at-most': '{what}: {have}, höchstens {need}',
  'norms.still': 'Noch nötig: {points} aus {rounds} gegen einen Schnitt von {average}',
  'norms.still-any': 'Noch nötig: {points} aus {rounds}, gegen wen auch immer',
  'norms.still-titled': 'Unter den kommenden Gegnern mindestens {count} Titelträger',
  'norms.still-key-titles':
    'Unter den kommenden Gegnern mindestens {count} mit den verlangten Titeln',
  'norms.still-federations':
    'Unter den kommenden Gegnern mindestens {count} weitere ausländische Föderationen',
} as const satisfies Translation<typeof english>;
