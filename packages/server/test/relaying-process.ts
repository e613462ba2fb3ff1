import { createApplication } from '../src/index.ts';

/** Relays what is set up in a data folder, to a lichess of its own; it is run to be killed. */
const [, , dataDirectory = '', lichess = ''] = process.argv;
const created = await createApplication({ dataDirectory });
if (!created.ok) throw new Error(created.error.code);
const pace = { between: 50, together: 5, pauses: [50], patience: 60_000, claimed: 400 };
created.value.relays.send({ lichess, boardFolder: null, pace });
// Timers of relays keep no program running.
setInterval(() => undefined, 1000);
