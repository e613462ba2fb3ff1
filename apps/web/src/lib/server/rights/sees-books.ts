import { mayDo } from './may-do.ts';

/** In which of the confidential books the reader may see, or keep and so erase, a person's data. */
export const seesBooks = (locals: App.Locals, doing: 'see' | 'keep') => ({
  ratings: mayDo(locals, `${doing}-ratings`, null),
  sanctions: mayDo(locals, `${doing}-sanctions`, null),
  money: mayDo(locals, `${doing}-money`, null),
});
