import type { Brand, ByCode } from '@rokade/rules';

/** Names an organisation, and its book among its kind. */
export type InstallationId = Brand<string, 'InstallationId'>;

/** The organisation that a data folder begins with: the installation is its owners'. */
export const ownInstallation = 'own' as InstallationId;

/** Letters and digits with single hyphens between, two to forty, fit to be read out. */
const pattern = /^(?=.{2,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An organisation's id, which is the address it was first given; null: it is none. */
export const parseInstallationId = (text: string): InstallationId | null =>
  pattern.test(text) ? (text as InstallationId) : null;

/** What addresses say already, or may come to say. */
const reserved: ReadonlySet<string> = new Set([
  ownInstallation,
  'all',
  'api',
  'console',
  'feed',
  'logo',
  'new',
  'print',
  'sign-in',
  'sign-out',
]);

/** Why an organisation does not get an address. */
export type AddressRefusal = ByCode<{
  'organisation.address-invalid': { address: string };
  'organisation.address-reserved': { address: string };
}>;

/** Why an organisation cannot have an address, whoever else has it; null: it can. */
export function addressRefusal(address: string): AddressRefusal | null {
  if (parseInstallationId(address) === null)
    return { code: 'organisation.address-invalid', address };
  return reserved.has(address) ? { code: 'organisation.address-reserved', address } : null;
}
