import { useQuery } from '@apollo/client/react';
import { showFailure } from '../../ui/show-failure.ts';
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
        showFailure(away ? 'The checklist was not put away' : 'The checklist was not brought back', error);
        return false;
      }
    },
  };
}
