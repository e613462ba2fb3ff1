/** Whether a window has room for a second column; `Beside.svelte` begins one at the same width. */
export const hasRoomBeside = (): boolean => matchMedia('(min-width: 68.75rem)').matches;
