import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paragraphs } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { Part } from '../booking/part.tsx';
import { ReviewForm } from './review-form.tsx';
import type { GuestReviewFragment } from './reviews.generated.ts';
import { Stars } from './stars.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

interface Props {
  of: GuestReviewFragment;
  bookingKey: string;
  token: string;
}

/** How the journey was: written, changed while nobody decided about it, and withdrawn. */
export function ReviewPart({ of, bookingKey, token }: Props) {
  const { review, canWrite, programName } = of;
  return (
    <Part title="How was your journey?" id="review">
      {!review && (
        <Box as="p" maxW="measure" mb="5">
          A few sentences help others to choose, and us to get better. We read them before they stand on the
          page of {programName}, with your first name and the month in which you travelled.
        </Box>
      )}
      {review && <Standing of={of} review={review} />}
      {canWrite && <ReviewForm of={of} bookingKey={bookingKey} token={token} />}
      {review && !canWrite && <Words review={review} />}
      <WithdrawForm bookingKey={bookingKey} isThere={review !== null} />
    </Part>
  );
}

type Written = NonNullable<GuestReviewFragment['review']>;

/** What became of it. */
function Standing({ of, review: { state, reason } }: { of: GuestReviewFragment; review: Written }) {
  const { programId, programName, canWrite } = of;
  return (
    <Box as="p" maxW="measure" mb="5">
      {state === 'waiting' &&
        `Your review is with us. We read it before it stands on the page of ${programName}${canWrite ? '; until then you can change it' : ''}.`}
      {state === 'approved' && programId !== null && (
        <>
          Your review stands on the page of{' '}
          <chakra.span textDecoration="underline" textUnderlineOffset="3px" color="brand">
            <Link to={`${paths.programs}/${programId}#reviews`}>{programName}</Link>
          </chakra.span>
          . Thank you.
        </>
      )}
      {state === 'approved' && programId === null && 'Your review is approved. Thank you.'}
      {state === 'declined' &&
        `We have not published your review${reason ? `: ${reason}` : '.'} You can withdraw it and write another one.`}
    </Box>
  );
}

function Words({ review: { stars, title, text, firstName } }: { review: Written }) {
  return (
    <Box as="blockquote" borderInlineStartWidth="4px" borderColor="highlight" ps="5" overflowWrap="anywhere">
      <Stars count={stars} />
      {title && (
        <Box as="p" fontWeight="semibold" mt="2">
          {title}
        </Box>
      )}
      {paragraphs(text).map((paragraph) => (
        <Box as="p" key={paragraph} mt="2">
          {paragraph}
        </Box>
      ))}
      <Box as="footer" mt="2" fontSize="sm" color="muted">
        {firstName}
      </Box>
    </Box>
  );
}
