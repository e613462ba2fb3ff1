import type { lawsTerminalTexts as reference } from '../en/laws-terminal.ts';
import type { Translation } from '../texts.ts';

/** What the commands `game` and `position` say. */
export const lawsTerminalTexts: Translation<typeof reference> = {
  'cli.command.game': 'læser et partis træk efter skakreglerne: krav, afslutning, stilling',
  'cli.argument.game-file': 'PGN eller kun træk; - læser standardinput',
  'cli.option.game': 'hvilket parti i filen; ellers det første',
  'cli.option.notation': 'sproget for brikkernes bogstaver; ellers engelsk',
  'cli.option.from-position': 'stillingen som partiet begynder med (FEN)',
  'cli.option.laws': 'udgaven af skakreglerne; ellers 2023',
  'cli.option.explain-claims': 'vis hvad hvert krav bygger på, og krav med et træk der er noteret',
  'cli.command.position':
    'hvad skakreglerne siger om en stilling, og hvem der stadig kan sætte mat',
  'cli.argument.position': 'stillingen (FEN); - læser en pr. linje fra standardinput',
  'cli.option.explain-mate': 'vis en trækfølge der ender med mat, eller hvorfor der ingen er',
  'cli.option.mate-nodes':
    'hvor mange stillinger der undersøges for en mat; ellers cirka et sekund',
  'cli.option.perft': 'tæl rækkerne af så mange lovlige træk',
  'cli.game.none': 'der er intet parti {game}; filen har {count}',
  'cli.game.too-long': 'partiet har {count} halvtræk; der læses højst {limit}',
  'cli.game.fault': 'halvtræk {ply}, {move}: {text}',
  'cli.game.chess960': 'et parti Chess960 ({variant}), som skakreglerne her ikke læser',
  'cli.game.variant': 'et parti efter andre regler end skakreglerne: {variant}',
};
