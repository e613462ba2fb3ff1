import { installationFields, type Logo, logoType } from '@rokade/installation';
import { shapesIn, someOf, text } from '@rokade/journal';
import { systemCodes, usualSettings } from '@rokade/tournament';
import { z } from 'zod';
import { chosenDefaults } from '../acts/tournaments/chosen-defaults.ts';
import { type FileContent, fileShape } from '../forms/read-form.ts';
import { schemaOf } from '../shapes/schema-of.ts';
import { actorOf } from './actor-of.ts';
import { written } from './based-request.ts';
import { answerWith, type Exchange, type Reply } from './exchange.ts';
import { chosenShapes } from './new-tournament.ts';
import { languageOf } from './reader-choices.ts';

const { logo: _, newTournament: __, ...valueFields } = installationFields;

/** The body with new settings of the club or federation. */
export const installationSettingsShape = z.strictObject({
  basedOn: z.int().min(0),
  changes: schemaOf(someOf(shapesIn(valueFields))).default({}),
  /** The picture of a new logo. */
  logo: fileShape.optional(),
  /** Whether there is to be no logo. */
  withoutLogo: z.boolean().default(false),
  /** The settings that new tournaments begin with. */
  newTournament: z
    .strictObject({ ...chosenShapes, follows: z.enum(systemCodes).optional() })
    .optional(),
  reason: schemaOf(text).default(''),
  confirmed: z.boolean().default(false),
});

type SettingsRequest = z.infer<typeof installationSettingsShape>;

/** A chosen file as a logo; the book refuses one that is no picture. */
function logoIn(file: FileContent): Logo {
  const data = typeof file === 'string' ? Buffer.from(file).toString('base64') : file.base64;
  return { type: logoType(data) ?? 'image/png', data };
}

/** The change of the logo; nothing: it stays. */
function logoChange({ logo, withoutLogo }: SettingsRequest): { readonly logo?: Logo | null } {
  if (logo !== undefined && logo !== '') return { logo: logoIn(logo) };
  return withoutLogo ? { logo: null } : {};
}

/** Changes the settings of the club or federation, as the command does, from the values of a form. */
export async function changeInstallation(
  exchange: Exchange,
  request: SettingsRequest,
): Promise<Reply> {
  const { installation } = exchange.get('desk');
  const { basedOn, changes, newTournament, reason, confirmed } = request;
  const usual = { ...usualSettings, printLanguage: languageOf(exchange.req) };
  const defaults =
    newTournament === undefined
      ? null
      : chosenDefaults(installation.newTournament(usual), newTournament);
  const command = {
    kind: 'change-installation' as const,
    changes: {
      ...changes,
      ...logoChange(request),
      ...(defaults !== null && { newTournament: defaults }),
    },
  };
  const executed = await installation.execute(
    { basedOn, command, reason, confirmed },
    actorOf(exchange),
  );
  return answerWith(executed, written);
}
