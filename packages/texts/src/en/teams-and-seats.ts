import type { Texts } from '../texts.ts';

/** Teams, schedules and seat plans: what the systems whose rounds are known beforehand show. */
export const teamsAndSeatsTexts = {
  'teams.teams': 'Teams',
  'teams.team-n': 'Team {team}',
  'teams.match-points': 'Match points',
  'teams.board-points': 'Game points',
  'teams.order-match-points':
    'Match points decide first, then game points. A match gives match points once all its boards are finished.',
  'teams.order-board-points':
    'Game points decide first, then match points. A match gives match points once all its boards are finished.',
  'teams.matches': 'Matches',
  'teams.match': 'Team {first} – Team {second}',
  'teams.match-open': 'not finished',
  'teams.free': 'Team {team} is free.',
  'teams.captain': 'captain',
  'teams.not-yet': 'Teams are formed once the players are numbered by strength.',
  'teams.individuals': 'Players',
  'schedule.schedule': 'All rounds',
  'schedule.free': 'Free: {names}',
  'schedule.colour-runs': 'The same colour three times in a row',
  'schedule.uneven-meetings': 'They do not meet {count|exactly once|exactly twice}',
  'schedule.never': 'never',
  'schedule.not-yet': 'The schedule is available once the players have numbers.',
  'schedule.set-all': 'Set all rounds now',
  'schedule.set-all-what':
    'The pairings do not depend on results. You can publish them all at once and then enter results in any round.',
  'schedule.rounds-from-players':
    'The number of rounds follows from the number of players or teams.',
  'seats.plan': 'Seat plan',
  'seats.drawing': 'The table from above with {boards|1 board|{boards} boards} and {count} seats',
  'seats.sit-down': 'Round 1: sit down at the seat with your number.',
  'seats.colours': 'White and Black alternate from board to board. The boards stay where they are.',
  'seats.move-odd':
    'After each round everybody moves one seat along the arrows. The player who had Black at board 1 pauses; the player who paused has White at board 1.',
  'seats.move-even':
    'After each round everybody moves one seat along the arrows, but number 1 stays. Board 1 is turned after each round, so that number 1 changes colour.',
  'seats.move-two': 'The board is turned after each game.',
  'seats.end': 'After {rounds|1 round|{rounds} rounds} everybody has met everybody.',
  'seats.second-cycle':
    'Second cycle: everybody sits down again as in round 1, and all boards are turned.',
  'seats.pause': 'Pause',
  'seats.stays': 'stays',
  'seats.turned': 'turn',
  'seats.seat': 'Seat {seat}: {player}, board {board}, {colour}',
  'seats.seat-pause': 'Seat {seat}: {player}, pause',
  'seats.goes-to': 'moves to seat {seat}',
  'seats.not-yet': 'The seat plan is available once the players have numbers.',
} as const satisfies Texts;
