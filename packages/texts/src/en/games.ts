import type { Texts } from '../texts.ts';

/** The moves of games. */
export const gamesTexts = {
  'games.title': 'Games with moves',
  'games.what':
    'The moves of games come from a PGN file, from electronic boards, typed-in scoresheets or a broadcast. Each game is found by its round and the two names; only the moves are saved.',
  'games.file': 'PGN file',
  'games.send': 'Attach moves',
  'games.done': 'Moves added to {count|one game|{count} games}.',
  'games.left': '{count|One game in the file was|{count} games in the file were} not attached:',
  'games.item': 'Line {line}: {white} – {black}: {why}',
  'games.of-round': '{count} of {of} games have moves.',
  'games.missing': 'Missing: boards {boards}.',
  'games.file-of-round': 'Games of the round (PGN)',
  'games.hidden':
    'Visitors do not see the moves. You can change that in the settings, “What everybody may see”.',
  'games.shown': 'Visitors find the moves in the games for broadcasts.',
  'games.none-yet': 'No round is published yet',
  'games.next':
    'Publish a round; then the games of its boards stand here, and their moves can be attached.',
  'games.no-moves': 'it has no moves',
  'games.other-start': 'it does not start from the initial position',
  'games.illegal-move': 'move {number} in line {at}, “{move}”, is illegal',
  'games.mixed-languages':
    'move {number} in line {at}, “{move}”, has a letter of another language than the moves before',
  'games.other-variant': 'it is a game of {variant}, not of ordinary chess',
  'games.text-too-long':
    'its moves stand in {characters} characters of text; at most {most} are read for a game',
  'games.too-long': 'it has {plies} half-moves; at most {most} are kept',
  'games.unknown-round': 'round “{stated}” is not published',
  'games.unknown-players': 'no published game has these two names',
  'games.colours-turned': 'round {round}, board {board} was played with reversed colours',
  'games.several': 'it could be more than one game; add the round',
  'games.other-result': 'the result of round {round}, board {board} is not {stated}',
  'games.twice': 'the file already had round {round}, board {board}',
} as const satisfies Texts;
