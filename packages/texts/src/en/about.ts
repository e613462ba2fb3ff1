import type { Texts } from '../texts.ts';

/** What is said of how a tournament is played, and what is still to be said. */
export const aboutTexts = {
  'about.what':
    'What everybody may read of how the tournament is played (DSU 2002 4.9.1-10), made from its settings. In public what is missing is left out.',
  'about.say-it': 'Say it',
  'about.schedule': 'Playing days',
  'about.undated': 'Without a date: {rounds}.',
  'about.no-place': 'The place is not said yet.',
  'about.no-chief-arbiter': 'No chief arbiter is named yet (DSU 2002 4.9.1-5).',
  'about.committee-of-three':
    'The committee has three members (DSU 2002 §5b); {named|one is|{named} are} named.',
  'about.no-tie-breaks': 'Nothing is said of equal points.',
  'about.no-prizes':
    'No prizes are shown to the public yet; they are made known by the second playing day (DSU 2002 §5f).',
  'about.kept-apart':
    '{count|One group of players named by the organiser does|{count} groups of players named by the organiser do} not meet among themselves',
  'about.laws': 'Laws of play',
  'about.law-fide':
    'FIDE’s Laws of Chess as they are when the tournament begins, but for what follows',
  'about.law-draw-claim-5':
    'With less than 5 minutes left in all, who stands clearly better may claim a draw; who is refused stops the clock and calls the arbiter',
  'about.law-draw-claim-2':
    'With less than 2 minutes left in all, who stands clearly better may claim a draw; who is refused stops the clock and calls the arbiter',
  'about.law-no-progress':
    'On a claim with the clock stopped, the arbiter may declare drawn a position played on for time alone, without a plan to win',
  'about.law-by-notation':
    'A position three times, or 50 moves without capture or pawn move, is a draw only where who claims it can force it or show it by the score of the game',
  'about.law-telephone':
    'A telephone that sounds is warned with the loss of the game; the second time on one day loses it, and the opponent’s result is judged by the position',
  'about.law-fide-rapid': 'FIDE’s Laws of Chess as they are, but for the rapid laws that follow',
  'about.law-set-up':
    'Both see before the game that pieces and clock are right; nothing is claimed afterwards, and a king that stood wrong has no right to castle',
  'about.law-move-made':
    'A move is made when the piece is let go; an irregular one may be put right until the clock is pressed',
  'about.law-rapid-draw-claim':
    'With less than 5 minutes left, a draw may be claimed by who stands clearly better, where the position is dead, or where the opponent plays for time alone; who is refused stops the clock and calls the arbiter',
  'about.law-rapid-repetition':
    'A position three times is a draw only where who claims it can show it by the score of the game or force it',
  'about.law-one-hand':
    'No score need be kept; all moves are made with one hand, and the clock is pressed with the same',
  'about.law-mate-after-flag':
    'Mate counts after the flag has fallen, if the opponent has not claimed the time before',
  'about.law-loss-on-claim':
    'Mate, resignation, and a claim of the flag or of an irregular move lose; the flag is claimed by the two players alone',
  'about.law-dead-draw':
    'Agreement, stalemate, perpetual check, forced repetition, a dead position and both flags down are a draw; so is the flag of who has an elementary mate, or whose opponent can no longer win',
  'about.law-winner-reports': 'The winner reports the result at once, in a draw White',
} as const satisfies Texts;
