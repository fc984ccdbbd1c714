import { definePage } from '../../lib/page/page.ts';
import { summary } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { company } from '../company/company.ts';
import { mission } from '../company/mission.ts';
import { useFormFields } from '../forms/use-form-fields.ts';
import {
  DonationsPageDocument,
  type DonationsPageQuery,
  useDonationsPageQuery,
} from './donations-page.generated.ts';
import { DonationsSkeleton } from './donations-skeleton.tsx';
import { marketShare } from './market-picture.ts';
import { ThankYou } from './thank-you.tsx';
import { type DonorField, useDonation } from './use-donation.ts';
import { useFullPageLoad } from './use-full-page-load.ts';
import { useGift } from './use-gift.ts';
import { WaysToGive } from './ways-to-give.tsx';

const blankDonor = { name: '', email: '', phone: '', amount: '' };

function DonationsPage() {
  const { data } = useDonationsPageQuery();
  useFullPageLoad(data?.donationOptions.checkoutScript ?? '');
  return data ? <Donations options={data.donationOptions} /> : <DonationsSkeleton />;
}

function Donations({ options }: { options: DonationsPageQuery['donationOptions'] }) {
  const form = useFormFields<DonorField>('donation', blankDonor);
  const gift = useGift(options);
  const donation = useDonation(options.checkoutScript);
  if (!donation.given) return <WaysToGive {...{ form, gift, donation }} sandbox={options.sandbox} />;
  const again = () => {
    gift.reset();
    donation.again();
  };
  return <ThankYou given={donation.given} onAgain={again} />;
}

export const page = definePage({
  Component: DonationsPage,
  query: DonationsPageDocument,
  head: (_data, { origin }) => ({
    title: `${mission.title} · ${company.name}`,
    description: summary(mission.lead),
    canonical: origin + paths.donations,
    image: marketShare(origin),
  }),
});
