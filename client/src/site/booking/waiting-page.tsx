import { useApolloClient } from '@apollo/client/react';
import { pageTitle } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { travelDays } from '../../lib/travel-days.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PostForm, SendProblem, SubmitButton } from '../forms/post-form.tsx';
import { useDecision } from '../forms/use-decision.ts';
import { Message } from '../page/message.tsx';
import { useOwnDocument } from './use-own-document.ts';
import {
  useLeaveWaitingListMutation,
  useWaitingPageQuery,
  WaitingPageDocument,
  type WaitingPageQuery,
  type WaitingPageQueryVariables,
} from './waiting-page.generated.ts';

function WaitingPage({ variables }: { variables: WaitingPageQueryVariables }) {
  useOwnDocument();
  const { data } = useWaitingPageQuery({ variables });
  const place = data?.waitingPlace;
  if (data && !place) return <PlaceNotFound />;
  if (!place)
    return (
      <Message label="Waiting list" title="Loading your place">
        <p>One moment, please.</p>
      </Message>
    );
  return (
    <Message label="Waiting list" title={titles[place.state]}>
      <p role="status">
        {place.programName}, {travelDays(place.startsOn, place.endsOn)}, {place.seats}{' '}
        {place.seats === 1 ? 'traveller' : 'travellers'}. {wordsFor(place)}
      </p>
      {(place.state === 'waiting' || place.state === 'offered') && <LeaveButton waitingKey={variables.key} />}
      {place.state !== 'waiting' && place.state !== 'offered' && (
        <ButtonLink to={paths.programs} mt="8">
          Look at our services
        </ButtonLink>
      )}
    </Message>
  );
}

type Place = NonNullable<WaitingPageQuery['waitingPlace']>;

const titles: Record<Place['state'], string> = {
  waiting: 'You are on the list',
  offered: 'Seats are held for you',
  taken: 'You have your seats',
  lapsed: 'This place has ended',
  left: 'You have left the list',
};

function wordsFor({ state, before }: Place): string {
  switch (state) {
    case 'waiting': {
      // Some of them may have left without a word.
      const others = before === 1 ? 'At most 1 party waits' : `At most ${before} parties wait`;
      return `${before === 0 ? 'Nobody waits' : others} before you. When seats come free for you, we hold them and send you a mail.`;
    }
    case 'offered':
      return 'The link in our mail opens the booking. Until when they are held stands there.';
    case 'taken':
      return 'The link in our mail opens the booking.';
    case 'lapsed':
      return 'The seats were not taken in time, or the journey began.';
    case 'left':
      return 'We write to you about this date no more.';
  }
}

/** One press takes a party off the list. */
function LeaveButton({ waitingKey }: { waitingKey: string }) {
  const client = useApolloClient();
  const [leave] = useLeaveWaitingListMutation();
  const { sending, failure, decide } = useDecision('leave');

  async function send() {
    await leave({ variables: { key: waitingKey } });
    await client.refetchQueries({ include: [WaitingPageDocument] });
  }

  return (
    <PostForm
      form="leave"
      action={`${paths.waitingPlace(waitingKey)}#content`}
      mt="8"
      onSend={() => decide(send)}
    >
      <SendProblem text={failure} css={{ '&:has(p)': { mb: '4' } }} />
      <SubmitButton variant="outline" size="lg" sending={sending}>
        Leave the waiting list
      </SubmitButton>
    </PostForm>
  );
}

function PlaceNotFound() {
  return (
    <Message
      label="Waiting list"
      title="This link opens no place"
      to={paths.programs}
      button="Look at our services"
    >
      <p>It may be incomplete, or the place has ended. The dates stand on the pages of our services.</p>
    </Message>
  );
}

export const page = definePage({
  Component: WaitingPage,
  query: WaitingPageDocument,
  variables: (_params, { searchParams }) => ({ key: searchParams.get('key') ?? '' }),
  asksAgain: true,
  exists: ({ waitingPlace }) => waitingPlace != null,
  head: (_data, { company }) => ({ title: pageTitle('Waiting list', company), noindex: true }),
});
