/** This page needs no script. */
export const csr = false;
