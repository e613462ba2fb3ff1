import {
  type InstallationId,
  type InstallationValues,
  installationBook,
  type Logo,
  ownInstallation,
  type TournamentDefaults,
} from '@rokade/installation';
import type { Returned, ReturnTo } from '@rokade/journal';
import { languages } from '@rokade/tournament';
import { z } from 'zod';
import type { InstallationTypes } from '../application.ts';
import type { BookKind } from '../books/book-kind.ts';
import {
  exactPartialShape,
  ordinalShape,
  type ShapeOf,
  textShape,
} from '../shapes/basic-shapes.ts';
import { returnedShapes, returnShapes } from '../shapes/entry-shapes.ts';
import { kindUnion } from '../shapes/kind-union.ts';

const isTimeZone = (text: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
};

const logoShape: z.ZodType<Logo> = z.strictObject({
  type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
  data: z.string().max(200_000),
} satisfies ShapeOf<Logo>);

/** The settings are looked into where they are used: they may be of an older format. */
const defaultsShape: z.ZodType<TournamentDefaults> = z.strictObject({
  format: ordinalShape,
  settings: z.record(textShape, z.unknown()),
} satisfies ShapeOf<TournamentDefaults>);

const changesShape: z.ZodType<Partial<InstallationValues>> = z.strictObject(
  exactPartialShape({
    name: textShape,
    address: textShape,
    logo: logoShape.nullable(),
    timeZone: textShape.refine((text) => text === '' || isTimeZone(text), 'no time zone'),
    language: z.enum(['', ...languages]),
    newTournament: defaultsShape.nullable(),
  } satisfies ShapeOf<InstallationValues>),
);

const parseId = (text: string): InstallationId | null =>
  text === ownInstallation ? ownInstallation : null;

/** The installation's own book as the server keeps it; a copy is made after each change. */
export const installationKind: BookKind<InstallationTypes> = {
  ...installationBook,
  parseId,
  idOf: () => ownInstallation,
  begins: ({ kind }) => (kind === 'change-installation' ? ownInstallation : null),
  commandShape: kindUnion<InstallationTypes['command'] | ReturnTo>({
    'change-installation': { changes: changesShape },
    ...returnShapes,
  }),
  eventShape: kindUnion<InstallationTypes['event'] | Returned>({
    'installation-begun': {},
    'installation-changed': { changes: changesShape },
    ...returnedShapes,
  }),
  follows: (state, event) => (state === null) === (event.kind === 'installation-begun'),
  summary: { format: 1, of: ({ name }) => ({ name }) },
  copies: {
    folder: () => 'installation',
    nameAfter: (event) => (event.kind === 'installation-begun' ? null : 'installation'),
    areMadeOf: () => true,
  },
};
