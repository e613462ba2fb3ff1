import { type CommandTable, manualPage } from '../manual/manual-page.ts';
import { done, type Run } from '../outcome.ts';

/** `man`: the manual page of the commands of a table, for man(1). */
export const man =
  (table: CommandTable): Run =>
  async (context) =>
    done(manualPage(context, table));
