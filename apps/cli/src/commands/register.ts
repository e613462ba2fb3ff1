import { bookActs } from '../input/book-acts.ts';
import { machine } from '../input/with-opened.ts';
import type { OpenedRegister } from '../register/opened-register.ts';
import { licences } from '../register/register-licences.ts';
import { list } from '../register/register-list.ts';
import { offices } from '../register/register-offices.ts';
import { people } from '../register/register-people.ts';

/** The whole book, including contact data; the export is recorded as looking at them is. */
const wholeBook = ({ register: book, contactLooks }: OpenedRegister) => ({
  importJson: book.importJson,
  async exportJson() {
    const text = await book.exportJson();
    if (text.ok) await contactLooks.note(machine, null, 'book');
    return text;
  },
});

/** `register export|import|people|list|offices|licences [WHAT]`: the register of a data folder. */
export const register = bookActs(
  async () => (await import('@rokade/server')).openRegister,
  { people, list, offices, licences },
  { bookOf: wholeBook },
);
