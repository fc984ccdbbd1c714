import { Box } from '@chakra-ui/react';
import { ExternalLink, Landmark, Wallet } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { WayCard } from './way-card.tsx';

/** By bank: the details are sent on request. */
export function BankTransfer({ text }: { text: string | null }) {
  return (
    <WayCard id="bank-transfer" title="Bank Transfer" icon={<Landmark />}>
      <Box as="p" color="muted" mt="2" mb="6">
        {text ?? 'Write to us and we send you the account.'}
      </Box>
      <ButtonLink to={paths.contact} variant="outline">
        Request Bank Details
      </ButtonLink>
    </WayCard>
  );
}

/** On PayPal's own page. */
export function PayPal({ url, text }: { url: string; text: string | null }) {
  return (
    <WayCard id="paypal" title="PayPal" icon={<Wallet />}>
      <Box as="p" color="muted" mt="2" mb="6">
        {text ?? 'It opens PayPal’s own page in a new tab.'}
      </Box>
      <ButtonAnchor href={url} target="_blank" rel="noopener noreferrer" variant="outline">
        Donate with PayPal
        <ExternalLink aria-hidden />
      </ButtonAnchor>
    </WayCard>
  );
}
