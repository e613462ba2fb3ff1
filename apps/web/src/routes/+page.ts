/** The front page and its forms work without scripts, so that it loads fast on phones. */
export const csr = false;
