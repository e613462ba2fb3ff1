import type { Texts } from '../texts.ts';

/** The Laws of Chess told in our own words, the game and its moves: articles 1 to 5. */
export const lawPlayTexts = {
  'law.title-aim': 'Aim of the game',
  'law.text-aim':
    'Two players move in turn, White first. Whoever attacks the other king so that no legal move saves it has given mate and won.',
  'law.title-nobody-can-mate': 'Nobody can give mate',
  'law.text-nobody-can-mate': 'Where neither side could ever give mate, the game is drawn.',
  'law.title-board': 'The board',
  'law.text-board':
    'Eight by eight squares, light and dark in turn. The corner at each player’s right hand is light.',
  'law.title-men': 'Pieces and starting position',
  'law.text-men':
    'Each side has king, queen, two rooks, two bishops, two knights and eight pawns. From a to h: rook, knight, bishop, queen, king, bishop, knight, rook, with the pawns in front of them.',
  'law.title-lines-of-board': 'Files, ranks, diagonals',
  'law.text-lines-of-board':
    'Columns are files, rows are ranks; squares of one colour that touch at their corners are a diagonal.',
  'law.title-capture-and-attack': 'Capture and attack',
  'law.text-capture-and-attack':
    'No piece goes to a square with a piece of its own colour. An opponent’s piece on the square is captured and taken off in the same move. A piece attacks what it could capture next, even if it may not move because of its own king.',
  'law.title-far-moving': 'Bishop, rook, queen',
  'law.text-far-moving':
    'The bishop moves along diagonals, the rook along files and ranks, the queen along all of them. None of them jumps over a piece.',
  'law.title-knight': 'Knight',
  'law.text-knight':
    'It goes to one of the nearest squares that is not on its own file, rank or diagonal.',
  'law.title-pawn': 'Pawn',
  'law.text-pawn':
    'One square forward, or two from where it began if both are empty; it captures one square diagonally forward. Right after a double step a pawn beside it may capture as if it had made one step (en passant). On the last rank it becomes a queen, rook, bishop or knight of its colour in the same move, also one more than the set has.',
  'law.title-king-and-castling': 'King and castling',
  'law.text-king-and-castling':
    'The king goes to any neighbouring square that is not attacked. Castling: the king goes two squares towards a rook, the rook to the square that the king crossed. The right is gone once king or that rook has moved. It is only hindered while the king’s square, the one it crosses or the one it reaches is attacked, or a piece stands between.',
  'law.title-check': 'Check',
  'law.text-check':
    'A king that is attacked is in check; it need not be announced. No move may leave one’s own king in check or put it there.',
  'law.title-legal-and-illegal': 'Legal and illegal',
  'law.text-legal-and-illegal':
    'A move is legal when it fulfils 3.1 to 3.9. A position is illegal when no legal moves can lead to it.',
  'law.title-one-hand': 'One hand',
  'law.text-one-hand': 'Each move is made with one hand alone.',
  'law.title-adjusting': 'Adjusting pieces',
  'law.text-adjusting':
    'The player to move may adjust pieces on their squares if he says so first.',
  'law.in-2001-adjusting': 'Nothing is said of touching by chance; purpose decides.',
  'law.in-2023-adjusting': 'Any other contact counts as meant, unless it was plainly an accident.',
  'law.title-touched-pieces': 'Touched piece',
  'law.text-touched-pieces':
    'A player who touches an own piece on purpose moves the first that can move; an opponent’s piece, captures the first that can be captured. If both: the own piece captures the other; if it cannot, the first touched that can move or be captured. In doubt, the own piece came first.',
  'law.title-touched-in-castling': 'King and rook touched',
  'law.text-touched-in-castling':
    'King, then rook: castle on that side if it is legal. Rook first, then king: no castling there on this move. If the castling that was meant is illegal, another legal king move follows, also castling to the other side; if there is none, any move.',
  'law.in-2001-touched-in-castling':
    'The choice of a new piece is final when it is released, as of any piece.',
  'law.in-2023-touched-in-castling':
    'The new piece of a pawn is chosen as soon as it touches the square.',
  'law.title-touched-cannot-move': 'Nothing touched can move',
  'law.text-touched-cannot-move':
    'If no touched piece can be moved or captured, any legal move may be made.',
  'law.title-way-of-promoting': 'How a pawn is promoted',
  'law.text-way-of-promoting':
    'The pawn need not be put on the last square first, and the order of taking it off and placing the new piece is free. A piece of the opponent on that square is captured.',
  'law.title-claim-lost-by-touching': 'Claim about touching is lost',
  'law.text-claim-lost-by-touching':
    'A player who has touched a piece to move or capture can no longer complain of how the opponent handled pieces.',
  'law.in-2001-claim-lost-by-touching': 'It is said of touched pieces and of castling.',
  'law.in-2023-claim-lost-by-touching':
    'It is said of all of Article 4, one hand and releasing included.',
  'law.title-released-piece': 'Released piece',
  'law.text-released-piece': 'A piece that was released on a legal square stays there.',
  'law.in-2001-released-piece': 'The move is made once all that Article 3 asks for is done.',
  'law.in-2023-released-piece':
    'Made is a capture when the captured piece is off and the other released; castling when the rook is released (after the king there is no way back but another king move if castling is illegal); promotion when the new piece is released and the pawn is off.',
  'law.title-assistant-for-moves': 'Assistant for the moves',
  'law.text-assistant-for-moves':
    'A player who cannot move the pieces may bring an assistant whom the arbiter accepts.',
  'law.title-mate-and-resignation': 'Mate and resignation',
  'law.text-mate-and-resignation':
    'Mate by a legal move wins and ends the game at once. Resigning ends it, too.',
  'law.in-2001-mate-and-resignation': 'Whoever resigns has lost.',
  'law.in-2023-mate-and-resignation':
    'Whoever resigns has lost, unless the opponent could not give mate by any legal moves: then it is a draw (5.1.2).',
  'law.title-ways-to-draw': 'Stalemate, dead position, agreement',
  'law.text-ways-to-draw':
    'Drawn at once: stalemate; a position in which neither side can mate by any legal moves; agreement. Drawn on a claim: the same position three times (9.2), fifty moves without pawn or capture (9.3).',
  'law.in-2001-ways-to-draw': 'Agreement is possible at any time of the game.',
  'law.in-2023-ways-to-draw': 'Agreement is possible once both have made a move (5.2.3).',
} as const satisfies Texts;
