// The page of one review: what the guest wrote, and whether visitors read it.
import { useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { travelDay } from '../../../lib/travel-days.ts';
import { Panel, WorkGrid } from '../../office/panel.tsx';
import { TextLink } from '../../office/text-link.tsx';
import { workAddress } from '../../office/work-kind.ts';
import { useMay } from '../../rights/rights.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import type { ScreenCode } from '../../screens/staff-screen.ts';
import { State } from '../../screens/table/columns.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Fact } from '../../ui/facts.tsx';
import { displayMoment } from '../../ui/moment.ts';
import { MissingPage, usePageTitle } from '../../ui/page.tsx';
import { reviewsAddress } from '../review-address.ts';
import { reviewStates, reviewTones, starsInWords } from '../review-words.ts';
import { type StaffReviewFragment, StaffReviewOpenedDocument } from '../reviews.generated.ts';
import { ReviewButtons } from './review-buttons.tsx';

export function ReviewPage() {
  const { record = '' } = useParams();
  const isNumber = /^\d{1,9}$/.test(record);
  const { data, error, refetch } = useQuery(StaffReviewOpenedDocument, {
    variables: { id: Number(record) },
    skip: !isNumber,
    // The guest may have changed it.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const item = data?.item as StaffReviewFragment | null | undefined;
  if (!isNumber || item === null) return <MissingPage />;
  return item ? <Opened key={item.id} review={item} /> : <Unanswered error={error} refetch={refetch} />;
}

function Opened({ review }: { review: StaffReviewFragment }) {
  const { firstName, programName, state, stars, title, text } = review;
  usePageTitle(`Review of ${programName}`);
  return (
    <>
      <chakra.div mb="5">
        <BackLink to={reviewsAddress}>All reviews</BackLink>
        <chakra.h1 textStyle="heading" mt="1" overflowWrap="anywhere">
          {firstName} on {programName}
        </chakra.h1>
        <Flex mt="2" fontSize="sm">
          <State tone={reviewTones[state]}>{reviewStates[state]}</State>
        </Flex>
        <ReviewButtons review={review} />
      </chakra.div>
      <WorkGrid aside={<StandingPanel review={review} />}>
        <Panel title="What the guest writes">
          <chakra.dl display="grid" gap="3">
            <Fact name="Stars" value={starsInWords(stars)} />
            <Fact name="Title" value={title} none="None" />
            <Fact name="Text" value={text} />
          </chakra.dl>
        </Panel>
      </WorkGrid>
    </>
  );
}

function StandingPanel({ review }: { review: StaffReviewFragment }) {
  const { state, stateAt, reason, travelledOn, createdAt, bookingId } = review;
  const mayReadOffice = useMay('readOffice');
  return (
    <Panel title="Where it stands">
      <chakra.dl display="grid" gap="3">
        <Fact name="State" value={`${reviewStates[state]}, ${displayMoment(stateAt)}`} />
        {reason && <Fact name="The guest reads" value={reason} />}
        <Fact name="Travelled" value={travelDay(travelledOn)} />
        <Fact name="Written" value={displayMoment(createdAt)} />
      </chakra.dl>
      {mayReadOffice && (
        <TextLink to={workAddress({ kind: 'booking', id: bookingId })} display="block" mt="3">
          The booking it was written for
        </TextLink>
      )}
    </Panel>
  );
}

export const code: ScreenCode = { Screen: ReviewPage };
