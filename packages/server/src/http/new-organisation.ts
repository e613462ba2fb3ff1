import { type InstallationId, type Logo, logoType, ownInstallation } from '@rokade/installation';
import type { Actor } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import { z } from 'zod';
import type { Application } from '../application.ts';
import { contentOf, type FileContent, fileShape } from '../forms/read-form.ts';
import type { ApiError } from './request-error.ts';

const words = z.string().max(10_000);

/** What a new organisation begins with; only address and name must be given. */
export const newOrganisationShape = z.strictObject({
  address: words,
  name: words,
  /** Its postal address, with e-mail and web address, as it stands on public pages and prints. */
  contact: words.optional(),
  /** A picture: PNG, JPEG or WebP. */
  logo: fileShape.optional(),
  /** The account of somebody who looks after it; without a name there is none. */
  officer: z.strictObject({ name: words, password: words }).optional(),
});

type NewOrganisation = z.infer<typeof newOrganisationShape>;

/** The picture in a file; whether it is one is checked by the book. */
function logoIn(file: FileContent): Logo {
  const content = contentOf(file);
  const data = Buffer.from(content).toString('base64');
  return { type: logoType(data) ?? 'image/png', data };
}

/**
 * Writes contact and logo into the book of an organisation that was just made. Its tournaments begin
 * with what those of the house begin with, until it says otherwise.
 */
async function introduce(
  { organisations }: Application,
  id: InstallationId,
  { contact = '', logo }: NewOrganisation,
  actor: Actor,
): Promise<Result<null, ApiError>> {
  const { newTournament } = (await organisations.book(ownInstallation)).now();
  const changes = {
    ...(newTournament !== null && { newTournament }),
    ...(contact.trim() !== '' && { address: contact.trim().replaceAll('\r\n', '\n') }),
    ...(logo !== undefined && { logo: logoIn(logo) }),
  };
  if (Object.keys(changes).length === 0) return ok(null);
  const book = await organisations.book(id);
  const command = { kind: 'change-installation', changes } as const;
  const request = { basedOn: book.now().version, command, reason: '', confirmed: false };
  const done = await book.execute(request, actor);
  return done.ok ? ok(null) : done;
}

/** Makes the account of the officer, with the right to look after the organisation. */
async function employ(
  { accounts }: Application,
  organisation: InstallationId,
  { officer }: NewOrganisation,
  actor: Actor,
): Promise<Result<null, ApiError>> {
  const name = officer?.name.trim() ?? '';
  if (officer === undefined || name === '') return ok(null);
  const right = { role: 'club-officer', for: { kind: 'organisation', organisation } } as const;
  const made = await accounts.create({ name, password: officer.password }, right, actor);
  return made.ok ? ok(null) : err(made.error);
}

/** Makes an organisation with its contact, logo and officer; all of it or nothing. */
export async function makeOrganisation(
  app: Application,
  request: NewOrganisation,
  actor: Actor,
): Promise<Result<InstallationId, ApiError>> {
  const made = await app.organisations.make(request, actor);
  if (!made.ok) return made;
  const introduced = await introduce(app, made.value, request, actor);
  const employed = introduced.ok ? await employ(app, made.value, request, actor) : introduced;
  if (employed.ok) return made;
  await app.organisations.remove(made.value);
  return employed;
}
