import { type InputFault, type JsonFault, type JsonShape, parseJsonAs } from '@rokade/formats';
import { ok, type Reason, type Result } from '@rokade/rules';

/** A part of an answer; `because` holds the reasons for the part around it. */
export type AnswerPart =
  | string
  | number
  | boolean
  | null
  | readonly AnswerPart[]
  | { readonly [name: string]: AnswerPart | readonly Reason[] };

/** An answer: values by their names in the contract. */
export type Answer = Readonly<Record<string, AnswerPart | readonly Reason[]>>;

/** A single rule of the regulations, as `rokade compute` has it. */
export interface ComputeRule {
  readonly code: string;
  answer(input: Uint8Array): Result<Answer, readonly (InputFault | JsonFault)[]>;
}

/** The record of a rule: its code, the form of its question, and the answer to every such question. */
export interface RuleRecord<Question> extends Pick<ComputeRule, 'code'> {
  readonly question: JsonShape<Question>;
  readonly answer: (question: Question) => Answer;
}

/** A rule that reads its question itself. */
export const computeRule = <Question>({
  question,
  answer,
  code,
}: RuleRecord<Question>): ComputeRule => ({
  code,
  answer: (input) => {
    const read = parseJsonAs(question, input);
    return read.ok ? ok(answer(read.value)) : read;
  },
});
