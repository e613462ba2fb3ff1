/** Whether a text can be a FIDE ID in a record: digits only, at most eleven. */
export const isFideId = (text: string): boolean => /^\d{1,11}$/.test(text);
