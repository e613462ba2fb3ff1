import type { gameAnswersTexts as reference } from '../en/game-answers.ts';
import type { Translation } from '../texts.ts';

/** What the server says of one game: moves as they are announced, claims, fallen flags, score sheets. */
export const gameAnswersTexts: Translation<typeof reference> = {
  'game.white-piece': 'hvid {piece}',
  'game.black-piece': 'sort {piece}',
  'game.empty-square': 'tomt',
  'game.spoken-takes': 'slår {square}',
  'game.spoken-check': 'skak',
  'game.spoken-mate': 'mat',
  'game.spoken-stalemate': 'pat',
  'game.beginning': 'begyndelsen',
  'game.no-moves': 'Der er ingen træk i teksten.',
  'game.too-long':
    'Teksten har {count} halvtræk; et parti kan her højst have {most}. Indsæt ét parti ad gangen.',
  'game.chess960':
    'Det er et parti Chess960. Reglerne for dets rokade kendes ikke her, så det læses ikke.',
  'game.other-variant': 'Det er ikke et almindeligt skakparti, men “{text}”, så det læses ikke.',
  'game.end-checkmate': 'Partiet sluttede: mat.',
  'game.end-stalemate': 'Partiet sluttede: pat, remis.',
  'game.end-dead-position': 'Partiet sluttede: ingen kan længere sætte mat, remis.',
  'game.end-fivefold': 'Partiet sluttede: samme stilling for femte gang, remis.',
  'game.end-seventy-five':
    'Partiet sluttede: femoghalvfjerds træk af begge uden slag eller bondetræk, remis.',
  'game.after-end': 'Træk efter partiets slutning, herfra:',
  'game.claimable-threefold':
    'Efter {move} kan den, der er i trækket, kræve remis: samme stilling for tredje gang.',
  'game.claimable-fifty':
    'Fra {move} kan den, der er i trækket, kræve remis: halvtreds træk af begge uden slag eller bondetræk.',
  'game.claim-right-threefold':
    'Kravet er berettiget: samme stilling for tredje gang. Partiet er remis.',
  'game.claim-right-fifty':
    'Kravet er berettiget: halvtreds træk af begge uden slag eller bondetræk. Partiet er remis.',
  'game.claim-wrong-threefold':
    'Kravet er ikke berettiget: efter disse træk står stillingen {count|for første gang|for {count}. gang}.',
  'game.claim-wrong-fifty':
    'Kravet er ikke berettiget: efter disse træk er der spillet {count|ét træk|{count} træk} af begge uden slag eller bondetræk.',
  'game.claim-after-end': 'Der er intet at kræve: partiet var slut med {move}.',
  'game.claim-unreadable': '“{move}” kan ikke spilles her: {text}.',
  'game.written-move': '{move} (noteret)',
  'game.flag-won-white': 'Hvid vinder.',
  'game.flag-won-black': 'Sort vinder.',
  'game.flag-drawn': 'Partiet er remis.',
  'game.flag-unknown':
    'Det blev ikke fundet ud af, om modstanderen endnu kan sætte mat. Du afgør det.',
  'game.sheets-alike': 'Begge notationslister har de samme træk.',
  'game.sheets-part': 'Notationslisterne skilles ved {move}',
  'game.sealed-stands': '{move} gælder.',
  'game.sealed-ambiguous': 'Det hemmelige træk er flertydigt.',
  'game.sealed-unreadable': 'Det hemmelige træk kan ikke læses.',
  'game.sealed-illegal': 'Det hemmelige træk er ulovligt.',
  'game.sealed-lost': 'Partiet er tabt for den spiller, der afgav det hemmelige træk.',
  'game.sealed-drawn': 'Partiet er remis, da modstanderen ikke kan sætte mat.',
  'game.sealed-not-found':
    'Tabt for den spiller, der afgav trækket, medmindre modstanderen ikke længere kan sætte mat. Det blev ikke fundet ud af: du afgør det.',
  'game.position-written': 'Stillingen på brættet.',
  'game.position-after-incident': 'Stillingen efter {move}, da hændelsen skete.',
  'game.position-after-kept': 'Stillingen efter {move}, det sidste gemte træk.',
};
