import type { teamsAndSeatsTexts as reference } from '../en/teams-and-seats.ts';
import type { Translation } from '../texts.ts';

/** Teams, schedules and seat plans: what the systems whose rounds are known beforehand show. */
export const teamsAndSeatsTexts: Translation<typeof reference> = {
  'teams.teams': 'Mannschaften',
  'teams.team-n': 'Mannschaft {team}',
  'teams.match-points': 'Mannschaftspunkte',
  'teams.board-points': 'Brettpunkte',
  'teams.order-match-points':
    'Zuerst entscheiden die Mannschaftspunkte, dann die Brettpunkte. Ein Kampf gibt Mannschaftspunkte, sobald alle seine Bretter beendet sind.',
  'teams.order-board-points':
    'Zuerst entscheiden die Brettpunkte, dann die Mannschaftspunkte. Ein Kampf gibt Mannschaftspunkte, sobald alle seine Bretter beendet sind.',
  'teams.matches': 'Kämpfe',
  'teams.match': 'Mannschaft {first} – Mannschaft {second}',
  'teams.match-open': 'noch offen',
  'teams.free': 'Mannschaft {team} ist spielfrei.',
  'teams.captain': 'Mannschaftsführer',
  'teams.not-yet':
    'Die Mannschaften entstehen, sobald die Spieler nach Spielstärke nummeriert sind.',
  'teams.individuals': 'Einzeltabelle',
  'schedule.schedule': 'Alle Runden',
  'schedule.free': 'Spielfrei: {names}',
  'schedule.colour-runs': 'Dreimal nacheinander dieselbe Farbe',
  'schedule.uneven-meetings': 'Sie treffen nicht {count|genau einmal|genau zweimal} aufeinander',
  'schedule.never': 'nie',
  'schedule.not-yet': 'Der Rundenplan steht fest, sobald die Spieler Nummern haben.',
  'schedule.set-all': 'Jetzt alle Runden ansetzen',
  'schedule.set-all-what':
    'Die Paarungen hängen nicht von den Ergebnissen ab. Sie lassen sich alle auf einmal veröffentlichen; Ergebnisse sind dann in jeder Runde einzugeben.',
  'schedule.rounds-from-players':
    'Die Rundenzahl folgt aus der Zahl der Spieler oder Mannschaften.',
  'seats.plan': 'Sitzplan',
  'seats.drawing': 'Die Tafel von oben mit {boards|1 Brett|{boards} Brettern} und {count} Plätzen',
  'seats.sit-down': 'Runde 1: Jeder setzt sich auf den Platz mit seiner Nummer.',
  'seats.colours':
    'Weiß und Schwarz wechseln von Brett zu Brett. Die Bretter bleiben stehen, wie sie stehen.',
  'seats.move-odd':
    'Nach jeder Runde rutschen alle einen Platz in Pfeilrichtung. Wer an Brett 1 Schwarz hatte, pausiert; wer pausiert hat, bekommt Weiß an Brett 1.',
  'seats.move-even':
    'Nach jeder Runde rutschen alle einen Platz in Pfeilrichtung, nur Nr. 1 bleibt sitzen. Brett 1 wird nach jeder Runde gedreht, sodass Nr. 1 die Farbe wechselt.',
  'seats.move-two': 'Das Brett wird nach jeder Partie gedreht.',
  'seats.end': 'Nach {rounds|1 Runde|{rounds} Runden} hat jeder gegen jeden gespielt.',
  'seats.second-cycle':
    'Zweiter Durchgang: Alle setzen sich wieder wie in Runde 1, und alle Bretter werden gedreht.',
  'seats.pause': 'Pause',
  'seats.stays': 'bleibt sitzen',
  'seats.turned': 'drehen',
  'seats.seat': 'Platz {seat}: {player}, Brett {board}, {colour}',
  'seats.seat-pause': 'Platz {seat}: {player}, Pause',
  'seats.goes-to': 'rutscht auf Platz {seat}',
  'seats.not-yet': 'Der Sitzplan steht fest, sobald die Spieler Nummern haben.',
};
