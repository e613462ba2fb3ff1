import type { Answer, Question } from './question.ts';

interface Asked {
  readonly question: Question;
  readonly done: (answer: Answer) => void;
}

/** The console's one place for questions: one dialog at a time, the others wait. */
export class Questions {
  #waiting = $state.raw<readonly Asked[]>([]);

  /** The question to show now, or null. */
  get current(): Question | null {
    return this.#waiting[0]?.question ?? null;
  }

  /** Puts a question; the promise is its answer. */
  ask(question: Question): Promise<Answer> {
    return new Promise((done) => {
      this.#waiting = [...this.#waiting, { question, done }];
    });
  }

  /** Answers the question shown. */
  answer(answer: Answer): void {
    const [asked, ...rest] = this.#waiting;
    this.#waiting = rest;
    asked?.done(answer);
  }
}
