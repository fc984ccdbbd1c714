import { useState } from 'react';
import { toast } from 'sonner';
import { showFailure } from './show-failure.ts';

/** One press after the other, of which each says in a toast how it went; another press in the meantime does nothing. */
export function usePress() {
  const [isBusy, setBusy] = useState(false);
  /** `act` answers what is said once it is done, and rejects with why it did not work. */
  const press = async (failed: string, act: () => Promise<string>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      toast.success(await act());
    } catch (error) {
      showFailure(failed, error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, press };
}
