import type { Texts } from '../texts.ts';

/** The Laws of Chess told in our own words, draws, points, conduct and the arbiter: articles 9 to 14 of 2001. */
export const lawCompetitionTexts = {
  'law.title-offering-a-draw': 'Offering a draw',
  'law.text-offering-a-draw':
    'After one’s move and before pressing the clock; at another time the offer is valid but may count as disturbance. No conditions, no taking back; it stands until accepted, declined in words or by touching a piece, or the game ends. Both note (=). A claim of a draw is also an offer.',
  'law.in-2001-offering-a-draw': 'Nothing restricts offers.',
  'law.in-2023-offering-a-draw':
    'The regulations may forbid draws by agreement, wholly or before a number of moves, without the arbiter’s consent (9.1.1).',
  'law.title-same-position-three-times': 'Threefold repetition',
  'law.text-same-position-three-times':
    'On a claim by the player to move: the same position stands for the third time, or will with the move that he writes and does not make. The same: same player to move, same kinds of men on the same squares, same possible moves of both.',
  'law.in-2001-same-position-three-times':
    'Not the same: a capture en passant is gone, or a right to castle has changed, for good or for a time.',
  'law.in-2023-same-position-three-times':
    'The written move cannot be changed. Not the same: a capture en passant was possible at first; a right to castle was lost by moving king or rook. A castling that is only hindered changes nothing.',
  'law.title-fifty-moves': 'Fifty moves',
  'law.text-fifty-moves':
    'On a claim by the player to move: the last fifty moves of each without a pawn move or a capture, or they will be with the move that he writes and does not make.',
  'law.title-claim-lost': 'When the claim is lost',
  'law.text-claim-lost': 'The right to claim on this move is gone.',
  'law.in-2001-claim-lost': 'By making a move without claiming.',
  'law.in-2023-claim-lost': 'Already by touching a piece in order to move or capture.',
  'law.title-claiming': 'The claim and its answer',
  'law.text-claiming':
    'The clocks are stopped; a claim cannot be taken back. Right: drawn at once. Wrong: the game goes on, and a move that was written for it is made.',
  'law.in-2001-claiming':
    'Wrong: three minutes for the opponent. The claimant loses half of his time, three minutes at most; between one and two minutes he keeps one; under one minute nothing is taken.',
  'law.in-2023-claiming': 'Wrong: two minutes for the opponent (rapid and blitz: one).',
  'law.title-dead-position': 'Dead position',
  'law.text-dead-position':
    'A position in which mate cannot come about by any legal moves, even the worst, ends the game: a draw.',
  'law.title-drawn-without-claim': 'Five times, seventy-five moves',
  'law.text-drawn-without-claim':
    'Drawn without any claim: the same position for the fifth time; seventy-five moves of each without pawn or capture, unless the last gives mate.',
  'law.title-quickplay-finish': 'Quickplay finish',
  'law.text-quickplay-finish':
    'The last part of a game, in which all remaining moves must be made in a limited time.',
  'law.in-2001-quickplay-finish': 'It is part of the Laws.',
  'law.in-2023-quickplay-finish':
    'The guidelines hold only where they were announced, in standard and rapid play without increment, never in blitz.',
  'law.title-claim-in-quickplay': 'Claim with under two minutes',
  'law.text-claim-in-quickplay':
    'The player to move with less than two minutes stops the clocks and claims a draw: the opponent cannot win by normal means or does not try. The arbiter declares a draw, puts his answer off (he may give the opponent two minutes, watches, and decides at the latest when a flag has fallen) or declines (two minutes for the opponent).',
  'law.in-2001-claim-in-quickplay': 'His decision is final.',
  'law.in-2023-claim-in-quickplay': 'Only where no increment was asked for by III.4.',
  'law.title-asking-for-increment': 'Asking for five seconds a move',
  'law.text-asking-for-increment':
    'With less than two minutes the player to move may ask for five seconds a move for both, which is an offer of a draw. If it is declined and the arbiter agrees, the clocks are set so and the opponent gets two minutes.',
  'law.title-points': 'Points',
  'law.text-points': 'A win is 1, a draw ½, a loss 0, unless announced otherwise.',
  'law.in-2001-points': 'More is not said.',
  'law.in-2023-points':
    'The two together never have more than the game has; each has only points that the game knows, never ¾ and ¼.',
  'law.title-disrepute': 'Behaviour',
  'law.text-disrepute': 'Players do nothing that brings chess into disrepute.',
  'law.title-forbidden-help': 'Help and devices',
  'law.text-forbidden-help':
    'During the game no notes, no advice, no other sources, no analysis on another board. The score is for moves, times, offers of a draw and claims alone.',
  'law.in-2001-forbidden-help': 'Devices are not named.',
  'law.in-2023-forbidden-help':
    'No electronic device in the venue without approval, unless the event allows one switched off in a bag that stays untouched. On the person it loses the game, if the event has no milder penalty. The arbiter may have bags and clothes inspected, in private and by somebody of the same sex. Smoking only where it is allowed.',
  'law.title-finished-players': 'Players who have finished',
  'law.text-finished-players': 'They count as spectators.',
  'law.title-leaving': 'Leaving the hall',
  'law.text-leaving':
    'The venue is the hall with toilets, refreshments, smoking area and what else the arbiter names. Nobody leaves it without his permission, and the player to move does not leave the playing area without it.',
  'law.in-2001-leaving': 'Others in the playing area are not named.',
  'law.in-2023-leaving':
    'Anybody who is neither player nor arbiter needs permission for the playing area; the event may ask the player not to move to report when he goes out.',
  'law.title-disturbing': 'Disturbing the opponent',
  'law.text-disturbing':
    'No distraction or annoyance of any kind, also not by unreasonable claims or offers of a draw.',
  'law.in-2001-disturbing': 'Noise is not named.',
  'law.in-2023-disturbing': 'A source of noise is named, too.',
  'law.title-conduct-is-penalised': 'Breaches are penalised',
  'law.text-conduct-is-penalised':
    'A breach of the articles on conduct leads to a penalty of the list.',
  'law.in-2001-conduct-is-penalised': 'It may (13.4).',
  'law.in-2023-conduct-is-penalised': 'It shall (12.9).',
  'law.title-refusing-the-laws': 'Refusing the Laws',
  'law.text-refusing-the-laws':
    'A player who keeps refusing to follow the Laws loses; the arbiter decides the opponent’s points.',
  'law.title-both-refuse': 'Both refuse',
  'law.text-both-refuse': 'If both are guilty of it, both have lost.',
  'law.title-right-to-ask-and-appeal': 'Asking and appealing',
  'law.text-right-to-ask-and-appeal':
    'A player may have the Laws explained by the arbiter, and may appeal against a decision even if he has signed, unless the regulations say otherwise.',
  'law.title-players-help-with-claims': 'Helping to reconstruct',
  'law.text-players-help-with-claims':
    'Both help the arbiter to rebuild a game. Repetitions and fifty moves are checked by the players under his eyes.',
  'law.title-seeing-to-the-laws': 'The arbiter sees to the Laws',
  'law.text-seeing-to-the-laws': 'He makes sure that the Laws are observed.',
  'law.title-duties': 'The arbiter’s duties',
  'law.text-duties':
    'Good conditions, no disturbance, the progress of the tournament, its best interest.',
  'law.in-2001-duties': 'More is not named.',
  'law.in-2023-duties':
    'Also fair play and the measures for it, and care for disabled players and those in need of medical help.',
  'law.title-watching-games': 'Watching the games',
  'law.text-watching-games':
    'He watches the games, above all in time trouble, enforces his decisions and gives penalties where due.',
  'law.title-assistants': 'Assistants',
  'law.text-assistants':
    'The arbiter may have assistants watch games, as when several players are short of time.',
  'law.title-penalties': 'Penalties',
  'law.text-penalties':
    'Warning; more time for the opponent; less time for the offender; fewer points for the offender; more for the opponent, up to the most the game has; the game lost; expulsion.',
  'law.in-2001-penalties': 'The list is 13.4 a to g.',
  'law.in-2023-penalties':
    'The list is 12.9.1 to 12.9.9, with two more: a fine that was announced, and exclusion from one or more rounds. Where the game is lost the arbiter decides the opponent’s points.',
  'law.title-time-for-disturbance': 'Time for a disturbance',
  'law.text-time-for-disturbance':
    'After a disturbance from outside the arbiter may give one or both players more time.',
  'law.title-no-interference-by-arbiter': 'The arbiter does not interfere',
  'law.text-no-interference-by-arbiter':
    'Only where the Laws say so. He does not tell the number of moves, except after a flag-fall by 8.5, nor that the opponent has moved.',
  'law.in-2001-no-interference-by-arbiter': 'Forgotten clocks are not named.',
  'law.in-2023-no-interference-by-arbiter': 'Nor that the clock has not been pressed.',
  'law.title-no-interference-by-others': 'Spectators and other players',
  'law.text-no-interference-by-others':
    'They do not speak about a game or interfere. The arbiter may send them out.',
  'law.in-2001-no-interference-by-others': 'What they see they may not tell.',
  'law.in-2023-no-interference-by-others':
    'Anybody who sees an irregularity may tell the arbiter, and only him.',
  'law.title-phones': 'Phones',
  'law.text-phones':
    'In the venue and the areas around it that the arbiter names nobody uses a phone or the like without his permission.',
  'law.title-question-to-fide': 'Questions to FIDE',
  'law.text-question-to-fide': 'A federation may ask FIDE for an official decision about the Laws.',
} as const satisfies Texts;
