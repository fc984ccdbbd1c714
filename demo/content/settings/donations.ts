import type { DonationSettingsInput } from '../../../server/src/generated/resolvers.ts';
import { picture } from './picture.ts';

/** What donations are for, and the ways to give. */
export const donations: DonationSettingsInput = {
  missionTitle: 'Support Our Mission',
  missionLead:
    'Every journey passes somebody’s village. Donations pay for what a ticket price cannot: school fees for the children of our porters, seedlings of the mutuba tree, and first-aid boxes where the clinic is a day’s walk away.',
  uses: [
    { share: '60%', text: 'School fees and books in Bwindi and Masaka' },
    { share: '25%', text: 'Mutuba seedlings for the bark-cloth makers' },
    { share: '15%', text: 'First aid on the trails of the Rwenzori' },
  ],
  imageUrl: picture('market-day'),
  imageAlt: 'Market day in a village on the way to Masaka',
  imageCaption: 'Market day on the way to Masaka, drawn',
  bankText:
    'For larger gifts, or without any fees. Write to us and we send you the account for your country.',
  paypalUrl: 'https://www.paypal.com/paypalme/lubugoexample',
  paypalText: 'With your PayPal account, in any currency. It opens PayPal’s own page in a new tab.',
  mobileMoneyText: 'With MTN or Airtel, M-Pesa, or any card.',
};
