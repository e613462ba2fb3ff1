/** A program of a README and what it prints. */
export interface Example {
  readonly program: string;
  readonly prints: string;
}

const exampleBlocks = /```js\n(.*?)```\n+```text\n(.*?)```/gs;

/** The examples of a README, each a block of JavaScript followed by what it prints. */
export const readmeExamples = (readme: string): readonly Example[] =>
  [...readme.matchAll(exampleBlocks)].map(([, program = '', prints = '']) => ({ program, prints }));
