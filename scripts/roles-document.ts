/**
 * `npm run roles`: writes docs/roles.md, who may do what, from the matrix of rights.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { acts, isAllowed, roles, scopesOfRole } from '@rokade/installation';
import { translator } from '@rokade/texts/all';

const english = translator('en');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The right content of the document. */
export function rolesDocument(): string {
  return `${[
    `# ${english('roles.title')}`,
    '',
    'The rights of the API, the console and the commands, written by `npm run roles` from the one matrix that guards them, `packages/installation/src/rights/matrix.ts` ([ADR 0042](adr/0042-who-may-do-what.md)). The console shows the same table in Danish, German and English.',
    '',
    english('roles.what'),
    '',
    row(['', ...roles.map((role) => english(`role.${role}`))]),
    row(['---', ...roles.map(() => ':-:')]),
    row([
      english('roles.given-for'),
      ...roles.map((role) => scopesOfRole[role].map((kind) => english(`scope.${kind}`)).join(', ')),
    ]),
    ...acts.map((act) =>
      row([
        `${english(`act.${act}`)} (\`${act}\`)`,
        ...roles.map((role) => (isAllowed(role, act) ? '●' : '')),
      ]),
    ),
  ].join('\n')}\n`;
}

if (import.meta.main) {
  writeFileSync(join(import.meta.dirname, '../docs/roles.md'), rolesDocument());
  console.log('docs/roles.md written');
}
