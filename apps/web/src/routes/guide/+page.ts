/** Read without any script, as the front page is. */
export const csr = false;
