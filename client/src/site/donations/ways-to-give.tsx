import { Box, chakra, Grid } from '@chakra-ui/react';
import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { columns } from '../page/columns.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { PictureCaption } from '../page/picture-caption.tsx';
import { useCompany } from '../shell/company.ts';
import type { MissionFragment } from './donations-page.generated.ts';
import { BankTransfer, PayPal, WayCard } from './way-card.tsx';

export const standardTitle = 'Support Our Mission';

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
  mission: MissionFragment;
  /** No money moves here. */
  sandbox: boolean;
  /** The form for card and mobile money. */
  children: ReactNode;
}

/** What donations are for, and the three ways to give. */
export function WaysToGive({ sandbox, mission, children }: Props) {
  const { image } = mission;
  const uses = mission.uses ?? [];
  const [email] = useCompany().emails;
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: image ? '6fr 5fr' : undefined }}
        columnGap={{ lg: '14', xl: '20' }}
        rowGap="10"
        alignItems="end"
      >
        <PageHeading
          page="donations"
          label="Donations"
          title={mission.missionTitle ?? standardTitle}
          lead={mission.missionLead}
        >
          <ButtonAnchor href="#card" variant="outline" mt="6" hideFrom="lg">
            Donate here
          </ButtonAnchor>
        </PageHeading>
        {image && (
          <figure>
            <Picture
              image={image}
              alt={mission.imageAlt ?? ''}
              eager
              sizes="(min-width: 1024px) 36rem, 92vw"
              aspectRatio="3 / 2"
            />
            {mission.imageCaption && <PictureCaption>{mission.imageCaption}</PictureCaption>}
          </figure>
        )}
      </Grid>
      {uses.length > 0 && (
        <Grid
          as="ul"
          templateColumns={{ base: 'minmax(0, 1fr)', md: columns(uses, 3) }}
          columnGap="8"
          mt={{ base: '10', lg: '16' }}
        >
          {uses.map(({ share, text }) => (
            <Use key={text}>
              <Box as="span" textStyle="figure" color="accentText" fontVariantNumeric="lining-nums">
                {share}
              </Box>
              {text}
            </Use>
          ))}
        </Grid>
      )}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '5fr 7fr' }} gap="6" mt={{ base: '10', lg: '14' }}>
        <Grid gap="6" alignContent={mission.paypalUrl ? undefined : 'start'}>
          <BankTransfer text={mission.bankText} />
          {mission.paypalUrl && <PayPal url={mission.paypalUrl} text={mission.paypalText} />}
        </Grid>
        <WayCard id="card" title="Mobile Money/Card" icon={<CreditCard />}>
          <Box as="p" color="muted" mt="2">
            {mission.mobileMoneyText ?? 'With mobile money, or any card.'}
            {sandbox && ' This is a demonstration: the payment window is a test, and no money moves.'}
          </Box>
          <noscript>
            <Box as="p" bg="subtle" p="5" mt="6" css={{ '& a': { textDecoration: 'underline' } }}>
              <strong>Card and mobile money need JavaScript.</strong> Please turn it on
              {email ? ', choose' : ' or choose'} another way to give
              {email && (
                <>
                  , or write to <a href={`mailto:${email}`}>{email}</a>
                </>
              )}
              .
            </Box>
          </noscript>
          {children}
        </WayCard>
      </Grid>
    </Container>
  );
}
