import { decodeInput, makeScore, type ScoreGame, scoreGameAt } from '@rokade/formats';
import {
  err,
  fenOf,
  type Notation,
  notations,
  ok,
  type PlayedGame,
  type Position,
  parsePosition,
  playGame,
  type Result,
  startPosition,
  writeMove,
} from '@rokade/rules';
import { moveFaultText, positionFaultText } from '@rokade/texts';
import { editionOf } from '../compute/laws-questions.ts';
import { loadBytes, nameOfFile } from '../input/load-tournament.ts';
import { gameDocument } from '../laws/game-document.ts';
import { gameText } from '../laws/game-text.ts';
import { hasOption, numberOption, textOption } from '../options.ts';
import { bad, type Context, done, jsonLine, no, type Outcome, type Run } from '../outcome.ts';
import { faultLines } from '../say/fault-lines.ts';

/** More than any game can have by the Laws of 2023, in which 75 moves of both without capture end it. */
const mostPlies = 20_000;

/** The chosen game of the file: that of `--game`, otherwise the first. */
async function chosenGame(context: Context, file: string): Promise<Result<ScoreGame, Outcome>> {
  const name = nameOfFile(file);
  const bytes = await loadBytes(context, file);
  if (!bytes.ok) return bytes;
  const text = decodeInput(bytes.value);
  if (!text.ok) return err(bad(...faultLines(context, name, [text.error])));
  const number = numberOption(context, { name: 'game', least: 1, most: 999_999 });
  if (!number.ok) return number;
  const { game, count } = scoreGameAt(text.value, number.value ?? 1);
  if (game !== undefined && game.moves.length > mostPlies) {
    const facts = { count: game.moves.length, limit: mostPlies };
    return err(bad(`${name}:${game.line}: ${context.t('cli.game.too-long', facts)}`));
  }
  if (game !== undefined) return ok(game);
  const facts = { game: number.value ?? 1, count };
  return err(bad(`${name}: ${context.t('cli.game.none', facts)}`));
}

/** The position that the game begins with, by `--from` or by its own tags. */
function startOf(context: Context, file: string, game: ScoreGame): Result<Position, Outcome> {
  const name = `${nameOfFile(file)}:${game.line}`;
  if (game.variant !== '') {
    const code = /960|fischer.?random/i.test(game.variant) ? 'chess960' : 'variant';
    return err(bad(`${name}: ${context.t(`cli.game.${code}`, { variant: game.variant })}`));
  }
  const option = textOption(context, 'from');
  const fen = option ?? game.start;
  if (fen === '') return ok(startPosition);
  const parsed = parsePosition(fen);
  if (parsed.ok) return parsed;
  const place = option === undefined ? name : '--from';
  return err(bad(`${place}: ${positionFaultText(context.t, parsed.error)}`));
}

const notationOption = (context: Context): Notation =>
  notations.find((each) => each === textOption(context, 'language')) ?? 'en';

/** The moves as played. PGN has English letters; otherwise those of `--language` are tried. */
function played(context: Context, game: ScoreGame, start: Position): PlayedGame {
  const notation = notationOption(context);
  const laws = editionOf(textOption(context, 'laws') ?? '');
  const words = game.moves.map(({ text }) => text);
  const isPgn = game.tags.size > 0;
  const first = playGame(words, { start, laws, notation: isPgn ? 'en' : notation });
  if (!isPgn || notation === 'en' || first.fault?.code !== 'move.other-language') return first;
  const second = playGame(words, { start, laws, notation });
  return second.plies.length > first.plies.length ? second : first;
}

function pgnOf(context: Context, game: ScoreGame, start: Position, { plies }: PlayedGame): string {
  const notation = notationOption(context);
  return makeScore({
    tags: game.tags,
    result: game.result,
    moves: plies.map(({ before, move }) => writeMove(before, move, notation)),
    start: start === startPosition ? '' : fenOf(start),
    firstMove: start.moveNumber,
    blackFirst: start.turn !== startPosition.turn,
  });
}

function faultOutcome(context: Context, file: string, game: ScoreGame, read: PlayedGame): Outcome {
  const { fault } = read;
  const written = game.moves[(fault?.ply ?? 1) - 1];
  if (fault === null || written === undefined) return no('');
  const place = `${nameOfFile(file)}:${written.line}:${written.column}`;
  const facts = { ply: fault.ply, move: written.text, text: moveFaultText(context.t, fault) };
  return no('', `${place}: ${context.t('cli.game.fault', facts)}`);
}

/** `game FILE`: a game's moves by the Laws, the possible claims, and when it was over. */
export const game: Run = async (context, [file = '-']) => {
  const chosen = await chosenGame(context, file);
  if (!chosen.ok) return chosen.error;
  const start = startOf(context, file, chosen.value);
  if (!start.ok) return start.error;
  const read = played(context, chosen.value, start.value);
  if (read.fault !== null) return faultOutcome(context, file, chosen.value, read);
  switch (textOption(context, 'format')) {
    case 'json':
      return done(jsonLine(gameDocument(read, hasOption(context, 'explain'))));
    case 'pgn':
      return done(pgnOf(context, chosen.value, start.value, read));
    default:
      return done(gameText(context, read, notationOption(context)));
  }
};
