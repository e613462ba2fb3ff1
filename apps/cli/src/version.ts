/** The version of the command line, the same as in its manifest. */
export const rokadeVersion = '0.1.0';
