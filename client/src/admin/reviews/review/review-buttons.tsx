import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useMayCall } from '../../rights/rights.ts';
import { evictPages } from '../../screens/list/paged-list.ts';
import { AskedQuestion, useQuestion } from '../../ui/dialogs/question.tsx';
import { DecideReviewDocument, type StaffReviewFragment } from '../reviews.generated.ts';
import { reviews } from '../reviews-list.tsx';
import { DeclineDialog } from './decline-dialog.tsx';

/** Whether visitors read it: decided by a press, and decided otherwise by another one. */
export function ReviewButtons({ review }: { review: StaffReviewFragment }) {
  const { id, state, version, programName, firstName } = review;
  const client = useApolloClient();
  const mayDecide = useMayCall('decideReview');
  const [declining, setDeclining] = useState(false);
  const decide = async (decision: { approve: boolean; reason?: string }) => {
    await client.mutate({ mutation: DecideReviewDocument, variables: { id, version, ...decision } });
    evictPages(client.cache, reviews.list);
  };
  const approving = useQuestion<StaffReviewFragment>(
    () => ({
      title: 'Approve this review?',
      text: `It stands on the page of ${programName} at once, with ${firstName} and the month of travel. No mail leaves.`,
      confirmLabel: 'Approve',
      done: 'Review approved',
      failed: 'The review could not be approved',
    }),
    () => decide({ approve: true }),
  );
  if (!mayDecide) return null;
  return (
    <Flex gap="2" wrap="wrap" mt="3" data-screen-only>
      {state !== 'approved' && (
        <Button onClick={() => approving.ask(review)}>
          <Check aria-hidden />
          Approve
        </Button>
      )}
      {state !== 'declined' && (
        <Button variant="outline" onClick={() => setDeclining(true)}>
          <X aria-hidden />
          {state === 'approved' ? 'Take it down' : 'Decline'}
        </Button>
      )}
      {declining && (
        <DeclineDialog
          isShown={state === 'approved'}
          onClose={() => setDeclining(false)}
          onDecline={(reason) => decide({ approve: false, reason })}
        />
      )}
      <AskedQuestion question={approving} focusAfterYes={() => document.querySelector('main')} />
    </Flex>
  );
}
