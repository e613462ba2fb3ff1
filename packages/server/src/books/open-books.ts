import { ok, type Result } from '@rokade/rules';
import { type NoDatabase, type OpenDatabaseError, openBeside, type Storage } from '@rokade/store';

/** Books at work where the data are. */
interface Running {
  close(): Promise<void>;
}

/**
 * Opens books where the data are, for acts from the machine itself, also while Rokade runs there; it
 * hears of what is written.
 */
export async function openBooks<R extends Running>(
  place: string,
  make: (journals: Storage['journals'], storage: Omit<Storage, 'journals'>) => R | Promise<R>,
): Promise<Result<R, NoDatabase | OpenDatabaseError>> {
  const opened = await openBeside(place);
  if (!opened.ok) return opened;
  const running = await make(opened.value.journals, opened.value);
  return ok({
    ...running,
    async close() {
      await running.close();
      await opened.value.close();
    },
  });
}
