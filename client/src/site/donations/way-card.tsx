import { Box, chakra } from '@chakra-ui/react';
import { ExternalLink, Landmark, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { EdgedCard } from '../page/edged-card.tsx';

interface Props {
  /** Names the card's section. */
  id: string;
  title: string;
  icon: ReactNode;
  children: ReactNode;
}

/** One of the ways to give. */
export function WayCard({ id, title, icon, children }: Props) {
  return (
    <EdgedCard
      as="section"
      aria-labelledby={id}
      display="flex"
      flexDirection="column"
      alignItems="flex-start"
      p={{ base: '5', md: '8' }}
    >
      <Box color="highlightText" aria-hidden css={{ '& svg': { w: '7', h: '7', strokeWidth: '1.4' } }}>
        {icon}
      </Box>
      <chakra.h2 id={id} tabIndex={-1} textStyle="heading" mt={{ base: '4', lg: 'auto' }} pt={{ lg: '4' }}>
        {title}
      </chakra.h2>
      {children}
    </EdgedCard>
  );
}

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
