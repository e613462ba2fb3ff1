/**
 * The version of the HTTP API, which is not that of the program. A second number counts what was added:
 * routes, parameters, fields of answers, codes of errors. The first one would change where something
 * that a program relies on is taken away or means something else; a test holds the routes of this one.
 */
export const apiVersion = '1.0';
