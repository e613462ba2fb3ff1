import type { gameAnswersTexts as reference } from '../en/game-answers.ts';
import type { Translation } from '../texts.ts';

/** What the server says of one game: moves as they are announced, claims, fallen flags, score sheets. */
export const gameAnswersTexts: Translation<typeof reference> = {
  'game.white-piece': '{piece} (Weiß)',
  'game.black-piece': '{piece} (Schwarz)',
  'game.empty-square': 'leer',
  'game.spoken-takes': 'schlägt {square}',
  'game.spoken-check': 'Schach',
  'game.spoken-mate': 'matt',
  'game.spoken-stalemate': 'patt',
  'game.beginning': 'Anfang',
  'game.no-moves': 'In diesem Text sind keine Züge.',
  'game.too-long':
    'Der Text hat {count} Halbzüge; eine Partie kann hier höchstens {most} haben. Fügen Sie eine einzelne Partie ein.',
  'game.chess960':
    'Das ist eine Partie Chess960. Die Regeln für die Rochade sind hier nicht bekannt; sie wird nicht gelesen.',
  'game.other-variant':
    'Das ist keine gewöhnliche Schachpartie, sondern „{text}“; sie wird nicht gelesen.',
  'game.end-checkmate': 'Die Partie endete: matt.',
  'game.end-stalemate': 'Die Partie endete: patt, remis.',
  'game.end-dead-position': 'Die Partie endete: Niemand kann mehr matt setzen, remis.',
  'game.end-fivefold': 'Die Partie endete: dieselbe Stellung zum fünften Mal, remis.',
  'game.end-seventy-five':
    'Die Partie endete: fünfundsiebzig Züge beider ohne Schlagen und Bauernzug, remis.',
  'game.after-end': 'Züge nach dem Ende der Partie, ab hier:',
  'game.claimable-threefold':
    'Nach {move} kann, wer am Zug ist, remis beanspruchen: dieselbe Stellung zum dritten Mal.',
  'game.claimable-fifty':
    'Ab {move} kann, wer am Zug ist, remis beanspruchen: fünfzig Züge beider ohne Schlagen und Bauernzug.',
  'game.claim-right-threefold':
    'Der Antrag ist berechtigt: Dieselbe Stellung steht zum dritten Mal. Die Partie ist remis.',
  'game.claim-right-fifty':
    'Der Antrag ist berechtigt: fünfzig Züge beider ohne Schlagen und Bauernzug. Die Partie ist remis.',
  'game.claim-wrong-threefold':
    'Der Antrag ist nicht berechtigt: Nach diesen Zügen steht die Stellung {count|zum ersten|zum {count}.} Mal.',
  'game.claim-wrong-fifty':
    'Der Antrag ist nicht berechtigt: Nach diesen Zügen sind es {count|ein Zug|{count} Züge} beider ohne Schlagen und Bauernzug.',
  'game.claim-after-end': 'Es gibt nichts zu beanspruchen: Die Partie war mit {move} zu Ende.',
  'game.claim-unreadable': '„{move}“ kann hier nicht gespielt werden: {text}.',
  'game.written-move': '{move} (notiert)',
  'game.flag-won-white': 'Weiß gewinnt.',
  'game.flag-won-black': 'Schwarz gewinnt.',
  'game.flag-drawn': 'Die Partie ist remis.',
  'game.flag-unknown':
    'Ob der Gegner noch matt setzen kann, wurde nicht herausgefunden. Sie entscheiden.',
  'game.sheets-alike': 'Beide Partieformulare haben dieselben Züge.',
  'game.sheets-part': 'Die Partieformulare trennen sich bei {move}',
  'game.sealed-stands': '{move} gilt.',
  'game.sealed-ambiguous': 'Der Abgabezug ist mehrdeutig.',
  'game.sealed-unreadable': 'Der Abgabezug ist nicht lesbar.',
  'game.sealed-illegal': 'Der Abgabezug ist regelwidrig.',
  'game.sealed-lost': 'Die Partie ist für den verloren, der den Zug abgegeben hat.',
  'game.sealed-drawn': 'Die Partie ist remis, da der Gegner nicht mattsetzen kann.',
  'game.sealed-not-found':
    'Verloren für den, der den Zug abgegeben hat, es sei denn, der Gegner kann nicht mehr mattsetzen. Das wurde nicht herausgefunden: Sie entscheiden.',
  'game.position-written': 'Stellung auf dem Brett.',
  'game.position-after-incident': 'Stellung nach {move}, als es geschah.',
  'game.position-after-kept': 'Stellung nach {move}, dem letzten gespeicherten Zug.',
};
