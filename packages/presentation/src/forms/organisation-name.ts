import { ownInstallation } from '@rokade/installation';

/**
 * The name of an organisation. If it has none: the program's name for the first one, its address
 * for others.
 */
export const organisationName = ({
  id,
  name,
  address,
}: {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}): string => name || (id === ownInstallation ? 'Rokade' : address);
