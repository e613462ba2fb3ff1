/** Names and numbers of somebody that an address says, one a line. */
export const whoIsMeant = ({ searchParams }: URL): readonly string[] =>
  (searchParams.get('who') ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
