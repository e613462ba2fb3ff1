import type { lawsTerminalTexts as reference } from '../en/laws-terminal.ts';
import type { Translation } from '../texts.ts';

/** What the commands `game` and `position` say. */
export const lawsTerminalTexts: Translation<typeof reference> = {
  'cli.command.game':
    'liest die Züge einer Partie nach den Schachregeln: Ansprüche, Ende, Stellung',
  'cli.argument.game-file': 'PGN oder nur Züge; - liest die Standardeingabe',
  'cli.option.game': 'welche Partie der Datei; sonst die erste',
  'cli.option.notation': 'die Sprache der Figurenbuchstaben; sonst Englisch',
  'cli.option.from-position': 'die Stellung, mit der die Partie beginnt (FEN)',
  'cli.option.laws': 'die Ausgabe der Schachregeln; sonst 2023',
  'cli.option.explain-claims':
    'zeigt, worauf jeder Anspruch beruht, und Ansprüche mit einem beabsichtigten Zug',
  'cli.command.position':
    'was die Schachregeln von einer Stellung sagen, und wer noch mattsetzen kann',
  'cli.argument.position': 'die Stellung (FEN); - liest eine je Zeile von der Standardeingabe',
  'cli.option.explain-mate': 'zeigt eine Zugfolge zum Matt, oder warum es keine gibt',
  'cli.option.mate-nodes':
    'wie viele Stellungen nach einem Matt durchsucht werden; sonst etwa eine Sekunde',
  'cli.option.perft': 'zählt die Folgen von so vielen regelgerechten Zügen',
  'cli.game.none': 'es gibt keine Partie {game}; die Datei hat {count}',
  'cli.game.too-long': 'die Partie hat {count} Halbzüge; gelesen werden höchstens {limit}',
  'cli.game.fault': 'Halbzug {ply}, {move}: {text}',
  'cli.game.chess960':
    'eine Partie Chess960 ({variant}), die hier nicht nach den Schachregeln gelesen wird',
  'cli.game.variant': 'eine Partie nach anderen Regeln als denen des Schachs: {variant}',
};
