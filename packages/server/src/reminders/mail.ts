/** The mail server, and the sender's address. */
export interface MailOptions {
  /** `smtps://user:password@host:465` or `smtp://host:587`; it holds a secret and is never shown. */
  readonly server: string;
  /** The sender of all letters: `office@example.org`. */
  readonly from: string;
}

/** A letter to one address. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for a letter that is sent twice, so that mail programs show it once. */
  readonly id: string;
}

/** Why a letter was not sent. */
export const mailProblems = ['unreachable', 'login', 'insecure', 'refused', 'other'] as const;
export type MailProblem = (typeof mailProblems)[number];

/** Sends a letter; null: the mail server has taken it. */
export type SendMail = (letter: Letter) => Promise<MailProblem | null>;

/** Whether a text is one mail address; line breaks and separators are not allowed in it. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$/.test(text);

const isOwnMachine = (host: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);

/** The connection to a mail server's address; null: the text is no such address. */
function connectionOf(server: string) {
  const url = URL.canParse(server) ? new URL(server) : null;
  if (url === null || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    return null;
  }
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    // A password is only sent over an encrypted connection.
    requireTLS: user !== '' && !isOwnMachine(url.hostname),
    ...(user === '' ? {} : { auth: { user, pass } }),
  };
}

/** Whether a text is the address of a mail server, as in `MailOptions`. */
export function isMailServer(text: string): boolean {
  try {
    return connectionOf(text) !== null;
  } catch {
    // A `%` that begins no encoded character.
    return false;
  }
}

const problems: Readonly<Record<string, MailProblem>> = {
  ECONNECTION: 'unreachable',
  ETIMEDOUT: 'unreachable',
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
  EAUTH: 'login',
  ENOAUTH: 'login',
  ETLS: 'insecure',
  EREQUIRETLS: 'insecure',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
};

const problemOf = (thrown: unknown): MailProblem => {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return problems[code] ?? 'other';
};

/** How long to wait for a mail server, in milliseconds. */
const patience = 20_000;

/** Makes the sending of letters through a mail server. */
export function makeMail({ server, from }: MailOptions): SendMail {
  const connection = connectionOf(server);
  return async ({ id, ...letter }) => {
    if (connection === null) return 'unreachable';
    const { createTransport } = await import('nodemailer');
    const waits = { connectionTimeout: patience, greetingTimeout: patience };
    const transport = createTransport({ ...connection, ...waits, socketTimeout: patience });
    try {
      await transport.sendMail({
        ...letter,
        from,
        messageId: `<${id}@rokade>`,
        disableFileAccess: true,
        disableUrlAccess: true,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return null;
    } catch (thrown) {
      return problemOf(thrown);
    } finally {
      transport.close();
    }
  };
}
