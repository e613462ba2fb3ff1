import { dataFolder } from '../input/data-folder.ts';
import { bad, done, type Run } from '../outcome.ts';
import { askedServer, ended } from '../serving/asked-server.ts';

/** `serve [--port P] [--data DIR]`: the whole application, until it is ended. */
export const serve: Run = async (context) => {
  const asked = await askedServer(context, dataFolder(context));
  if (!asked.ok) return asked.error;
  const { startServer } = await import('@rokade/server');
  const server = await startServer(asked.value);
  if (!server.ok) return bad(context.t(`error.${server.error.code}`, { ...server.error }));
  await ended();
  await server.value.close();
  return done('');
};
