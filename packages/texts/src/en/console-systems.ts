import type { Texts } from '../texts.ts';

/** The choice of a pairing system and what can be chosen in it. */
export const consoleSystemsTexts = {
  'console.part-system': 'Pairing system',
  'console.systems-swiss': 'Round by round, by the standings',
  'console.systems-round-robin': 'Everybody against everybody',
  'console.systems-other': 'Others',
  'console.system-monrad-what':
    'Neighbour against neighbour in the placing after each round (DSU 2002 4.10). Numbers are drawn by lot.',
  'console.system-nordic-what':
    'Point pools, upper half against lower (DSU 2002 4.11). Start numbers by strength.',
  'console.system-dutch-what':
    'FIDE’s Swiss system (C.04.3), used by most rated tournaments. Numbers by rating.',
  'console.system-tempelhof-what':
    'The club’s Swiss (Tempelhof 2018 IV.2): equal points meet, never the same colour three times running.',
  'console.system-berger-what':
    'Everybody against everybody by FIDE’s Berger tables. The number of players gives the number of rounds.',
  'console.system-dsu-what':
    'Everybody against everybody by the Danish rule (DSU 2002 4.15). The number of players gives the number of rounds.',
  'console.system-tempelhof-table-what':
    'Everybody against everybody by the club’s tables (Tempelhof 2018 IV.1): colours stay when a player is added.',
  'console.system-rutsch-what':
    'Everybody against everybody at one long table: all move one seat after each round (Tempelhof 2018 IV.3). For blitz.',
  'console.system-play-off-what':
    'For a shared place (FIDE 2012, annex 3): two play a match, three all against all, four a knock-out; blitz.',
  'console.system-cup-what':
    'Whoever loses is out (Tempelhof 2018 III.C). Drawn games are replayed.',
  'console.system-olympiad-what':
    'Players are divided into equally strong teams, all teams against all (DSU 2002 4.13.5).',
  'console.option-edition': 'Edition',
  'console.option-edition-fide-2026': 'in force since February 2026',
  'console.option-edition-fide-2017': '2017 (until January 2026)',
  'console.option-acceleration': 'Acceleration',
  'console.option-acceleration-hint':
    'Gives the upper half extra points for the pairing of the first rounds, not for the standings.',
  'console.option-acceleration-none': 'none',
  'console.option-acceleration-baku': 'Baku (C.04.7)',
  'console.option-initialColour': 'Number 1 has in round 1',
  'console.option-initialColour-hint': 'Drawn by lot before round 1 (C.04.3, 5.1.1).',
  'console.option-initialColour-lot': 'by lot',
  'console.option-initialColour-white': 'White',
  'console.option-initialColour-black': 'Black',
  'console.half-point-byes-hint':
    'Empty: as many as asked for. Never in the last round, and not for players with special conditions (FIDE 2012 8.3.4).',
  'console.ratings-usual': 'as usual with the system: {ratings}',
  'console.ratings-same': 'the one that decides',
  'console.pairing-ratings-hint':
    'For numbers by strength, pairings, groups, tie-breaks by rating, prizes and time odds. National means the list of this kind of play, else that of standard play. Numbers already given stay until the players are numbered again.',
  'console.second-ratings-hint':
    'Who of two with the same rating stands in front when numbers are given by strength; where this is equal too, title and name decide.',
  'console.ratings-no-second': 'title and name alone',
  'console.shown-ratings-hint':
    'Stands with a player on pages, prints and tables. A number from another list than the others’ names it.',
  'console.option-firstRound': 'First round',
  'console.option-firstRound-lot': 'by lot',
  'console.option-firstRound-rating-halves': 'by rating: upper half against lower',
  'console.option-teams': 'Number of teams',
  'console.option-order': 'The teams’ standings go first by',
  'console.option-order-match-points': 'match points (2 – 1 – 0)',
  'console.option-order-board-points': 'game points',
  'console.option-cycles': 'Cycles',
  'console.option-cycles-1': 'single: once',
  'console.option-cycles-2': 'double: twice',
  'console.option-withdrawals': 'When somebody withdraws',
  'console.option-swiss-withdrawals': 'When somebody withdraws',
  'console.option-withdrawals-fide-2012':
    'FIDE: less than half played does not count in the standings',
  'console.option-withdrawals-dsu-2002':
    'DSU 2002 §16: less than half played does not count in the standings',
  'console.option-withdrawals-tempelhof-2018': 'Tempelhof 2018 III.A.12–13: points are corrected',
  'console.option-swiss-withdrawals-tempelhof-2018':
    'Tempelhof 2018 III.A.12–13: less than half of the rounds is struck',
  'console.option-swiss-withdrawals-fide-2012': 'FIDE: all results stay',
  'console.option-freeDates': 'Games by appointment: all rounds are open from the start',
  'console.bye-worth': 'The bye gives',
  'console.bye-worth-win': 'as for a win',
  'console.bye-worth-draw': 'as for a draw',
  'console.bye-worth-loss': 'nothing',
  'console.forbidden-sameClub': 'Players of one club do not meet',
  'console.forbidden-sameFederation': 'Players of one federation do not meet',
  'console.step-pair-all': 'Set all rounds',
  'console.forbidden-groups': 'By name',
  'console.forbidden-groups-what':
    'Nobody in a group meets another of it. It holds for the rounds not yet paired and stands in the report to FIDE (260).',
  'console.forbidden-group': 'Group {number}',
  'console.forbidden-add': 'Add a player …',
  'console.forbidden-one-more': 'At least one more player is needed.',
  'console.forbidden-new-group': 'New group',
  'console.dutch-unusual':
    'FIDE’s rules want one value for all byes and the number of rounds fixed beforehand; Baku needs a win to be worth two draws and a loss nothing (C.04.7). Other scoring (3 – 1 – 0) leaves ratings alone, which follow from the results of the games. Changes after the start need a reason and stand in the history.',
} as const satisfies Texts;
