import { toast } from 'sonner';
import { readFailure } from '../../lib/api/failure.ts';

/** Says in a toast what did not work, and why. */
export const showFailure = (what: string, error: unknown) =>
  toast.error(what, { description: readFailure(error).message });
