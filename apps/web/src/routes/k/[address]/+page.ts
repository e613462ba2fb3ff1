/** Read without any script, as the front page is: a phone has it at once. */
export const csr = false;
