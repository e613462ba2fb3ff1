/** A frame on somebody else's page is whole without JavaScript. */
export const csr = false;
