import { exportBook, importBook } from '../input/book-file.ts';
import { machine, withOpened } from '../input/with-opened.ts';
import type { Options } from '../options.ts';
import { bad, type Context, type Outcome } from '../outcome.ts';
import type { RegisterAct } from '../register/register-act.ts';
import { list } from '../register/register-list.ts';
import { offices } from '../register/register-offices.ts';
import { people } from '../register/register-people.ts';

/** Takes the whole book out, contact data too, which is written down as looking at them is. */
const exportRegister: RegisterAct = (context, { register, contactLooks }, file) => {
  const exportJson = async () => {
    const text = await register.exportJson();
    if (text.ok) await contactLooks.note(machine, null, 'book');
    return text;
  };
  return exportBook(context, { exportJson }, file || '-');
};

const acts: Readonly<Record<string, RegisterAct>> = {
  export: exportRegister,
  import: (context, { register }, file) => importBook(context, register.importJson, file || '-'),
  people,
  list,
  offices,
};

/** `register export|import|people|list|offices [WHAT]`: the register of a data folder. */
export async function register(
  context: Context,
  [act = '', what = '']: readonly string[],
  options: Options,
): Promise<Outcome> {
  const carryOut = Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (carryOut === undefined) {
    const known = Object.keys(acts).join(', ');
    return bad(context.t('cli.usage.installation-act', { act, known }));
  }
  const { openRegister } = await import('@rokade/server');
  return withOpened(context, options, openRegister, (open) =>
    carryOut(context, open, what, options),
  );
}
