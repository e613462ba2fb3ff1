import { type Columns, forPeople } from './column.ts';
import { columnsIn, head } from './columns-in.ts';

/** An organisation in a list. */
export interface OrganisationRow {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

const { own, column } = columnsIn(forPeople);

/** The organisations of a server. */
export const organisationColumns: Columns<OrganisationRow> = [
  own('name', 'text', 'terms.name', head),
  column<OrganisationRow>('address', 'terms.address').text(({ address }) => `/k/${address}`),
];
