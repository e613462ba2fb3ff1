import type { Texts } from '../texts.ts';

/** What the server says of one game: moves as they are announced, claims, fallen flags, score sheets. */
export const gameAnswersTexts = {
  'game.white-piece': 'white {piece}',
  'game.black-piece': 'black {piece}',
  'game.empty-square': 'empty',
  'game.spoken-takes': 'takes {square}',
  'game.spoken-check': 'check',
  'game.spoken-mate': 'checkmate',
  'game.spoken-stalemate': 'stalemate',
  'game.beginning': 'beginning',
  'game.no-moves': 'There are no moves in this text.',
  'game.too-long':
    'The text has {count} half-moves; a game here has at most {most}. Paste one game alone.',
  'game.chess960':
    'This is a game of Chess960. The Laws for its castling are not known here, so it is not read.',
  'game.other-variant': 'This is no game of ordinary chess but of “{text}”, so it is not read.',
  'game.end-checkmate': 'The game ended: checkmate.',
  'game.end-stalemate': 'The game ended: stalemate, a draw.',
  'game.end-dead-position': 'The game ended: nobody can give mate any more, a draw.',
  'game.end-fivefold': 'The game ended: the same position for the fifth time, a draw.',
  'game.end-seventy-five':
    'The game ended: seventy-five moves of both without capture or pawn move, a draw.',
  'game.after-end': 'Moves after the end of the game, from here:',
  'game.claimable-threefold':
    'After {move} the player to move can claim a draw: the same position the third time.',
  'game.claimable-fifty':
    'From {move} on the player to move can claim a draw: fifty moves of both without capture or pawn move.',
  'game.claim-right-threefold':
    'The claim is right: the same position stands the third time. The game is drawn.',
  'game.claim-right-fifty':
    'The claim is right: fifty moves of both without capture or pawn move. The game is drawn.',
  'game.claim-wrong-threefold':
    'The claim is wrong: by these moves the position stands {count|for the first time|for the {count}. time}.',
  'game.claim-wrong-fifty':
    'The claim is wrong: by these moves {count|one move|{count} moves} of both were made without capture or pawn move.',
  'game.claim-after-end': 'There is nothing to claim: the game was over with {move}.',
  'game.claim-unreadable': '“{move}” cannot be played here: {text}.',
  'game.written-move': '{move} (written)',
  'game.flag-won-white': 'White wins.',
  'game.flag-won-black': 'Black wins.',
  'game.flag-drawn': 'The game is drawn.',
  'game.flag-unknown': 'It was not found out whether the opponent can still give mate. You decide.',
  'game.sheets-alike': 'Both score sheets have the same moves.',
  'game.sheets-part': 'The score sheets part at {move}',
  'game.sealed-stands': '{move} stands.',
  'game.sealed-ambiguous': 'The sealed move is ambiguous.',
  'game.sealed-unreadable': 'The sealed move cannot be read.',
  'game.sealed-illegal': 'The sealed move is illegal.',
  'game.sealed-lost': 'The game is lost for the player who sealed.',
  'game.sealed-drawn': 'The game is drawn, since the opponent cannot give mate.',
  'game.sealed-not-found':
    'Lost for the player who sealed, unless the opponent cannot give mate any more. That was not found out: you decide.',
  'game.position-written': 'Position at the board.',
  'game.position-after-incident': 'Position after {move}, when it happened.',
  'game.position-after-kept': 'Position after {move}, the last kept move.',
} as const satisfies Texts;
