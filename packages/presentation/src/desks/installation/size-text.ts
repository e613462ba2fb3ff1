/** The size of a file for readers: `15 kB`, from one megabyte on `3 MB`; rounded up. */
export function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} kB` : `${Math.ceil(kilobytes / 1024)} MB`;
}
