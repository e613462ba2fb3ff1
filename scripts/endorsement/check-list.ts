import storedAnswers from './answers.json' with { type: 'json' };
import checkList from './questions.json' with { type: 'json' };

/** What follows from an answer. Without `goTo` the next number is asked. */
interface Branch {
  readonly goTo?: number;
  /** The application fails. */
  readonly hardFail?: boolean;
  /** Added to the sum of penalties, which fails above 100. */
  readonly penaltyPercent?: number;
  /** The penalty is the most there can be: so many per cent for the part that is missing. */
  readonly upTo?: boolean;
  readonly end?: boolean;
}

/** A question of the check-list, in our own words. */
export interface Question {
  readonly no: number;
  /** '' where the paraphrase has none; the question before says what it is about. */
  readonly asks: string;
  readonly ifYes?: Branch;
  readonly ifNo?: Branch;
  /** Each part that is missing has a penalty of its own, which the paraphrase does not have. */
  readonly penaltiesByItem?: boolean;
}

/** Where the questions are from, and how sure they are. */
export const source: string = checkList.source;

export const questions: readonly Question[] = checkList.questions;

/** An answer, and what shows it. */
export interface Answer {
  /** `yes` or `no`. */
  readonly answer: string;
  /** Where to see it: a part of the program, a document or a source, in plain words. */
  readonly where: string;
  /** The test that shows it, a path in the repository. */
  readonly test?: string;
}

/** The answers by number. */
export const answers: ReadonlyMap<number, Answer> = new Map(
  Object.entries(storedAnswers).map(([no, answer]) => [Number(no), answer]),
);

/** A question that was reached, with what its answer brings. */
export interface Step {
  readonly question: Question;
  readonly answer: Answer;
  readonly hardFail: boolean;
  readonly penaltyPercent: number;
}

const nothing: Branch = {};

/** The way through the tree: every question that is reached, a hard fail being no end. */
export function walk(byNumber: ReadonlyMap<number, Answer>): readonly Step[] {
  const byNo = new Map(questions.map((question) => [question.no, question]));
  const steps: Step[] = [];
  let no: number | null = questions[0]?.no ?? null;
  while (no !== null) {
    const question = byNo.get(no);
    const answer = byNumber.get(no);
    if (question === undefined) break;
    if (answer === undefined) throw new Error(`question ${no} is reached and has no answer`);
    const branch = (answer.answer === 'yes' ? question.ifYes : question.ifNo) ?? nothing;
    steps.push({
      question,
      answer,
      hardFail: branch.hardFail === true,
      penaltyPercent: branch.penaltyPercent ?? 0,
    });
    no = branch.end === true ? null : (branch.goTo ?? no + 1);
  }
  return steps;
}
