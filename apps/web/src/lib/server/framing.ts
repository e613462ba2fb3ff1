/** Which sites may show a page of ours in a frame, as browsers are told; nobody unless they are named. */
export function framedOnlyBy(policy: string, sites: readonly string[]): string {
  const ancestors = sites.length === 0 ? "'none'" : sites.join(' ');
  return policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${ancestors}`);
}
