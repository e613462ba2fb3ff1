/** This page works without scripts, so that it loads fast on phones. */
export const csr = false;
