/** The names of the cookies: of the session, and of the mark by which a browser is recognised at the next sign-in. */
export const sessionCookie = 'rokade_session';
export const deviceCookie = 'rokade_device';
