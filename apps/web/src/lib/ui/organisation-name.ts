import { ownInstallation } from '@rokade/installation';

/** What an organisation is called; one that says nothing of itself by its address, the first by the program. */
export const organisationName = ({
  id,
  name,
  address,
}: {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}): string => name || (id === ownInstallation ? 'Rokade' : address);
