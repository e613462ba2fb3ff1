import { decodeInput } from '@rokade/formats';
import { type Position, parsePosition, perft, usualMateLimit } from '@rokade/rules';
import { positionFaultText } from '@rokade/texts';
import { loadBytes, nameOfFile } from '../input/load-tournament.ts';
import { positionDocument } from '../laws/position-document.ts';
import { positionText } from '../laws/position-text.ts';
import { containsOption, hasOption, numberOption, textOption, wantsJson } from '../options.ts';
import { bad, type Context, done, jsonLine, type Outcome, type Run } from '../outcome.ts';
import { faultLines } from '../say/fault-lines.ts';

/** The options for a position: what to count, how long to look for a mate. */
interface Question {
  readonly depth: number | undefined;
  readonly nodes: number;
  readonly explain: boolean;
}

function documentOf(context: Context, position: Position, question: Question): unknown {
  const { depth } = question;
  if (depth !== undefined) return { depth, nodes: perft(position, depth) };
  return positionDocument(context, position, question);
}

/** One document a line, in order; a line that is no position gets the reason. */
async function eachLine(context: Context, question: Question): Promise<Outcome> {
  const bytes = await loadBytes(context, '-');
  if (!bytes.ok) return bytes.error;
  const text = decodeInput(bytes.value);
  if (!text.ok) return bad(...faultLines(context, nameOfFile('-'), [text.error]));
  const lines = text.value.split(/\r\n|\r|\n/);
  if (lines.at(-1)?.trim() === '') lines.pop();
  const documents = lines.map((line) => {
    const parsed = parsePosition(line);
    return jsonLine(
      parsed.ok
        ? documentOf(context, parsed.value, question)
        : { error: positionFaultText(context.t, parsed.error) },
    );
  });
  return done(documents.join(''));
}

/** `position FEN`, `position -`: a position by the Laws, and who can still give mate. */
export const position: Run = async (context, words) => {
  const depth = numberOption(context, { name: 'perft', least: 0, most: 9 });
  if (!depth.ok) return depth.error;
  const nodes = numberOption(context, { name: 'nodes', least: 1, most: 99_999_999 });
  if (!nodes.ok) return nodes.error;
  const question = {
    depth: depth.value,
    nodes: nodes.value ?? usualMateLimit,
    explain: hasOption(context, 'explain'),
  };
  const fen = words.join(' ');
  if (fen === '-') return eachLine(context, question);
  const parsed = parsePosition(fen);
  if (!parsed.ok) return bad(`${fen}: ${positionFaultText(context.t, parsed.error)}`);
  const isTable = textOption(context, 'format') === 'table' || !containsOption(context, 'format');
  if (
    wantsJson(context) ||
    (question.depth !== undefined && !(containsOption(context, 'format') && isTable))
  )
    return done(jsonLine(documentOf(context, parsed.value, question)));
  return done(positionText(context, parsed.value, question));
};
