/** A content security policy with these sites as `frame-ancestors`; without sites, 'none'. */
export function framedOnlyBy(policy: string, sites: readonly string[]): string {
  const ancestors = sites.length === 0 ? "'none'" : sites.join(' ');
  return policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${ancestors}`);
}
