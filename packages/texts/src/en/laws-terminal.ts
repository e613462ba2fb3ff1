import type { Texts } from '../texts.ts';

/** What the commands `game` and `position` say. */
export const lawsTerminalTexts = {
  'cli.command.game': 'reads a game’s moves by the Laws of Chess: claims, end, position',
  'cli.argument.game-file': 'PGN, or moves alone; - reads standard input',
  'cli.option.game': 'which game of the file; default the first',
  'cli.option.notation': 'the language of the piece letters; default English',
  'cli.option.from-position': 'the position the game begins with (FEN)',
  'cli.option.laws': 'the edition of the Laws; default 2023',
  'cli.option.explain-claims': 'show what each claim rests on, and claims with an intended move',
  'cli.command.position': 'what the Laws of Chess say of a position, and who can still give mate',
  'cli.argument.position': 'the position (FEN); - reads one a line from standard input',
  'cli.option.explain-mate': 'show a line that ends in mate, or why there is none',
  'cli.option.mate-nodes': 'how many positions are looked at for a mate; default about a second',
  'cli.option.perft': 'count the series of so many legal moves',
  'cli.game.none': 'there is no game {game}; the file has {count}',
  'cli.game.too-long': 'the game has {count} plies; no more than {limit} are read',
  'cli.game.fault': 'ply {ply}, {move}: {text}',
  'cli.game.chess960': 'a game of Chess960 ({variant}), which the Laws of Chess here do not read',
  'cli.game.variant': 'a game of other rules than those of chess: {variant}',
} as const satisfies Texts;
