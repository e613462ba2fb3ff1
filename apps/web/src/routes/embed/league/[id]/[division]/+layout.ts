/** A table embedded in another site works without JavaScript. */
export const csr = false;
