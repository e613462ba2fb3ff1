import { dataFolder } from '../input/data-folder.ts';
import type { Options } from '../options.ts';
import { bad, type Context, done, type Outcome } from '../outcome.ts';
import { askedServer, ended } from '../serving/asked-server.ts';

/** `serve [--port P] [--data DIR]`: the whole application, until it is ended. */
export async function serve(
  context: Context,
  _: readonly string[],
  options: Options,
): Promise<Outcome> {
  const asked = await askedServer(context, options, dataFolder(context, options));
  if (!asked.ok) return asked.error;
  const { startServer } = await import('@rokade/server');
  const server = await startServer(asked.value);
  if (!server.ok) return bad(context.t(`error.${server.error.code}`, { ...server.error }));
  await ended();
  await server.value.close();
  return done('');
}
