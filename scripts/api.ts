/**
 * `npm run api` writes what programmers read of the API anew: the schemas and examples of its public
 * answers (`packages/server/src/http/answers/answers.json`), made of their types and of the demo, and
 * the types of the client (`packages/client/src/generated/routes.ts`), made of the description that the
 * API then gives. With `--check` nothing is written, and it fails where something would change.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DescribedAnswers } from '@rokade/server';
import { answersOfDemo } from './api/answers-of-demo.ts';
import { clientRoutes, type Description } from './api/client-routes.ts';
import { describeApi } from './api/describe-api.ts';
import { schemasOfTypes } from './api/schemas-of-types.ts';

const root = join(import.meta.dirname, '..');
const http = join(root, 'packages/server/src/http');
const answersFile = join(http, 'answers/answers.json');
const routesFile = join(root, 'packages/client/src/generated/routes.ts');

/** Formats a text as the repository's files are. */
function formatted(file: string, text: string): string {
  const program = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(process.execPath, [program, 'format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout;
}

/** Tables of tables as JSON, with a line for each entry of each. */
const inLines = (tables: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string =>
  `{\n${Object.entries(tables)
    .map(([name, table]) => {
      const lines = Object.entries(table).map(
        ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
      );
      return `${JSON.stringify(name)}: {\n${lines.join(',\n')}\n}`;
    })
    .join(',\n')}\n}\n`;

const checks = process.argv.includes('--check');

/** Writes a file, or says that it is out of date. */
function keep(file: string, made: string): void {
  if (made === readFileSync(file, { encoding: 'utf8', flag: 'a+' })) return;
  if (checks) {
    console.error(`api: ${file} is out of date: npm run api`);
    process.exitCode = 1;
  } else writeFileSync(file, made);
}

const { members, named } = schemasOfTypes(
  join(http, 'answers/public-answers.ts'),
  'PublicAnswers',
  {
    ApiError: join(http, 'request-error.ts'),
    WebhookDelivery: join(root, 'packages/server/src/webhooks/webhooks.ts'),
  },
);
const examples = await answersOfDemo(Object.keys(members));
const described = { schemas: named, answers: members as DescribedAnswers['answers'], examples };
keep(answersFile, inLines(described));

const description = (await describeApi(described)) as Description;
keep(routesFile, formatted(routesFile, clientRoutes(description)));
