import { section } from '../section.ts';

/** Teams, schedules and seat plans: what the systems whose rounds are known beforehand show. */
export const teamsAndSeatsTexts = section({
  'teams.teams': { da: 'Hold', de: 'Mannschaften', en: 'Teams' },
  'teams.team-n': { da: 'Hold {team}', de: 'Mannschaft {team}', en: 'Team {team}' },
  'teams.match-points': { da: 'Matchpoint', de: 'Mannschaftspunkte', en: 'Match points' },
  'teams.board-points': { da: 'Brætpoint', de: 'Brettpunkte', en: 'Board points' },
  'teams.order-match-points': {
    da: 'Først afgør matchpoint, dernæst brætpoint. En kamp giver matchpoint, når alle dens brætter er færdige.',
    de: 'Zuerst entscheiden die Mannschaftspunkte, dann die Brettpunkte. Ein Kampf gibt Mannschaftspunkte, sobald alle seine Bretter beendet sind.',
    en: 'Match points decide first, then board points. A match gives match points once all its boards are finished.',
  },
  'teams.order-board-points': {
    da: 'Først afgør brætpoint, dernæst matchpoint. En kamp giver matchpoint, når alle dens brætter er færdige.',
    de: 'Zuerst entscheiden die Brettpunkte, dann die Mannschaftspunkte. Ein Kampf gibt Mannschaftspunkte, sobald alle seine Bretter beendet sind.',
    en: 'Board points decide first, then match points. A match gives match points once all its boards are finished.',
  },
  'teams.matches': { da: 'Kampe', de: 'Kämpfe', en: 'Matches' },
  'teams.match': {
    da: 'Hold {first} – Hold {second}',
    de: 'Mannschaft {first} – Mannschaft {second}',
    en: 'Team {first} – Team {second}',
  },
  'teams.match-open': { da: 'ikke færdig', de: 'noch offen', en: 'not finished' },
  'teams.free': {
    da: 'Hold {team} sidder over.',
    de: 'Mannschaft {team} ist spielfrei.',
    en: 'Team {team} is free.',
  },
  'teams.line-up': {
    da: 'Opstilling efter bræt',
    de: 'Aufstellung nach Brettern',
    en: 'Line-up by board',
  },
  'teams.captain': { da: 'holdleder', de: 'Mannschaftsführer', en: 'captain' },
  'teams.not-yet': {
    da: 'Holdene dannes, når spillerne har fået numre efter styrke.',
    de: 'Die Mannschaften entstehen, sobald die Spieler nach Spielstärke nummeriert sind.',
    en: 'Teams are made once the players are numbered by strength.',
  },
  'teams.individuals': { da: 'Spillernes stilling', de: 'Einzeltabelle', en: 'Players' },
  'schedule.schedule': { da: 'Alle runder', de: 'Alle Runden', en: 'All rounds' },
  'schedule.free': {
    da: 'Sidder over: {names}',
    de: 'Spielfrei: {names}',
    en: 'Free: {names}',
  },
  'schedule.not-yet': {
    da: 'Rundeplanen kendes, når spillerne har fået numre.',
    de: 'Der Rundenplan steht fest, sobald die Spieler Nummern haben.',
    en: 'The schedule is known once the players have numbers.',
  },
  'schedule.set-all': {
    da: 'Læg alle runder nu',
    de: 'Jetzt alle Runden ansetzen',
    en: 'Set all rounds now',
  },
  'schedule.set-all-what': {
    da: 'Rundernes parringer afhænger ikke af resultaterne. De kan offentliggøres alle på én gang; resultater kan så tastes i enhver runde.',
    de: 'Die Paarungen hängen nicht von den Ergebnissen ab. Sie lassen sich alle auf einmal veröffentlichen; Ergebnisse sind dann in jeder Runde einzugeben.',
    en: 'The pairings do not depend on results. They can be published all at once; results can then be entered in any round.',
  },
  'schedule.rounds-from-players': {
    da: 'Antallet af runder følger af antallet af spillere eller hold.',
    de: 'Die Rundenzahl folgt aus der Zahl der Spieler oder Mannschaften.',
    en: 'The number of rounds follows from the number of players or teams.',
  },
  'seats.plan': { da: 'Bordplan', de: 'Sitzplan', en: 'Seat plan' },
  'seats.drawing': {
    da: 'Bordet set fra oven med {boards|1 bræt|{boards} brætter} og {count} pladser',
    de: 'Die Tafel von oben mit {boards|1 Brett|{boards} Brettern} und {count} Plätzen',
    en: 'The table from above with {boards|1 board|{boards} boards} and {count} seats',
  },
  'seats.sit-down': {
    da: 'Runde 1: sæt dig på pladsen med dit nummer.',
    de: 'Runde 1: Jeder setzt sich auf den Platz mit seiner Nummer.',
    en: 'Round 1: sit down at the seat with your number.',
  },
  'seats.colours': {
    da: 'Hvid og sort skifter fra bræt til bræt. Brætterne bliver stående, som de står.',
    de: 'Weiß und Schwarz wechseln von Brett zu Brett. Die Bretter bleiben stehen, wie sie stehen.',
    en: 'White and Black alternate from board to board. The boards stay as they stand.',
  },
  'seats.move-odd': {
    da: 'Efter hver runde rykker alle én plads i pilenes retning. Den, der havde sort på bræt 1, holder pause; den, der holdt pause, får hvid på bræt 1.',
    de: 'Nach jeder Runde rutschen alle einen Platz in Pfeilrichtung. Wer an Brett 1 Schwarz hatte, pausiert; wer pausiert hat, bekommt Weiß an Brett 1.',
    en: 'After each round everybody moves one seat along the arrows. Whoever had Black at board 1 pauses; whoever paused has White at board 1.',
  },
  'seats.move-even': {
    da: 'Efter hver runde rykker alle én plads i pilenes retning, undtagen nr. 1, som bliver siddende. Bræt 1 vendes efter hver runde, så nr. 1 skifter farve.',
    de: 'Nach jeder Runde rutschen alle einen Platz in Pfeilrichtung, nur Nr. 1 bleibt sitzen. Brett 1 wird nach jeder Runde gedreht, so dass Nr. 1 die Farbe wechselt.',
    en: 'After each round everybody moves one seat along the arrows, but number 1 stays. Board 1 is turned after each round, so that number 1 changes colour.',
  },
  'seats.move-two': {
    da: 'Brættet vendes efter hvert parti.',
    de: 'Das Brett wird nach jeder Partie gedreht.',
    en: 'The board is turned after each game.',
  },
  'seats.end': {
    da: 'Efter {rounds|1 runde|{rounds} runder} har alle mødt alle.',
    de: 'Nach {rounds|1 Runde|{rounds} Runden} hat jeder gegen jeden gespielt.',
    en: 'After {rounds|1 round|{rounds} rounds} everybody has met everybody.',
  },
  'seats.second-cycle': {
    da: 'Anden omgang: alle sætter sig igen som i runde 1, og alle brætter vendes.',
    de: 'Zweiter Durchgang: Alle setzen sich wieder wie in Runde 1, und alle Bretter werden gedreht.',
    en: 'Second cycle: everybody sits down again as in round 1, and all boards are turned.',
  },
  'seats.pause': { da: 'Pause', de: 'Pause', en: 'Pause' },
  'seats.stays': { da: 'bliver siddende', de: 'bleibt sitzen', en: 'stays' },
  'seats.turned': { da: 'vendes', de: 'drehen', en: 'turn' },
  'seats.seat': {
    da: 'Plads {seat}: {player}, bræt {board}, {colour}',
    de: 'Platz {seat}: {player}, Brett {board}, {colour}',
    en: 'Seat {seat}: {player}, board {board}, {colour}',
  },
  'seats.seat-pause': {
    da: 'Plads {seat}: {player}, pause',
    de: 'Platz {seat}: {player}, Pause',
    en: 'Seat {seat}: {player}, pause',
  },
  'seats.goes-to': {
    da: 'rykker til plads {seat}',
    de: 'rutscht auf Platz {seat}',
    en: 'moves to seat {seat}',
  },
  'seats.not-yet': {
    da: 'Bordplanen kendes, når spillerne har fået numre.',
    de: 'Der Sitzplan steht fest, sobald die Spieler Nummern haben.',
    en: 'The seat plan is known once the players have numbers.',
  },
});
