/** The first page is read and its forms are sent without any script: a phone has it at once. */
export const csr = false;
