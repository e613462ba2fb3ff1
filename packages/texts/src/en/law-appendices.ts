import type { Texts } from '../texts.ts';

/** The Laws of Chess told in our own words, adjourned games, rapid, blitz, notation, blind players and Chess960. */
export const lawAppendicesTexts = {
  'law.title-sealing': 'Sealing the move',
  'law.text-sealing':
    'At the end of the session the player to move writes his move without ambiguity, puts both scoresheets into an envelope, seals it and only then stops the clock; until then he may change it. A move made on the board after being asked is the sealed one. A player who adjourns early counts as having sealed at the end of the session, with his time accordingly.',
  'law.title-envelope': 'On the envelope',
  'law.text-envelope':
    'The names; the position before the sealed move; the time each has used; who sealed; the number of the move; an offer of a draw that stands; day, time and place of the resumption.',
  'law.title-keeping-the-envelope': 'Checking and keeping it',
  'law.text-keeping-the-envelope':
    'The arbiter checks what is written on the envelope and keeps it safe.',
  'law.title-offer-after-sealing': 'Offer after sealing',
  'law.text-offer-after-sealing':
    'An offer of a draw made after the opponent sealed stands until he has accepted or declined it (9.1).',
  'law.title-setting-up-again': 'Setting up again',
  'law.text-setting-up-again':
    'Before the resumption the position before the sealed move is set up and the clocks show the times used.',
  'law.title-ended-before-resumption': 'Agreed or resigned before',
  'law.text-ended-before-resumption':
    'A draw agreed before, or a resignation told to the arbiter, ends the game.',
  'law.title-opening-the-envelope': 'Opening the envelope',
  'law.text-opening-the-envelope': 'Only when the player who must reply is there.',
  'law.title-faulty-sealed-move': 'Faulty sealed move',
  'law.text-faulty-sealed-move':
    'A sealed move that is ambiguous, cannot be made out or is illegal loses, unless the opponent could not give mate or the game was drawn already.',
  'law.title-resumption': 'Resumption',
  'law.text-resumption':
    'The player who must reply is there: the envelope is opened, the move made, his clock started. He is not there: his clock is started, and the envelope waits for him. The player who sealed is not there: the opponent may seal his reply in a new envelope and start the other’s clock.',
  'law.title-late-at-resumption': 'Late at the resumption',
  'law.text-late-at-resumption':
    'A player who comes too late loses; but a sealed move that ended the game counts.',
  'law.in-2001-late-at-resumption':
    'More than an hour late, unless announced otherwise. The result is changed where the sealed move gives mate, stalemate or a dead position, or where the player who is there oversteps his time.',
  'law.in-2023-late-at-resumption':
    'After the default time. If neither is there and it is not zero, the player who must reply loses the time.',
  'law.title-lost-envelope': 'Lost envelope',
  'law.text-lost-envelope':
    'The game goes on from the adjourned position with the recorded times; whoever sealed makes the move that he says he sealed. Times unknown: the arbiter sets them. Position unknown: a new game.',
  'law.title-clock-wrong-at-resumption': 'Clock wrong at the resumption',
  'law.text-clock-wrong-at-resumption':
    'If a player points it out before his first move, it is put right; later the game goes on as it is, unless the arbiter finds it too grave.',
  'law.title-length-of-resumption': 'Length of the session',
  'law.text-length-of-resumption': 'The arbiter’s own clock decides.',
  'law.in-2001-length-of-resumption': 'Start and end are announced beforehand.',
  'law.in-2023-length-of-resumption': 'The start is announced beforehand.',
  'law.title-rapid-play': 'What rapid is',
  'law.text-rapid-play':
    'All moves in a time between two bounds for each player; with increment the time and sixty increments count.',
  'law.in-2001-rapid-play': 'From 15 to 60 minutes.',
  'law.in-2023-rapid-play': 'More than 10 and less than 60 minutes.',
  'law.title-laws-in-rapid': 'Which Laws hold in rapid',
  'law.text-laws-in-rapid': 'The ordinary Laws, with changes.',
  'law.in-2001-laws-in-rapid': 'Always with the changes of this appendix.',
  'law.in-2023-laws-in-rapid':
    'Without changes where one arbiter watches at most three games and each is recorded (A.4; the player may ask to see the score up to five times); otherwise A.5. The regulations say which, for the whole event.',
  'law.title-score-in-rapid': 'Scores in rapid',
  'law.text-score-in-rapid': 'Players need not write.',
  'law.in-2001-score-in-rapid': 'More is not said.',
  'law.in-2023-score-in-rapid':
    'They keep the claims that rest on a score, and may ask for a scoresheet at any time.',
  'law.title-time-penalties-in-rapid': 'One minute instead of two',
  'law.text-time-penalties-in-rapid':
    'Where Articles 7 and 9 give two minutes, rapid and blitz give one.',
  'law.title-set-up-in-rapid': 'Wrong set-up in rapid',
  'law.text-set-up-in-rapid':
    'After some moves of each the set-up, the board’s direction and the clock’s setting can no longer be challenged; a wrongly placed king may not castle.',
  'law.in-2001-set-up-in-rapid': 'After three moves.',
  'law.in-2023-set-up-in-rapid': 'After ten moves; a wrongly placed rook may not castle, either.',
  'law.title-illegal-move-in-rapid': 'Illegal and touched in rapid',
  'law.text-illegal-move-in-rapid': 'A player who has answered with a move has lost his claim.',
  'law.in-2001-illegal-move-in-rapid':
    'The arbiter judges touched pieces only if asked. Claims about colours, displaced pieces and wrong squares are lost when the claimant touches a piece.',
  'law.in-2023-illegal-move-in-rapid':
    'The arbiter acts if he sees it before the reply: first one minute, second loses. Without action or claim the move stands, unless both agree to correct it. Two kings in check or a pawn on the last rank: he waits for one more move, then it is a draw (A.5.4).',
  'law.title-flag-in-rapid': 'Flag in rapid',
  'law.text-flag-in-rapid': 'To win on time the claimant stops the clocks and tells the arbiter.',
  'law.in-2001-flag-in-rapid':
    'Only a player points out a flag; the arbiter does not. The claimant’s own flag must still be up.',
  'law.in-2023-flag-in-rapid':
    'The arbiter calls it, too, if he sees it (A.5.5). If the claimant could never give mate, it is a draw.',
  'law.title-both-flags-in-rapid': 'Both flags in rapid',
  'law.text-both-flags-in-rapid': 'Both flags have fallen and nobody can tell which first.',
  'law.in-2001-both-flags-in-rapid': 'It is a draw.',
  'law.in-2023-both-flags-in-rapid':
    'A rule exists only where Guidelines III were announced and there is no increment (III.3).',
  'law.title-blitz-play': 'What blitz is',
  'law.text-blitz-play':
    'All moves in a short time; with increment the time and sixty increments count.',
  'law.in-2001-blitz-play': 'Less than 15 minutes each.',
  'law.in-2023-blitz-play': '10 minutes or less each.',
  'law.title-laws-in-blitz': 'Which Laws hold in blitz',
  'law.text-laws-in-blitz': 'As in rapid, with changes.',
  'law.in-2001-laws-in-blitz': 'The rapid rules but for C3; no claim by 10.2.',
  'law.in-2023-laws-in-blitz':
    'The ordinary Laws where one arbiter watches one recorded game (B.2); otherwise as in rapid. The regulations say which.',
  'law.title-illegal-move-in-blitz': 'Illegal move in blitz',
  'law.text-illegal-move-in-blitz':
    'Completed when the clock is pressed; after the reply it stands.',
  'law.in-2001-illegal-move-in-blitz':
    'The opponent may claim a win before he moves; if he could never give mate, a draw.',
  'law.in-2023-illegal-move-in-blitz':
    'As in rapid (A.5): first one minute for the opponent, the second loses.',
  'law.title-quickplay-without-arbiter': 'Quickplay finish without an arbiter',
  'law.text-quickplay-without-arbiter':
    'A player with less than two minutes may claim a draw before his flag falls; that ends the game. “Cannot be won by normal means”: the last position is written down and confirmed. “No effort”: the full score, too. An arbiter elsewhere decides.',
  'law.in-2001-quickplay-without-arbiter': 'His answer is final.',
  'law.in-2023-quickplay-without-arbiter': 'Only where Guidelines III were announced.',
  'law.title-letters-of-pieces': 'Letters of the pieces',
  'law.text-letters-of-pieces':
    'Each piece has the first letter of its name in the player’s language, pawns none. Only algebraic scores count as proof; the arbiter points it out to who writes otherwise.',
  'law.title-names-of-squares': 'Names of the squares',
  'law.text-names-of-squares':
    'Files a to h from White’s left, ranks 1 to 8 from White’s side; each square has its letter and number.',
  'law.title-writing-a-move': 'Writing a move',
  'law.text-writing-a-move':
    'Letter and square of arrival, without a hyphen: Le5 in Danish and German, Be5 in English; of pawns the square alone.',
  'law.in-2001-writing-a-move': 'The long form is not named.',
  'law.in-2023-writing-a-move': 'With the square of departure it is accepted, too.',
  'law.title-writing-a-capture': 'Writing a capture',
  'law.text-writing-a-capture':
    'A pawn’s capture begins with its file (exd5), which also tells two pawns apart; en passant names the square where the pawn arrives.',
  'law.in-2001-writing-a-capture': 'The x must stand, and e.p. after en passant.',
  'law.in-2023-writing-a-capture': 'The x and e.p. may be left out.',
  'law.title-two-alike': 'Two alike',
  'law.text-two-alike':
    'If two of a kind can go there: on one rank the file is added, on one file the rank, otherwise preferably the file.',
  'law.title-writing-a-promotion': 'Writing a promotion',
  'law.text-writing-a-promotion': 'The pawn’s move and right after it the new piece’s letter.',
  'law.title-signs': 'Signs',
  'law.text-signs': '(=) an offer of a draw, 0-0 and 0-0-0 castling, x captures, e.p. en passant.',
  'law.in-2001-signs': '+ check, ++ or # mate.',
  'law.in-2023-signs': '+ or ++ check, # mate; x, +, # and e.p. may be left out.',
  'law.title-boards-for-blind-players': 'Board of a blind player',
  'law.text-boards-for-blind-players':
    'The rules may be adapted to the place. Either player may ask for two boards; the special one is at least 20 by 20 cm, with raised black squares, holes, and pegged pieces of which the black ones are marked.',
  'law.title-announcing-moves': 'Announcing moves',
  'law.text-announcing-moves':
    'Moves are announced, repeated by the opponent and made on his board; with names for the files (Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector; in Danish Anna to Henrik), numbers for the ranks, and the new piece of a promotion. A slip of the tongue is put right before the opponent’s clock runs.',
  'law.title-touched-and-made-when-blind': 'Touched and made on that board',
  'law.text-touched-and-made-when-blind':
    'Touched: the peg is out of its hole. Made: a captured piece is off the board of the player who is now to move, the piece stands in a new hole, and the move is announced; only then is the opponent’s clock started. For the sighted player the ordinary rules hold.',
  'law.title-clock-and-score-when-blind': 'Clock, score, differing boards',
  'law.text-clock-and-score-when-blind':
    'A special clock is allowed; the score may be in Braille, in writing or recorded. If the boards differ, the arbiter puts them right by both scores; where these differ, play goes back to where they agree, and the clocks with it.',
  'law.title-assistants-of-blind-players': 'Assistants',
  'law.text-assistants-of-blind-players':
    'A blind player may have an assistant who moves on the opponent’s board, announces, writes and presses the clock, tells moves and times when asked, claims on time and touched pieces, and sees to an adjournment. Without one, the sighted player may have one for moving and announcing.',
  'law.in-2001-assistants-of-blind-players': 'A deaf opponent is not named.',
  'law.in-2023-assistants-of-blind-players': 'One is needed when a blind player meets a deaf one.',
  'law.title-chess960-start': 'Chess960: the start',
  'law.text-chess960-start':
    'The pieces behind the pawns are drawn by lot, with the king between the rooks, the bishops on different colours, and Black like White. Then play is as always.',
  'law.title-chess960-castling': 'Chess960: castling',
  'law.text-chess960-castling':
    'King and rook end where they would in ordinary chess: c and d, or g and f. All squares between begin and end of either are empty but for these two. It is wise to say it first, and to put the king aside while the rook is placed.',
} as const satisfies Texts;
