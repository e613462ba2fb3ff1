const names: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address leads to the machine it is typed on, so that no other reaches ours by it. */
export const isThisMachine = ({ hostname }: URL): boolean => names.includes(hostname);
