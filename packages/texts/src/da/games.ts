import type { gamesTexts as reference } from '../en/games.ts';
import type { Translation } from '../texts.ts';

/** The moves of games. */
export const gamesTexts: Translation<typeof reference> = {
  'games.title': 'Partier med træk',
  'games.what':
    'Partiernes træk kommer fra en PGN-fil: fra elektroniske brætter, en indtastet notation eller en transmission. Hvert parti genkendes på runden og de to navne; kun trækkene gemmes.',
  'games.file': 'PGN-fil',
  'games.send': 'Tilføj træk',
  'games.done': '{count|Ét parti har|{count} partier har} fået træk.',
  'games.left': '{count|Ét parti|{count} partier} i filen blev ikke tilføjet:',
  'games.item': 'Linje {line}: {white} – {black}: {why}',
  'games.of-round': '{count} af {of} partier har træk.',
  'games.missing': 'Uden: bræt {boards}.',
  'games.file-of-round': 'Rundens partier (PGN)',
  'games.hidden':
    'Besøgende ser ikke trækkene. Det bestemmes i indstillingerne under »Hvad alle må se«.',
  'games.shown': 'Besøgende finder trækkene med partierne til transmission.',
  'games.none-yet': 'Ingen runde er offentliggjort endnu',
  'games.next': 'Offentliggør en runde; så står partierne her, og træk kan tilføjes.',
  'games.no-moves': 'partiet har ingen træk',
  'games.other-start': 'partiet begynder ikke i begyndelsesstillingen',
  'games.illegal-move': 'træk {number} i linje {at}, »{move}«, kan ikke spilles',
  'games.mixed-languages':
    'træk {number} i linje {at}, “{move}”, har et bogstav fra et andet sprog end trækkene før',
  'games.other-variant': 'det er et parti {variant}, ikke almindelig skak',
  'games.text-too-long':
    'dets træk står i {characters} tegn tekst; højst {most} læses for et parti',
  'games.too-long': 'det har {plies} halvtræk; højst {most} gemmes',
  'games.unknown-round': 'runde »{stated}« er ikke offentliggjort',
  'games.unknown-players': 'intet offentliggjort parti har de to navne',
  'games.colours-turned': 'runde {round}, bræt {board} blev spillet med modsatte farver',
  'games.several': 'det kan være mere end ét parti; angiv runden i filen',
  'games.other-result': 'runde {round}, bræt {board} har et andet resultat end {stated}',
  'games.twice': 'filen har runde {round}, bræt {board} i forvejen',
};
