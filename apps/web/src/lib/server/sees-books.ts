import { mayDo } from './may-do.ts';

/** Which books that are not for everybody the reader may look into for a person, or erase them in. */
export const seesBooks = (locals: App.Locals, doing: 'see' | 'keep') => ({
  ratings: mayDo(locals, `${doing}-ratings`, null),
  sanctions: mayDo(locals, `${doing}-sanctions`, null),
  money: mayDo(locals, `${doing}-money`, null),
});
