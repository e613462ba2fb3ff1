/** Adds the organisation whose desk it is to an address; null: the installation has only one. */
export function atDesk(address: string, desk: string | null | undefined): string {
  if (desk === null || desk === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}organisation=${desk}`;
}
