import type { SendError } from '../commands/sent-command.ts';

/**
 * Whether the session has ended. Waiting results are sent for the next user who signs in with this
 * browser.
 */
export const isSignedOut = ({ code }: SendError): boolean => code === 'request.not-signed-in';

/**
 * Whether somebody signed in again in another tab: this page still sends the token of the earlier
 * session.
 */
export const isFormerSession = ({ code }: SendError): boolean => code === 'request.forged';

/**
 * Whether an error may pass by itself or once somebody signs in again; until then what was entered is
 * kept, and sent again.
 */
export const isPassing = (error: SendError): boolean =>
  error.code === 'send.unreachable' ||
  error.code === 'send.broken' ||
  error.code === 'store.failed' ||
  isSignedOut(error) ||
  isFormerSession(error);
