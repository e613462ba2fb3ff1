import type { Answer, Question } from '@rokade/presentation/console/questions/question.ts';

interface WaitingQuestion {
  readonly question: Question;
  readonly done: (answer: Answer) => void;
}

/** The questions of the console's pages: one dialog at a time, further questions wait. */
export class Questions {
  #waiting = $state.raw<readonly WaitingQuestion[]>([]);

  /** The question to show now; null: none. */
  get current(): Question | null {
    return this.#waiting[0]?.question ?? null;
  }

  /** Asks a question; the promise resolves to the answer. */
  ask(question: Question): Promise<Answer> {
    return new Promise((done) => {
      this.#waiting = [...this.#waiting, { question, done }];
    });
  }

  /** Answers the question that is shown. */
  answer(answer: Answer): void {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    first?.done(answer);
  }
}
