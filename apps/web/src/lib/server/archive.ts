/** Whether an address asks for the tournaments in the archive. */
export const isArchive = ({ searchParams }: URL): boolean =>
  searchParams.get('view') === 'archived';
