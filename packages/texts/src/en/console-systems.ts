import type { Texts } from '../texts.ts';

/** The choice of a pairing system and what can be chosen in it. */
export const consoleSystemsTexts = {
  'console.part-system': 'Pairing system',
  'console.systems-swiss': 'Round by round, by the standings',
  'console.systems-round-robin': 'Everybody plays everybody',
  'console.systems-other': 'Other systems',
  'console.system-monrad-what':
    'Each player meets the nearest below in the placing after each round (DSU 2002 4.10). Numbers are drawn by lot.',
  'console.system-nordic-what':
    'Score pools, upper half against lower (DSU 2002 4.11). Players are numbered by strength.',
  'console.system-dutch-what':
    'FIDE’s Swiss system (C.04.3), used by most rated tournaments. Numbers by rating.',
  'console.system-dubov-what':
    'FIDE’s Dubov system (C.04.4.1 of 2026): within a scoregroup all are to have met equally strong opponents. Everybody needs a rating.',
  'console.system-burstein-what':
    'FIDE’s Burstein system (C.04.4.2 of 2026): first as in the Dutch system, then those with the strongest opposition of a scoregroup meet those with the weakest.',
  'console.system-tempelhof-what':
    'The club’s Swiss (Tempelhof 2018 IV.2): players on equal points meet, and nobody has the same colour three times running.',
  'console.system-keizer-what':
    'The club system of Belgium, the Netherlands and England: neighbours in the ranking meet, a win is worth the opponent’s place. Players come and go; two may meet again.',
  'console.system-berger-what':
    'Everybody plays everybody, by FIDE’s Berger tables. The number of players gives the number of rounds.',
  'console.system-dsu-what':
    'Everybody plays everybody, by the Danish rule (DSU 2002 4.15). The number of players gives the number of rounds.',
  'console.system-tempelhof-table-what':
    'Everybody plays everybody, by the club’s tables (Tempelhof 2018 IV.1): colours stay the same when a player is added.',
  'console.system-rutsch-what':
    'Everybody plays everybody at one long table: all move one seat after each round (Tempelhof 2018 IV.3). For blitz.',
  'console.system-play-off-what':
    'For a shared place (FIDE 2012, annex 3): two play a match, three a round robin, four a knock-out; blitz.',
  'console.system-cup-what': 'The loser is out (Tempelhof 2018 III.C). Drawn games are replayed.',
  'console.system-olympiad-what':
    'Players are divided into equally strong teams, and each team plays every other (DSU 2002 4.13.5).',
  'console.option-edition': 'Edition',
  'console.option-edition-fide-2026': 'in force since February 2026',
  'console.option-edition-fide-2017': '2017 (until January 2026)',
  'console.option-acceleration': 'Acceleration',
  'console.option-acceleration-hint':
    'Gives the upper half extra points for pairing the first rounds, not for the standings.',
  'console.option-acceleration-none': 'none',
  'console.option-acceleration-baku': 'Baku (C.04.7)',
  'console.option-initialColour': 'Colour of number 1 in round 1',
  'console.option-initialColour-hint': 'Drawn by lot before round 1 (C.04.3, 5.1.1).',
  'console.option-initialColour-lot': 'by lot',
  'console.option-initialColour-white': 'White',
  'console.option-initialColour-black': 'Black',
  'console.option-provisionalRating': 'Rating of players without one',
  'console.option-provisionalRating-hint':
    'Counts for the average of their opponents (C.04.4.1, 1.1.2). Announce it before round 1.',
  'console.half-point-byes-hint':
    'Leave empty for no limit. Never in the last round, and not for players with special conditions (FIDE 2012 8.3.4).',
  'console.ratings-usual': 'the system’s usual rating: {ratings}',
  'console.ratings-same': 'the rating that decides',
  'console.pairing-ratings-hint':
    'For numbers by strength, pairings, groups, tie-breaks by rating, prizes and time odds. National means the list for this kind of play, or standard if there is none. Numbers already given stay until you number the players again.',
  'console.second-ratings-hint':
    'Which of two players with the same rating comes first when players are numbered by strength; if this is equal too, title and name decide.',
  'console.ratings-no-second': 'title and name only',
  'console.unrated-as-hint':
    'They are numbered and paired by it, and count with it in tie-breaks by rating. Leave empty: they are numbered last, and those tie-breaks are dropped where somebody has no rating.',
  'console.hint-startPositions':
    'Before each round one of the 960 positions is drawn for all boards, on the page of the round; it is shown with the round, and the seed with it.',
  'console.start-position': 'Start position',
  'console.start-position-none': 'No start position is drawn yet.',
  'console.start-position-draw': 'Draw the start position',
  'console.start-position-again': 'Draw the start position again',
  'console.shown-ratings-hint':
    'Shown with each player on pages, prints and tables. A rating from a different list is marked with the list’s name.',
  'console.option-firstRound': 'First round',
  'console.option-firstRound-lot': 'by lot',
  'console.option-firstRound-rating-halves': 'by rating: upper half against lower',
  'console.option-topValue': 'Value of the first place',
  'console.option-topValue-hint': '0: three times the value of the last place.',
  'console.option-valueStep': 'Each place is worth less by',
  'console.option-winPercent': 'Win: % of the opponent’s value',
  'console.option-drawPercent': 'Draw: % of the opponent’s value',
  'console.option-lossPercent': 'Loss: % of the opponent’s value',
  'console.option-byePercent': 'Bye: % of one’s own value',
  'console.option-clubPercent': 'Away for the club (full-point bye): % of one’s own value',
  'console.option-noticePercent': 'Away with notice (half-point bye): % of one’s own value',
  'console.option-absencePercent': 'Away without notice: % of one’s own value',
  'console.option-absencesCounted': 'Absences with notice that count',
  'console.option-absencesCounted-hint': 'Later ones give nothing.',
  'console.option-ownValue': 'One’s own value',
  'console.option-ownValue-counted': 'counts once for everybody',
  'console.option-ownValue-left-out': 'does not count',
  'console.option-mostMeetings': 'Two players meet at most',
  'console.option-roundsBetween': 'Rounds between two games of the same players',
  'console.option-roundsBetween-hint': 'Eased where otherwise not everybody has an opponent.',
  'console.option-keizer-colours': 'White has',
  'console.option-keizer-colours-balance': 'whoever had it less often',
  'console.option-keizer-colours-return': 'whoever had Black in the last game of the two',
  'console.option-teams': 'Number of teams',
  'console.option-order': 'Team standings go first by',
  'console.option-order-match-points': 'match points (2 – 1 – 0)',
  'console.option-order-board-points': 'game points',
  'console.option-cycles': 'Cycles',
  'console.option-cycles-1': 'single round robin',
  'console.option-cycles-2': 'double round robin',
  'console.option-withdrawals': 'When a player withdraws',
  'console.option-swiss-withdrawals': 'When a player withdraws',
  'console.option-withdrawals-fide-2012':
    'FIDE: games do not count in the standings if less than half were played',
  'console.option-withdrawals-dsu-2002':
    'DSU 2002 §16: games do not count in the standings if less than half were played',
  'console.option-withdrawals-tempelhof-2018': 'Tempelhof 2018 III.A.12–13: points are corrected',
  'console.option-swiss-withdrawals-tempelhof-2018':
    'Tempelhof 2018 III.A.12–13: points are struck if less than half of the rounds were played',
  'console.option-swiss-withdrawals-fide-2012': 'FIDE: all results stay',
  'console.option-keepsLastRounds':
    'Twice round: keep the last two rounds of the first cycle in their places',
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
    'Players in the same group do not meet. This applies to rounds not yet paired and is included in the report to FIDE (260).',
  'console.forbidden-add': 'Add a player …',
  'console.forbidden-one-more': 'Add at least one more player.',
  'console.forbidden-new-group': 'New group',
  'console.dutch-unusual':
    'FIDE’s rules require one value for all byes and a number of rounds fixed in advance; Baku needs a win to be worth two draws and a loss nothing (C.04.7). Other scoring (3 – 1 – 0) does not affect ratings, which follow the results of the games. Changes after the start need a reason and are shown in the history.',
} as const satisfies Texts;
