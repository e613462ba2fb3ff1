/** Whether a text can stand as somebody's number of FIDE's: figures alone, as many as records have room for. */
export const isFideId = (text: string): boolean => /^\d{1,11}$/.test(text);
