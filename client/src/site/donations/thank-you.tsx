import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { useEffect } from 'react';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Weave } from '../../ui/weave.tsx';
import { focusHeading } from '../page/focus-heading.ts';
import type { MissionFragment } from './donations-page.generated.ts';
import { formatGift } from './gift.ts';
import type { CompletedGift } from './use-donation.ts';

interface Props {
  given: CompletedGift;
  image: MissionFragment['image'];
  onAgain(): void;
}

/** After the checkout. The receipt is promised until the payment is confirmed, and told of from then on. */
export function ThankYou({ given, image, onAgain }: Props) {
  const { name, email, amount, symbol, confirmed } = given;
  useEffect(() => {
    window.scrollTo(0, 0);
    focusHeading();
  }, []);
  return (
    <Container py={{ base: '10', lg: 'section' }}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: image ? '7fr 5fr' : undefined }}
        columnGap={{ lg: '16', xl: '24' }}
        rowGap="12"
        alignItems="center"
      >
        <div>
          <Weave color="highlight" w="24" mb="8" />
          <chakra.h1 textStyle="display" maxW="14ch">
            Thank You for Your Donation!
          </chakra.h1>
          <Box as="p" textStyle="lead" maxW="measure" mt="7" overflowWrap="anywhere">
            {name}, your gift of{' '}
            <Box as="strong" fontWeight="semibold" color="brand" whiteSpace="nowrap">
              {formatGift(symbol, amount)}
            </Box>{' '}
            goes where the road ends. Somebody there will know that you thought of them.
          </Box>
          <Box role="status" color="muted" mt="4" maxW="measure" overflowWrap="anywhere">
            {confirmed
              ? `A confirmation e-mail was sent to ${email}.`
              : `A confirmation e-mail will be sent to ${email} once the payment is confirmed.`}
          </Box>
          <Flex gap="4" mt="9" wrap="wrap">
            <ButtonLink to={paths.programs} size="lg">
              See our journeys
            </ButtonLink>
            <Button variant="outline" size="lg" onClick={onAgain}>
              Donate once more
            </Button>
          </Flex>
        </div>
        {image && (
          <div>
            <Picture
              image={image}
              alt=""
              sizes="(min-width: 1024px) 60rem, 92vw"
              aspectRatio={{ base: '3 / 2', lg: '4 / 5' }}
            />
          </div>
        )}
      </Grid>
    </Container>
  );
}
