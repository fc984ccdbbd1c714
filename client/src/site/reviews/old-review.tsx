import { Box, chakra } from '@chakra-ui/react';
import { Container } from '../../ui/container.tsx';
import { Label } from '../../ui/label.tsx';
import { ReviewPart } from './review-part.tsx';
import type { GuestReviewFragment } from './reviews.generated.ts';

interface Props {
  of: GuestReviewFragment;
  bookingKey: string;
  token: string;
}

/** All that the link of a booking still opens when its days are over: the review, which can be withdrawn. */
export function OldReview({ of, bookingKey, token }: Props) {
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <Label mb="4">Your review</Label>
      <chakra.h1 textStyle="title">{of.programName}</chakra.h1>
      <Box maxW="3xl">
        <ReviewPart of={of} bookingKey={bookingKey} token={token} />
      </Box>
    </Container>
  );
}
