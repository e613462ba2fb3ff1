/** Serves a sandbox in the folder that is given, and prints its address, until it is ended. */
import { argv } from 'node:process';
import { openSandbox, startServer } from '@rokade/server';

const [, , folder = ''] = argv;
const opened = await openSandbox(folder, { anew: false });
if (!opened.ok) throw new Error(opened.error.code);
const place = { host: '127.0.0.1', port: 0, dataDirectory: folder, quiet: true };
const server = await startServer(place);
if (!server.ok) throw new Error(server.error.code);
process.stdout.write(`${server.value.url}\n`);
