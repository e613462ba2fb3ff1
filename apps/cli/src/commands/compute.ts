import { answerDocument, answerText } from '../compute/answer-document.ts';
import { computeRules } from '../compute/compute-rules.ts';
import { loadBytes, nameOfFile } from '../input/load-tournament.ts';
import { hasOption, textOption } from '../options.ts';
import { bad, done, jsonLine, type Run } from '../outcome.ts';
import { faultLines } from '../say/fault-lines.ts';

/**
 * `compute RULE FILE [--explain]`: applies a single rule of the regulations, from one JSON document to
 * another.
 */
export const compute: Run = async (context, [code = '', file = '-']) => {
  const rule = computeRules.find((each) => each.code === code);
  if (rule === undefined) {
    const codes = computeRules.map((each) => each.code).join(', ');
    return bad(context.t('cli.usage.compute-rule', { text: code, known: codes }));
  }
  const bytes = await loadBytes(context, file);
  if (!bytes.ok) return bytes.error;
  const answer = rule.answer(bytes.value);
  if (!answer.ok) return bad(...faultLines(context, nameOfFile(file), answer.error));
  const answering = { context, explain: hasOption(context, 'explain') };
  return done(
    textOption(context, 'format') === 'table'
      ? answerText(answering, answer.value)
      : jsonLine(answerDocument(answering, answer.value)),
  );
};
