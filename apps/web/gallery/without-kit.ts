/** What components take from Kit, where there is no application around them. */
export const page = { data: {}, url: new URL('http://gallery.invalid/'), status: 200 };

/** A form of the gallery is sent nowhere. */
export const enhance = (form: HTMLFormElement): void =>
  form.addEventListener('submit', (event) => event.preventDefault());

export const invalidateAll = async (): Promise<void> => {};
export const version = '';
export const goto = async (): Promise<void> => {};
