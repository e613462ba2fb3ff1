import { type Columns, forPeople } from './column.ts';

/** An organisation in a list. */
export interface OrganisationRow {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

/** The organisations of a server. */
export const organisationColumns: Columns<OrganisationRow> = [
  {
    key: 'name',
    kind: 'text',
    heading: 'terms.name',
    media: forPeople,
    isHead: true,
    narrow: 'grow',
    value: ({ name }) => name,
  },
  {
    key: 'address',
    kind: 'text',
    heading: 'terms.address',
    media: forPeople,
    value: ({ address }) => `/k/${address}`,
  },
];
