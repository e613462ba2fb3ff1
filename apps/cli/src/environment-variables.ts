import type { KeyFor } from '@rokade/texts';

/** A variable of the environment, and its text in the manual page. */
export interface EnvironmentVariable {
  readonly name: string;
  readonly about: KeyFor<'terminal'>;
}

/** Every variable of the environment that commands read. */
export const environmentVariables: readonly EnvironmentVariable[] = [
  { name: 'ROKADE_DATA', about: 'cli.environment.data' },
  { name: 'ROKADE_DATABASE', about: 'cli.environment.database' },
  { name: 'PORT', about: 'cli.environment.port' },
  { name: 'ROKADE_PROXY', about: 'cli.environment.proxy' },
  { name: 'ROKADE_LOCAL_WEBHOOKS', about: 'cli.environment.local-webhooks' },
  { name: 'ROKADE_LICHESS', about: 'cli.environment.lichess' },
  { name: 'ROKADE_BOARDS', about: 'cli.environment.boards' },
  { name: 'ROKADE_SMTP', about: 'cli.environment.smtp' },
  { name: 'ROKADE_MAIL_FROM', about: 'cli.environment.mail-from' },
  { name: 'LC_ALL, LC_MESSAGES, LANG', about: 'cli.environment.language' },
];
