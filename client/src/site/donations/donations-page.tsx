import { searchTexts } from '../../lib/company.ts';
import { definePage } from '../../lib/page/page.ts';
import { shareOf } from '../../lib/page/share-picture.ts';
import { summary } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { useFormFields } from '../forms/use-form-fields.ts';
import {
  DonationsPageDocument,
  type DonationsPageQuery,
  useDonationsPageQuery,
} from './donations-page.generated.ts';
import { DonationsSkeleton, standardTitle } from './donations-skeleton.tsx';
import { ThankYou } from './thank-you.tsx';
import { type DonorField, useDonation } from './use-donation.ts';
import { useFullPageLoad } from './use-full-page-load.ts';
import { useGift } from './use-gift.ts';
import { WaysToGive } from './ways-to-give.tsx';

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
  if (!donation.given) return <WaysToGive {...{ form, gift, donation, mission }} sandbox={options.sandbox} />;
  const again = () => {
    gift.reset();
    donation.again();
  };
  return <ThankYou given={donation.given} image={mission.image} onAgain={again} />;
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
