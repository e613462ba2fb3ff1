/**
 * Has the data of a layout fetched again with each page below it, as Kit does once the address was
 * read. Forms are sent with the version of the layout's book, which has to be as new as their page:
 * with an older one they would be refused for what the reader has seen already.
 */
export const fetchedWithEachPage = ({ href }: URL): boolean => href !== '';
