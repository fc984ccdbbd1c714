import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react';
import { Copy, Mail, Pencil, Send, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { randomKey } from '../../../lib/random-key.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { MailPreview } from '../../replies/mail-preview.tsx';
import { useMay } from '../../rights/rights.ts';
import { AskedQuestion, useQuestion } from '../../ui/dialogs/question.tsx';
import { dropQuoteLists } from '../form/quote-actions.ts';
import { editQuoteAddress, newQuoteAddress } from '../quote-address.ts';
import { isOpenQuote } from '../quote-words.ts';
import {
  QuoteMailDocument,
  SendQuoteDocument,
  type WholeQuoteFragment,
  WithdrawQuoteDocument,
} from '../quotes.generated.ts';

/** Sending, changing, doubling and taking back a quote, and the mail as its reader gets it. */
export function QuoteButtons({ quote }: { quote: WholeQuoteFragment }) {
  const { id, sentAt, lines, email, holdSeats, holdsSeats, state } = quote;
  const client = useApolloClient();
  const mayWrite = useMay('writeOffice');
  const [previewing, setPreviewing] = useState(false);
  // The same in each try, so that a press that is made again mails once.
  const key = useRef(randomKey());
  const again = sentAt !== null;
  const sending = useQuestion<WholeQuoteFragment>(
    () => ({
      title: again ? 'Send this quote again?' : 'Send this quote?',
      text: `${email} gets a mail with the link to it.${holdSeats && !holdsSeats ? ' Its seats are held from now on.' : ''}`,
      confirmLabel: again ? 'Send again' : 'Send',
      done: 'Quote sent',
      failed: 'The quote could not be sent',
    }),
    async () => {
      await client.mutate({ mutation: SendQuoteDocument, variables: { id, key: key.current } });
      key.current = randomKey();
      dropQuoteLists(client.cache);
    },
  );
  const taking = useQuestion<WholeQuoteFragment>(
    () => ({
      title: 'Withdraw this quote?',
      text: `Nobody can accept it any more${holdsSeats ? ', and its seats are free' : ''}. The guest is not mailed; its page says so.`,
      confirmLabel: 'Withdraw',
      done: 'Quote withdrawn',
      failed: 'The quote could not be withdrawn',
    }),
    async () => {
      await client.mutate({ mutation: WithdrawQuoteDocument, variables: { id } });
      dropQuoteLists(client.cache);
    },
  );
  const open = isOpenQuote(quote);
  return (
    <Flex gap="2" wrap="wrap" mt="3" data-screen-only>
      {mayWrite && open && (
        <>
          {lines.length > 0 && (
            <Button onClick={() => sending.ask(quote)}>
              <Send aria-hidden />
              {again ? 'Send again' : 'Send'}
            </Button>
          )}
          <ButtonLink variant="outline" to={editQuoteAddress(id)}>
            <Pencil aria-hidden />
            Edit
          </ButtonLink>
        </>
      )}
      {open && (
        <Button variant="outline" onClick={() => setPreviewing(true)}>
          <Mail aria-hidden />
          Preview the mail
        </Button>
      )}
      {mayWrite && (
        <ButtonLink variant="outline" to={newQuoteAddress({ from: id })}>
          <Copy aria-hidden />
          Duplicate
        </ButtonLink>
      )}
      {mayWrite && open && (
        <Button variant="outline" onClick={() => taking.ask(quote)}>
          <Undo2 aria-hidden />
          {state === 'draft' ? 'Drop' : 'Withdraw'}
        </Button>
      )}
      {previewing && (
        <MailPreview query={QuoteMailDocument} variables={{ id }} onClose={() => setPreviewing(false)} />
      )}
      <AskedQuestion question={sending} focusAfterYes={() => document.querySelector('main')} />
      <AskedQuestion question={taking} focusAfterYes={() => document.querySelector('main')} />
    </Flex>
  );
}
