import { createReadStream, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { confirmed } from './account-fields.ts';
import { type ApiRoute, get, post, takingJson } from './api-route.ts';
import { answerWith, type Exchange, type Reply } from './exchange.ts';

/** The bytes of a request's body as they arrive. */
const piecesOf = ({ req }: Exchange): AsyncIterable<Uint8Array> =>
  req.raw.body ?? new Blob([]).stream();

/** Answers with a file that was made for it, and deletes the file afterwards. */
async function sendCopy({ copies }: Application, exchange: Exchange): Promise<Reply> {
  const made = await copies.make();
  if (!made.ok) return made;
  const { file, name } = made.value;
  const stream = createReadStream(file);
  stream.once('close', () => rmSync(file, { force: true }));
  exchange.header('Content-Type', 'application/gzip');
  exchange.header('Content-Length', String(statSync(file).size));
  exchange.header('Content-Disposition', `attachment; filename="${name}"`);
  return exchange.body(Readable.toWeb(stream) as ReadableStream<Uint8Array>);
}

const words = schemaOf(text);

/** The routes to restore a copy on a new machine, before there is an account. */
const setUpRoutes = ({ accounts, copies }: Application): readonly ApiRoute[] => [
  {
    path: '/setup/copy',
    act: 'sign-in',
    summary:
      'Restore a copy of everything in place of the empty data, with the one-time token as `?token=`; the body is the file. Rokade opens the data anew, and accounts are those of the copy',
    takes: 'file',
    ...post(async (exchange) => {
      const token = exchange.req.query('token') ?? '';
      if (token === '') return err({ code: 'request.invalid', at: 'token' });
      if (!(await accounts.isSetupToken(token)))
        return err({ code: 'account.setup-token-invalid' });
      const received = await copies.receive(piecesOf(exchange));
      if (!received.ok) return received;
      const { id, ...copy } = received.value;
      const restored = copies.restore(id);
      return restored.ok ? ok(copy) : restored;
    }),
  },
];

/** The routes for copies of everything: make, keep in a second place, restore. */
export const copyRoutes = (app: Application): readonly ApiRoute[] => {
  const { copies } = app;
  return [
    {
      path: '/copies',
      act: 'keep-copies',
      summary: 'When copies were made, and the second place for them with what it holds',
      ...get(() => ok(copies.now())),
    },
    {
      path: '/copies/whole',
      act: 'keep-copies',
      summary:
        'Everything in one file: all books and accounts, but nobody’s session; packed SQLite',
      ...get((exchange) => sendCopy(app, exchange)),
    },
    {
      path: '/copies/second-place',
      act: 'keep-copies',
      summary: 'Set the folder in which copies are kept by themselves; "" = none',
      ...takingJson(z.strictObject({ folder: words }), async (_, { folder }) => {
        const set = await copies.setSecondPlace(folder);
        return answerWith(set, () => copies.now());
      }),
    },
    {
      path: '/copies/second-place/copies',
      act: 'keep-copies',
      summary: 'Make a copy in the second place now',
      ...post(async () => copies.keep()),
    },
    {
      path: '/copies/received',
      act: 'keep-copies',
      summary: 'Send a copy of everything, to see what it holds; nothing is replaced yet',
      takes: 'file',
      ...post(async (exchange) => copies.receive(piecesOf(exchange))),
    },
    {
      path: '/copies/restore',
      act: 'keep-copies',
      summary:
        'Replace everything here by the copy that was sent last; has to be confirmed. What was here is kept in a folder beside it, and everybody is signed out',
      ...takingJson(z.strictObject({ id: words, confirmed }), (_, request) => {
        if (request.confirmed !== true) return err({ code: 'copies.confirm-replacing' as const });
        const restored = copies.restore(request.id);
        return restored.ok ? ok(null) : restored;
      }),
    },
    ...setUpRoutes(app),
  ];
};
