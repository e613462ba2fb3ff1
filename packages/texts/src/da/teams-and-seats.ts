import type { teamsAndSeatsTexts as reference } from '../en/teams-and-seats.ts';
import type { Translation } from '../texts.ts';

/** Teams, schedules and seat plans: what the systems whose rounds are known beforehand show. */
export const teamsAndSeatsTexts: Translation<typeof reference> = {
  'teams.teams': 'Hold',
  'teams.team-n': 'Hold {team}',
  'teams.match-points': 'Matchpoint',
  'teams.board-points': 'Partipoint',
  'teams.order-match-points':
    'Først afgør matchpoint, dernæst partipoint. En kamp giver matchpoint, når alle dens brætter er færdige.',
  'teams.order-board-points':
    'Først afgør partipoint, dernæst matchpoint. En kamp giver matchpoint, når alle dens brætter er færdige.',
  'teams.matches': 'Kampe',
  'teams.match': 'Hold {first} – Hold {second}',
  'teams.match-open': 'ikke færdig',
  'teams.free': 'Hold {team} sidder over.',
  'teams.captain': 'holdleder',
  'teams.not-yet': 'Holdene dannes, når spillerne har fået numre efter styrke.',
  'teams.individuals': 'Spillernes stilling',
  'schedule.schedule': 'Alle runder',
  'schedule.free': 'Sidder over: {names}',
  'schedule.colour-runs': 'Samme farve tre gange i træk',
  'schedule.uneven-meetings': 'De mødes ikke {count|præcis én gang|præcis to gange}',
  'schedule.never': 'aldrig',
  'schedule.not-yet': 'Rundeplanen kendes, når spillerne har fået numre.',
  'schedule.set-all': 'Læg alle runder nu',
  'schedule.set-all-what':
    'Rundernes parringer afhænger ikke af resultaterne. De kan offentliggøres alle på én gang; resultater kan så indtastes i alle runder.',
  'schedule.rounds-from-players': 'Antallet af runder følger af antallet af spillere eller hold.',
  'seats.plan': 'Bordplan',
  'seats.drawing': 'Bordet set fra oven med {boards|1 bræt|{boards} brætter} og {count} pladser',
  'seats.sit-down': 'Runde 1: sæt dig på pladsen med dit nummer.',
  'seats.colours': 'Hvid og sort skifter fra bræt til bræt. Brætterne bliver stående, som de står.',
  'seats.move-odd':
    'Efter hver runde rykker alle én plads i pilenes retning. Den, der havde sort på bræt 1, holder pause; den, der holdt pause, får hvid på bræt 1.',
  'seats.move-even':
    'Efter hver runde rykker alle én plads i pilenes retning, undtagen nr. 1, som bliver siddende. Bræt 1 vendes efter hver runde, så nr. 1 skifter farve.',
  'seats.move-two': 'Brættet vendes efter hvert parti.',
  'seats.end': 'Efter {rounds|1 runde|{rounds} runder} har alle mødt alle.',
  'seats.second-cycle': 'Anden omgang: alle sætter sig igen som i runde 1, og alle brætter vendes.',
  'seats.pause': 'Pause',
  'seats.stays': 'bliver siddende',
  'seats.turned': 'vendes',
  'seats.seat': 'Plads {seat}: {player}, bræt {board}, {colour}',
  'seats.seat-pause': 'Plads {seat}: {player}, pause',
  'seats.goes-to': 'rykker til plads {seat}',
  'seats.not-yet': 'Bordplanen kendes, når spillerne har fået numre.',
};
