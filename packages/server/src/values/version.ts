/** The running Rokade's version, the same as in its manifest. */
export const rokadeVersion = '0.1.0';
