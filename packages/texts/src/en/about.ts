import type { Texts } from '../texts.ts';

/** What is said of how a tournament is played, and what is still to be said. */
export const aboutTexts = {
  'about.what':
    'How the tournament is played, as everybody may read it (DSU 2002 4.9.1-10). It is taken from the settings; the public page leaves out what is missing.',
  'about.say-it': 'Fill in',
  'about.schedule': 'Playing days',
  'about.undated': 'Without a date: {rounds}.',
  'about.no-place': 'No venue is given yet.',
  'about.no-chief-arbiter': 'No chief arbiter is named yet (DSU 2002 4.9.1-5).',
  'about.committee-too-many':
    'The committee has three members (DSU 2002 §5b); {named} are named, {over|one|{over}} too many.',
  'about.committee-of-three':
    'The committee has three members (DSU 2002 §5b); {named|one is|{named} are} named.',
  'about.no-tie-breaks': 'No tie-breaks are set.',
  'about.no-prizes':
    'No prizes are shown to the public yet (DSU 2002 §5f: they must be announced by the second playing day).',
  'about.kept-apart':
    '{count|One group of players named by the organiser does not play one another|{count} groups of players named by the organiser do not play one another}',
  'about.time-over-longest':
    'More than the two hours for forty moves and thirty minutes for the rest that hold where nothing else is announced',
  'about.laws': 'Laws of play',
  'about.law-fide':
    'FIDE’s Laws of Chess in force when the tournament begins, with these exceptions',
  'about.law-draw-claim-5':
    'With less than 5 minutes left in all, a player who stands clearly better may claim a draw; if the opponent declines, the player stops the clock and calls the arbiter',
  'about.law-draw-claim-2':
    'With less than 2 minutes left in all, a player who stands clearly better may claim a draw; if the opponent declines, the player stops the clock and calls the arbiter',
  'about.law-no-progress':
    'On a claim with the clock stopped, the arbiter may declare the game drawn if the opponent plays on for time alone, without a plan to win',
  'about.law-by-notation':
    'Threefold repetition, or 50 moves without a capture or pawn move, is a draw only if the player claiming it can force it or prove it from the scoresheet',
  'about.law-telephone':
    'The first time a telephone sounds, the player is warned that the next will lose the game; the second time on one day loses it, and the opponent’s result is judged by the position',
  'about.law-fide-rapid': 'FIDE’s Laws of Chess, with these rapid rules',
  'about.law-set-up':
    'Both players check pieces and clock before the game; nothing can be claimed afterwards, and a king set up on the wrong square may not castle',
  'about.law-move-made':
    'A move is made when the piece is released; an illegal move may be corrected until the clock is pressed',
  'about.law-rapid-draw-claim':
    'With less than 5 minutes left, a player who stands clearly better may claim a draw, or either player if the position is dead or the opponent plays for time alone; if refused, the player stops the clock and calls the arbiter',
  'about.law-rapid-repetition':
    'Threefold repetition is a draw only if the player claiming it can prove it from the scoresheet or force it',
  'about.law-one-hand':
    'Players need not record the moves; every move is made with one hand, and the clock is pressed with the same hand',
  'about.law-mate-after-flag':
    'Checkmate counts after the flag has fallen, unless the opponent has claimed the time first',
  'about.law-loss-on-claim':
    'A game is lost by checkmate, resignation, or a claim that the flag fell or a move was illegal; only the two players may claim the flag',
  'about.law-dead-draw':
    'The game is drawn by agreement, stalemate, perpetual check, forced repetition, a dead position or both flags down; also when the flag falls of a player who has an elementary mate, or whose opponent can no longer win',
  'about.law-winner-reports': 'The winner reports the result at once; after a draw, White does',
} as const satisfies Texts;
