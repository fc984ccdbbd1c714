import { Box, chakra, Grid } from '@chakra-ui/react';
import { CreditCard } from 'lucide-react';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { company } from '../company/company.ts';
import { mission } from '../company/mission.ts';
import type { FormFields } from '../forms/use-form-fields.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { PictureCaption } from '../page/picture-caption.tsx';
import { DonationForm } from './donation-form.tsx';
import { marketPicture } from './market-picture.ts';
import { BankTransfer, PayPal } from './other-ways.tsx';
import type { DonorField, useDonation } from './use-donation.ts';
import type { Gift } from './use-gift.ts';
import { WayCard } from './way-card.tsx';

const Use = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '4.5rem 1fr',
    alignItems: 'baseline',
    py: '3.5',
    borderTopWidth: '1px',
    borderColor: 'lineStrong',
    fontSize: 'sm',
  },
});

interface Props {
  form: FormFields<DonorField>;
  gift: Gift;
  donation: ReturnType<typeof useDonation>;
  /** No money moves here. */
  sandbox: boolean;
}

/** What donations are for, and the three ways to give. */
export function WaysToGive({ sandbox, ...parts }: Props) {
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '6fr 5fr' }}
        columnGap={{ lg: '14', xl: '20' }}
        rowGap="10"
        alignItems="end"
      >
        <PageHeading label="Donations" title={mission.title} lead={mission.lead} />
        <figure>
          <Picture
            image={marketPicture}
            alt=""
            eager
            sizes="(min-width: 1024px) 36rem, 92vw"
            aspectRatio="3 / 2"
          />
          <PictureCaption>Market day on the way to Masaka, drawn</PictureCaption>
        </figure>
      </Grid>
      <Grid
        as="ul"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, 1fr)' }}
        columnGap="8"
        mt={{ base: '10', lg: '16' }}
      >
        {mission.uses.map(({ share, text }) => (
          <Use key={text}>
            <Box as="span" textStyle="figure" color="accentText" fontVariantNumeric="lining-nums">
              {share}
            </Box>
            {text}
          </Use>
        ))}
      </Grid>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }} gap="6" mt={{ base: '10', lg: '14' }}>
        <Grid gap="6">
          <BankTransfer />
          <PayPal />
        </Grid>
        <WayCard id="card" title="Mobile Money/Card" icon={<CreditCard />}>
          <Box as="p" color="muted" mt="2">
            With MTN or Airtel, M-Pesa, or any card.
            {sandbox && ' This is a demonstration: the payment window is a test, and no money moves.'}
          </Box>
          <noscript>
            <Box as="p" bg="subtle" p="5" mt="6" css={{ '& a': { textDecoration: 'underline' } }}>
              <strong>Card and mobile money need JavaScript.</strong> Please turn it on, choose another way to
              give, or write to <a href={`mailto:${company.emails[0]}`}>{company.emails[0]}</a>.
            </Box>
          </noscript>
          <DonationForm {...parts} />
        </WayCard>
      </Grid>
    </Container>
  );
}
