import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A letter as a mail server has taken it. */
export interface TakenLetter {
  readonly from: string;
  readonly to: readonly string[];
  readonly data: string;
}

/** A mail server of a test, on this machine: takes letters one after another, or refuses. */
export interface MailServer {
  readonly address: string;
  readonly letters: TakenLetter[];
  /** The answer to whom a letter is for; 250 takes it. */
  answer: string;
  close(): Promise<void>;
}

/** Talks with one client as a mail server does (RFC 5321), without any extension. */
function converse(socket: Socket, server: MailServer): void {
  let [from, to, rest, isData] = ['', [] as string[], '', false];
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const command = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') from = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (verb === 'RCPT') {
      if (server.answer.startsWith('250')) to.push(/<(.*?)>/.exec(line)?.[1] ?? '');
      say(server.answer);
    } else if (verb === 'DATA') {
      isData = true;
      say('354 go on');
    } else say(verb === 'QUIT' ? '221 bye' : '250 ok');
  };
  const letter = (data: string): void => {
    server.letters.push({ from, to, data });
    [from, to, isData] = ['', [], false];
    say('250 taken');
  };
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    rest += bytes.toString();
    for (;;) {
      const [end, length] = isData ? [rest.indexOf('\r\n.\r\n'), 5] : [rest.indexOf('\r\n'), 2];
      if (end < 0) return;
      const part = rest.slice(0, end);
      rest = rest.slice(end + length);
      if (isData) letter(part);
      else command(part);
    }
  });
  say('220 test');
}

/** Begins one; it ends with the test. */
export async function mailServerForTest(port = 0): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const listening = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    converse(socket, server);
  });
  await new Promise<void>((resolve) => listening.listen(port, '127.0.0.1', resolve));
  const bound = listening.address();
  const at = typeof bound === 'object' ? bound?.port : port;
  const server: MailServer = {
    address: `smtp://127.0.0.1:${at}`,
    letters: [],
    answer: '250 ok',
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        listening.close(() => resolve());
      }),
  };
  onTestFinished(() => server.close());
  return server;
}
