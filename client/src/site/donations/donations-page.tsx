import { Grid } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { summary } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { Container } from '../../ui/container.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormFields } from '../forms/use-form-fields.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { DonationForm } from './donation-form.tsx';
import {
  DonationsPageDocument,
  type DonationsPageQuery,
  useDonationsPageQuery,
} from './donations-page.generated.ts';
import { useGift } from './gift.ts';
import { ThankYou } from './thank-you.tsx';
import { type DonorField, useDonation } from './use-donation.ts';
import { standardTitle, WaysToGive } from './ways-to-give.tsx';

const blankDonor = { name: '', email: '', phone: '', amount: '' };

function DonationsPage() {
  const { data } = useDonationsPageQuery();
  useFullPageLoad(data?.donationOptions.checkoutScript ?? '');
  return data ? <Donations data={data} /> : <DonationsSkeleton />;
}

function Donations({ data }: { data: DonationsPageQuery }) {
  const { donationOptions: options, siteSettings } = data;
  const mission = siteSettings.donations;
  const form = useFormFields<DonorField>('donation', blankDonor);
  const gift = useGift(options);
  const donation = useDonation(options.checkoutScript);
  if (!donation.given)
    return (
      <WaysToGive mission={mission} sandbox={options.sandbox}>
        <DonationForm form={form} gift={gift} donation={donation} />
      </WaysToGive>
    );
  const again = () => {
    gift.reset();
    donation.again();
  };
  return <ThankYou given={donation.given} image={mission.image} onAgain={again} />;
}

/**
 * Makes sure that the browser lets a script of another host in. It decides that by the document it loaded, so a
 * visitor who came from another page of ours gets this page once more as a document of its own.
 */
function useFullPageLoad(script: string) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!script || new URL(script, window.location.href).origin === window.location.origin) return;
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname !== pathname) window.location.reload();
  }, [script, pathname]);
}

/** The ways to give are on their way. */
function DonationsSkeleton() {
  return (
    <Container pt={{ base: '8', lg: '14' }} pb="section" aria-busy>
      <PageHeading page="donations" label="Donations" title={standardTitle} />
      <Grid templateColumns={{ base: '1fr', lg: '5fr 7fr' }} gap="6" mt="14">
        <Skeleton h="40rem" hideBelow="lg" />
        <Skeleton h="40rem" />
      </Grid>
    </Container>
  );
}

export const page = definePage({
  Component: DonationsPage,
  query: DonationsPageDocument,
  head: (data, { origin, company }) => {
    const { missionTitle, missionLead, image, imageAlt } = data?.siteSettings.donations ?? {};
    const title = missionTitle ?? standardTitle;
    return {
      ...(missionLead && { description: summary(missionLead) }),
      ...searchTexts(company, 'donations', title),
      canonical: origin + paths.donations,
      image: shareOf(image, imageAlt ?? title, origin),
    };
  },
});
