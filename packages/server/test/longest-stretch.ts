/** Milliseconds of the processor's time that this thread has used. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * How long, in milliseconds of the processor's time, some work keeps everybody else waiting at most:
 * measured from one turn of the loop to the next, so other programs on the machine do not count.
 */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = threadTime();
  let isOver = false;
  const look = (): void => {
    const now = threadTime();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const tick = (): void => {
    look();
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  await work();
  isOver = true;
  look();
  return longest;
}
