import { dataFolder } from '../input/data-folder.ts';
import { bad, done, type Run } from '../outcome.ts';
import { ended, serverOptions } from '../serving/server-options.ts';

/** `serve [--port P] [--data DIR]`: the whole application, until it is ended. */
export const serve: Run = async (context) => {
  const options = await serverOptions(context, dataFolder(context));
  if (!options.ok) return options.error;
  const { startServer } = await import('@rokade/server');
  const server = await startServer(options.value);
  if (!server.ok) return bad(context.t(`error.${server.error.code}`, { ...server.error }));
  await ended();
  await server.value.close();
  return done('');
};
