/** The names and numbers of a person in the address's `who`, which has one a line. */
export const namesInAddress = ({ searchParams }: URL): readonly string[] =>
  (searchParams.get('who') ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
