import type { Texts } from '../texts.ts';

/** A table knows all rounds beforehand, whichever it is. */
const tableByHand =
  'Nothing has to be paired: the table of all rounds is in this paper and does not depend on results.\nWho has left is not replaced: whoever should have met them is free.\nA game that was missed is played on another day; the table stays as it is.';

/** The paper with which a hall goes on without power; steps by hand, one a line. */
export const emergencyPaperTexts = {
  'emergency.lead':
    'Everything you need to go on by paper, as of {time}, when round {round} had been published. Afterwards enter the results at the results desk, and the pairs of a round paired by hand in the field “Type the pairs from paper” on the Round page.',
  'emergency.toc-pairings': 'Round {round}: pairings and results',
  'emergency.toc-names': 'Round {round} by name',
  'emergency.toc-standings': 'Standings after round {round}',
  'emergency.toc-next': 'Pairing the next round by hand',
  'emergency.toc-cards': 'Round cards',
  'emergency.toc-slips': 'Empty slips',
  'emergency.by-hand-monrad':
    'Write every result and the points in all on the round cards. A game that is not finished counts as a draw (DSU 2002 4.10 §2).\nSort the cards by points, the most on top; with equal points by the placing before, after round 1 by draw number. Note the placing on each card (DSU 2002 4.10 §2, 4.10.1).\nFrom the top each meets the nearest below whom they have not met. A game that was forfeited was no meeting (DSU 2002 4.10 §3).\nIf the last ones have all met, dissolve the pair made last and try with its two as well, then the pair before it, until all have opponents. Everybody keeps their placing (DSU 2002 4.10 §3, 4.10.1).\nWhite has who has had White in fewer games; with equal numbers the lower placed (DSU 2002 4.10 §4).\nWith an odd number the lowest placed who has not yet sat out does so and gets a point. If somebody has left, who left first counts as the lowest placed, and whoever meets them sits out (DSU 2002 4.10 §5, §16d).\nBefore you begin the round, see that the one after it can be paired too (DSU 2002 4.10.1).',
  'emergency.by-hand-nordic':
    'Points in all; a game that is not finished counts as a draw (DSU 2002 4.11 §2).\nPut the players into pools of equal points, in each the strongest (lowest number) on top. With an odd number of players X is the weakest of the lowest pool; who meets X gets a point and counts as having had White, and nobody meets X twice (DSU 2002 4.11 §5.1–5.6).\nPair the pools from the top. In a pool of odd size the middle player floats to the pool below; if a pool of even size cannot be paired, the middle two do (DSU 2002 4.11 §5.7, §5.8).\nDivide the pool into a strong half a and a weak half b: the first of a meets the first of b, the second the second … (DSU 2002 4.11 §5.9, §5.10.1).\nWhere two have met, the next lower of b moves up; if that does not help, dissolve the pair before; then exchange the lowest of a with the highest of b, and so on (DSU 2002 4.11 §5.10.2).\nThose who float are paired before the next pool: from the top each with the nearest lower player they have not met (DSU 2002 4.11 §5.11).\nWhite has who has had it less often; then who had Black in the last round, the last two …; else the one with more points, or the stronger, changes colour. In round 1 the players of half a have Black (DSU 2002 4.11 §5.13).',
  'emergency.by-hand-dutch':
    'Put the players into groups of equal points, the most on top, in each by pairing number; a game that is not finished counts as a draw.\nWith an odd number the bye goes to somebody of the lowest group who has had neither a bye nor a point without play, so that the others can be paired (FIDE C.04.3 2026 C2, C5).\nNobody meets the same opponent twice, and two who must both have the same colour do not meet (FIDE C.04.3 2026 C1, C3).\nFrom the top: divide the group into halves S1 and S2; the first of S1 meets the first of S2, the second the second … Where that cannot be, change the order of S2 as low down as possible, then exchange the lowest of S1 with the highest of S2 (FIDE C.04.3 2026 3.6).\nWho is left over goes to the group below and is paired there first, with the highest possible of it. As few as possible go down, and those with the fewest points (FIDE C.04.3 2026 C6, C7).\nA player with one more White than Black wants Black, and the other way round; with a difference of two, or the same colour twice running, they must. With equal numbers the colour of the last game changes (FIDE C.04.3 2026 1.7).\nColours: both wishes; else the stronger wish; else alternate from the latest round in which the two had different colours; else the wish of the higher ranked (FIDE C.04.3 2026 5.2).\nThe computer weighs more criteria (FIDE C.04.3 2026 C8–C21) than a hand can: note beside the round that it was paired by hand.',
  'emergency.by-hand-tempelhof':
    'Put the players into groups of equal points, in each by number; a game that is not finished counts as a draw (Tempelhof 2018 III.A.6).\nPlayers of equal points meet as far as that is possible; nobody meets the same opponent twice (Tempelhof 2018 IV.2).\nNobody has the same colour three times running, in the last round either (Tempelhof 2018 III.B.1).\nWhere a group does not come out even, one of more points with a low Buchholz meets one of fewer with a high one (Tempelhof 2018 IV.2).\nWith an odd number the last who has had none has the bye and gets a point (Tempelhof 2018 IV.2).\nWhite has who has had White less often; else both change from the last game in which their colours differed.',
  'emergency.by-hand-berger': tableByHand,
  'emergency.by-hand-dsu': tableByHand,
  'emergency.by-hand-tempelhof-table': tableByHand,
  'emergency.by-hand-rutsch':
    'Nothing has to be paired: the table of all rounds is in this paper.\nAfter each round all players move one board on, clockwise; the boards keep their colours (Tempelhof 2018 IV.3).\nWith an even number the player who had White at table 1 in the first round stays seated there, changes colour each time, and is passed over. With an odd number who had Black at table 1 pauses, and who paused comes to table 1 (Tempelhof 2018 IV.3).',
  'emergency.by-hand-cup':
    'The winner of each match goes on to the line where its bracket meets the next; the bracket was drawn once and stays (Tempelhof 2018 III.C.1, III.C.2).\nAfter a draw the match is played again with colours changed, as the announcement says; if it is still undecided, the lot decides (Tempelhof 2018 III.C.3).\nWho does not come is out, and the opponent goes on.',
  'emergency.by-hand-play-off':
    'The tied players play their matches by the plan: who has won a match is placed above the other.\nColours change from game to game of a match.\nIf a match is still even at the end, a lot decides.',
  'emergency.by-hand-olympiad':
    'Teams meet by the table of rounds in this paper, which does not depend on results (DSU 2002 4.13.5, 4.15).\nIn a match number 1 of a team meets number 1 of the other, number 2 number 2 …; colours alternate from board to board.',
} as const satisfies Texts;
