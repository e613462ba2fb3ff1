const pattern = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

/** Whether a text is the origin of a web site, as browsers get it in a header: `https://club.example`. */
export const isWebSite = (text: string): boolean => pattern.test(text);
