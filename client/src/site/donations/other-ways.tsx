import { Box } from '@chakra-ui/react';
import { ExternalLink, Landmark, Wallet } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { socialLinks } from '../company/social-links.ts';
import { WayCard } from './way-card.tsx';

const paypal = socialLinks.find(({ name }) => name === 'PayPal')?.url;

/** By bank: the details are sent on request. */
export function BankTransfer() {
  return (
    <WayCard id="bank-transfer" title="Bank Transfer" icon={<Landmark />}>
      <Box as="p" color="muted" mt="2" mb="6">
        For larger gifts, or without any fees. Write to us and we send you the account for your country.
      </Box>
      <ButtonLink to={paths.contact} variant="outline">
        Request Bank Details
      </ButtonLink>
    </WayCard>
  );
}

/** On PayPal's own page. */
export function PayPal() {
  return (
    <WayCard id="paypal" title="PayPal" icon={<Wallet />}>
      <Box as="p" color="muted" mt="2" mb="6">
        With your PayPal account, in any currency. It opens PayPal’s own page in a new tab.
      </Box>
      <ButtonAnchor href={paypal} target="_blank" rel="noopener noreferrer" variant="outline">
        Donate with PayPal
        <ExternalLink aria-hidden />
      </ButtonAnchor>
    </WayCard>
  );
}
