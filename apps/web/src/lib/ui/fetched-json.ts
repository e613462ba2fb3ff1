/**
 * What an address answers in JSON. null: it is out of reach or refuses, or its answer is no JSON or
 * breaks off.
 */
export const fetchedJson = <Answer>(address: string, init?: RequestInit): Promise<Answer | null> =>
  fetch(address, init)
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
