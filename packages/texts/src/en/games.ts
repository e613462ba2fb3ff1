import type { Texts } from '../texts.ts';

/** The moves of games. */
export const gamesTexts = {
  'games.title': 'Games with moves',
  'games.what':
    'The moves of games come as a PGN file, from boards with a wire, a scoresheet typed in or a broadcast. Each game is found by its round and the two names; only the moves are kept.',
  'games.file': 'PGN file',
  'games.send': 'Attach moves',
  'games.done': '{count|one game has|{count} games have} got moves.',
  'games.left': '{count|One game of the file was|{count} games of the file were} not attached:',
  'games.item': 'Line {line}: {white} – {black}: {why}',
  'games.rounds': 'Rounds',
  'games.of-round': '{count} of {of} games have moves.',
  'games.missing': 'Without: boards {boards}.',
  'games.file-of-round': 'Games of the round (PGN)',
  'games.hidden': 'Visitors do not see the moves. The settings, “Public”, let them.',
  'games.shown': 'Visitors find the moves with the games for broadcasts.',
  'games.none-yet': 'Games are there once a round is published.',
  'games.no-moves': 'it has no moves',
  'games.other-start': 'it does not begin with the pieces where they stand at the start',
  'games.illegal-move': 'move {number} in line {at}, “{move}”, cannot be played',
  'games.unknown-round': 'round “{stated}” is not published',
  'games.unknown-players': 'no published game has these two names',
  'games.colours-turned': 'round {round}, board {board} was played with the other colours',
  'games.several': 'it may be more than one game; say the round in it',
  'games.other-result': 'round {round}, board {board} has another result than {stated}',
  'games.twice': 'the file has round {round}, board {board} before',
} as const satisfies Texts;
