import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/button.tsx';
import { settingsAddress } from '../settings/settings-group.ts';
import { type StaffPriceTierFragment, UsedRateDocument } from './prices.generated.ts';
import { oldRateWords } from './rate-words.ts';

/** Where prices are in both currencies: that a party of both needs a rate, or that the rate grew old. */
export function RateNotice({ tiers }: { tiers: readonly Pick<StaffPriceTierFragment, 'currency'>[] }) {
  const isMixed = new Set(tiers.map(({ currency }) => currency)).size > 1;
  const { data } = useQuery(UsedRateDocument, { skip: !isMixed });
  const bookings = data?.siteSettings.bookings;
  if (!isMixed || !bookings) return null;
  const words = bookings.ugxForUsd
    ? oldRateWords(bookings.ugxForUsdOn ?? '')
    : 'These prices are in dollars and in shillings, and there is no rate between them: a party of both waits for your answer.';
  if (!words) return null;
  return (
    <chakra.div
      role="note"
      maxW="56rem"
      mb="4"
      px="4"
      py="3"
      fontSize="sm"
      bg="highlightSoft"
      borderRadius="md"
    >
      <p>{words}</p>
      <ButtonLink to={`${settingsAddress}/bookings#ugxForUsd`} variant="link" size="sm" px="0">
        To the rate
      </ButtonLink>
    </chakra.div>
  );
}
