import type { Brand, ByCode } from '@rokade/rules';

/** The id of an organisation and of its book. */
export type InstallationId = Brand<string, 'InstallationId'>;

/** The organisation that a data folder begins with: the installation's owners. */
export const ownInstallation = 'own' as InstallationId;

/** Letters and digits with single hyphens between them, two to forty characters, so that it can be read out. */
const pattern = /^(?=.{2,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An organisation's id, which is its first address; null: not a valid one. */
export const parseInstallationId = (text: string): InstallationId | null =>
  pattern.test(text) ? (text as InstallationId) : null;

/** Words that addresses use already, or may use later. */
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

/** Why an address is refused. */
export type AddressRefusal = ByCode<{
  'organisation.address-invalid': { address: string };
  'organisation.address-reserved': { address: string };
}>;

/** Why an organisation cannot have an address, apart from whether another has it; null: it can. */
export function addressRefusal(address: string): AddressRefusal | null {
  if (parseInstallationId(address) === null)
    return { code: 'organisation.address-invalid', address };
  return reserved.has(address) ? { code: 'organisation.address-reserved', address } : null;
}
