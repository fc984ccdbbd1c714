import { useQuery } from '@apollo/client/react';
import { toast } from 'sonner';
import { readFailure } from '../../../lib/api/failure.ts';
import { FirstWeekAwayDocument, usePutFirstWeekAwayMutation } from './put-away.generated.ts';

/** Whether the person who is signed in has put the checklist away, wherever they did; undefined until that is known. */
export function usePutAway() {
  const { data } = useQuery(FirstWeekAwayDocument);
  const [put] = usePutFirstWeekAwayMutation();
  return {
    isAway: data?.me?.firstWeekAway,
    /** Resolves with whether it is done; why not is said. */
    async setAway(away: boolean): Promise<boolean> {
      try {
        await put({ variables: { away } });
        return true;
      } catch (error) {
        toast.error(away ? 'The checklist was not put away' : 'The checklist was not brought back', {
          description: readFailure(error).message,
        });
        return false;
      }
    },
  };
}
