import { bookActs } from '../input/book-acts.ts';
import { machine } from '../input/with-opened.ts';

/** `installation export|import FILE`: the installation's own book of a data folder. */
export const installation = bookActs(
  async () => (await import('@rokade/server')).openInstallation,
  {},
  {
    bookOf: ({ installation: book }) => ({
      exportJson: book.exportJson,
      importJson: (text: string) => book.importJson(text, machine),
    }),
  },
);
