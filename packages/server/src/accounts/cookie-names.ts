/** The cookies' names: who is signed in, and whom the browser has signed in before. */
export const sessionCookie = 'rokade_session';
export const deviceCookie = 'rokade_device';
