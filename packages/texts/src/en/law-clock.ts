import type { Texts } from '../texts.ts';

/** The Laws of Chess told in our own words, the clock, irregularities and the score: articles 6 to 8. */
export const lawClockTexts = {
  'law.title-words-of-clocks': 'Clock, flag, flag-fall',
  'law.text-words-of-clocks':
    'Two displays of which only one runs at a time. “Clock” is one of them; flag-fall is the end of a player’s time.',
  'law.title-periods': 'Periods, increment, delay',
  'law.text-periods':
    'A number of moves or all moves in a time, with or without time for each move, announced beforehand. Saved time is carried over. With delay the main time begins to run only after the fixed time of the move.',
  'law.title-moves-checked-at-the-flag': 'What a fallen flag asks',
  'law.text-moves-checked-at-the-flag':
    'As soon as a flag has fallen, it is checked whether the moves of the period were made.',
  'law.title-place-of-the-clock': 'Where the clock stands',
  'law.text-place-of-the-clock': 'The arbiter decides it before the game.',
  'law.title-start-of-the-clock': 'Start',
  'law.text-start-of-the-clock': 'At the announced time White’s clock is started.',
  'law.title-nobody-came': 'Neither has come',
  'law.text-nobody-came':
    'White loses the time until he comes, unless the regulations or the arbiter say otherwise.',
  'law.in-2001-nobody-came': 'This holds for every game.',
  'law.in-2023-nobody-came': 'This holds where the default time is not zero.',
  'law.title-late': 'Late arrival',
  'law.text-late': 'A player who comes too late loses, unless the arbiter decides otherwise.',
  'law.in-2001-late':
    'More than an hour after the announced start, unless the regulations say otherwise.',
  'law.in-2023-late':
    'After the default time of the regulations; if they name none, it is zero: a player who is not there at the start has lost.',
  'law.title-pressing-the-clock': 'Pressing the clock',
  'law.text-pressing-the-clock':
    'After the move the player stops his clock and starts the other’s, with the hand that moved; before that the move is not completed, unless it ends the game. He must always be allowed to. The time until then is his own. No finger on the button, no hitting, lifting or knocking over; this may be penalised. A player who cannot press has an assistant whom the arbiter accepts.',
  'law.in-2001-pressing-the-clock': 'An assistant costs time that the arbiter judges.',
  'law.in-2023-pressing-the-clock':
    'A move is also completed when the player’s next one is made. Only the player whose clock runs may adjust pieces, and pressing before moving is forbidden. No time is taken from players with a disability.',
  'law.title-flag-counts-as-fallen': 'When a flag has fallen',
  'law.text-flag-counts-as-fallen': 'When the arbiter sees it or a player rightly says so.',
  'law.title-flag-fall-loses': 'Flag-fall: time is up',
  'law.text-flag-fall-loses':
    'A player who has not completed the moves of the period has lost, unless the game had ended before. If the opponent cannot give mate by any legal moves, however badly the other defends, it is a draw.',
  'law.title-faulty-clock': 'Faulty or wrongly set clock',
  'law.text-faulty-clock':
    'What the clock shows holds unless it is plainly faulty; then it is replaced, and the arbiter sets the times by his best judgement.',
  'law.in-2001-faulty-clock': 'Wrong settings are not named apart.',
  'law.in-2023-faulty-clock':
    'If a clock turns out to be set wrongly, a player or the arbiter stops both at once, and the arbiter puts times and move counter right.',
  'law.title-both-flags': 'Both flags have fallen',
  'law.text-both-flags': 'Nobody can tell which fell first.',
  'law.in-2001-both-flags': 'The game goes on; in a quickplay finish it is a draw (10.3).',
  'law.in-2023-both-flags':
    'A rule exists only where Guidelines III were announced: the game goes on, in the last period it is a draw.',
  'law.title-stopping-the-clocks': 'Stopping the clocks',
  'law.text-stopping-the-clocks':
    'The arbiter stops them to interrupt a game. A player stops them only to call the arbiter, as when a piece for a promotion is missing. The arbiter says when the game goes on; without a good reason there is a penalty.',
  'law.title-times-after-irregularity': 'Times after an irregularity',
  'law.text-times-after-irregularity':
    'When pieces go back to an earlier position, the arbiter sets the clocks by his best judgement, and the move counter if need be.',
  'law.title-displays': 'Screens and demonstration boards',
  'law.text-displays':
    'Positions, moves and move counts may be shown in the hall; no claim rests on them alone.',
  'law.title-wrong-start': 'Wrong starting position, board turned',
  'law.text-wrong-start':
    'Pieces wrong at the start: the game does not count, a new one is played. Only the board turned: the position goes onto a board that stands right.',
  'law.title-colours-reversed': 'Colours reversed',
  'law.text-colours-reversed': 'The game began with the colours the wrong way round.',
  'law.in-2001-colours-reversed': 'It goes on, unless the arbiter rules otherwise.',
  'law.in-2023-colours-reversed':
    'Fewer than ten moves by both: a new game with the right colours. Ten or more: it goes on.',
  'law.title-displaced-pieces': 'Pieces knocked over',
  'law.text-displaced-pieces':
    'A player who displaces pieces puts them right in his own time. Either player may stop the clocks and call the arbiter, who may give a penalty.',
  'law.title-illegal-move': 'Illegal move',
  'law.text-illegal-move':
    'The position before it is restored, or the last one that is certain, and a touched piece is moved if it can. The clocks are set by judgement.',
  'law.in-2001-illegal-move':
    'First and second: two minutes for the opponent. The third of a player loses.',
  'law.in-2023-illegal-move':
    'Completed when the clock is pressed. First: two minutes for the opponent. The second loses, or draws if the opponent could never give mate. So do: a pawn left on the last rank (it becomes a queen), pressing without a move, two hands.',
  'law.title-displacement-found-later': 'Displaced piece found later',
  'law.text-displacement-found-later':
    'The position before it is restored, or the last one that is certain; the game goes on from there.',
  'law.title-keeping-score': 'Keeping score',
  'law.text-keeping-score':
    'Each player writes both sides’ moves, move by move, legibly, in algebraic notation. He may reply first but must write his last move before the next. An offer of a draw is marked (=).',
  'law.in-2001-keeping-score':
    'A player who cannot write begins with less time, as the arbiter judges.',
  'law.in-2023-keeping-score':
    'Never beforehand, but for a claim or a sealed move. A certified electronic scoresheet counts, too. A player who cannot write has an assistant; the arbiter adjusts the time fairly, not that of players with a disability.',
  'law.title-score-in-sight': 'Score in sight',
  'law.text-score-in-sight': 'The scoresheet stays where the arbiter can see it.',
  'law.title-score-belongs-to-organiser': 'Whose the scoresheets are',
  'law.text-score-belongs-to-organiser': 'They belong to the organiser.',
  'law.title-under-five-minutes': 'Under five minutes',
  'law.text-under-five-minutes':
    'With less than five minutes in a period and less than 30 seconds added a move, a player need not write for the rest of the period. When a flag has fallen he fills up his score before he moves.',
  'law.title-filling-up-the-score': 'Filling up the score',
  'law.text-filling-up-the-score':
    'Neither wrote: the arbiter or an assistant records and stops the clocks at flag-fall; both fill up from his or the opponent’s score. One did not: he fills up before he moves and may borrow the opponent’s while he is to move. No full score at all: the game is rebuilt on another board, after position, times and moves were noted.',
  'law.title-score-cannot-be-filled-up': 'The score cannot be filled up',
  'law.text-score-cannot-be-filled-up':
    'If it cannot be shown that time was overstepped, the next move is the first of the following period, unless more moves are proved.',
  'law.title-signing-the-score': 'Signing the result',
  'law.text-signing-the-score':
    'Both sign both scoresheets with the result. It stands even if wrong, unless the arbiter decides otherwise.',
} as const satisfies Texts;
