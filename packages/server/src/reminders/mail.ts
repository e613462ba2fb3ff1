/** How this machine sends mail. */
export interface MailOptions {
  /** `smtps://user:password@host:465` or `smtp://host:587`; it holds a secret and is never shown. */
  readonly server: string;
  /** Whom letters are from: `office@example.org`. */
  readonly from: string;
}

/** A letter to one address. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same letter sent twice has the same, so that whoever gets it sees it once. */
  readonly id: string;
}

/** Why a letter did not go, as far as its sender can do something about it. */
export const mailProblems = ['unreachable', 'login', 'insecure', 'refused', 'other'] as const;
export type MailProblem = (typeof mailProblems)[number];

/** Sends a letter; null: the mail server has taken it. */
export type SendMail = (letter: Letter) => Promise<MailProblem | null>;

/** An address that letters can be sent to, of one person; nothing in it ends a line or begins another. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$/.test(text);

const isOwnMachine = (host: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);

/** Where and how letters are handed over; null: the text says none of it. */
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
    // A password goes over a safe line alone.
    requireTLS: user !== '' && !isOwnMachine(url.hostname),
    ...(user === '' ? {} : { auth: { user, pass } }),
  };
}

/** Whether a text says which server takes letters. */
export function isMailServer(text: string): boolean {
  try {
    return connectionOf(text) !== null;
  } catch {
    // A `%` that begins no sign.
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

/** Milliseconds that a mail server is waited for. */
const patience = 20_000;

/** Letters as a mail server takes them. */
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
