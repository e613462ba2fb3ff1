/** An address with the organisation at whose desk it is asked; null: there is one alone. */
export function atDesk(address: string, desk: string | null | undefined): string {
  if (desk === null || desk === undefined) return address;
  return `${address}${address.includes('?') ? '&' : '?'}organisation=${desk}`;
}
