import { goto } from '$app/navigation';
import { page } from '$app/state';
import { hasRoomBeside } from './room-beside.ts';

/** The player whom a row of a table names: its link leads to their page. */
function playerIn(row: Element): string | null {
  const links = [...row.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  const found = links.map((link) => /\/players\/([^/?#]+)$/.exec(link)?.[1]);
  return found.find((player) => player !== undefined) ?? null;
}

/**
 * Shows a player in the second column when a row of the tables below a node is clicked anywhere but on
 * a link or a button. Without a second column a click does nothing: the name leads to the same facts.
 */
export function choosesBeside(node: HTMLElement): () => void {
  const choose = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || !hasRoomBeside()) return;
    if (target.closest('a, button, input, select, label') !== null) return;
    const row = target.closest('tbody tr');
    const player = row === null ? null : playerIn(row);
    if (player === null) return;
    const { searchParams } = new URL(page.url.href);
    searchParams.set('player', player);
    void goto(`?${searchParams}`, { replace: true, reset: false });
  };
  node.addEventListener('click', choose);
  return () => node.removeEventListener('click', choose);
}
