import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import type { NewsletterSendState } from '../../generated/schema.ts';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { showFailure } from '../ui/show-failure.ts';
import type { Issue } from './issues.tsx';
import { LeaveIssueDocument, NewsletterSendsDocument, ResendIssueDocument } from './newsletter.generated.ts';

const words = {
  unclear: {
    title: 'Unclear',
    text: 'The server ended while it sent these: they may have arrived. Send them again, or leave them.',
  },
  failed: { title: 'Failed', text: 'The mail server refused these.' },
};

/** Recipients that staff decide about, alone or all together. */
export function UnsettledSends({ issue, state }: { issue: Issue; state: NewsletterSendState }) {
  const client = useApolloClient();
  const mayWrite = useMay('writeOffice');
  const title = useRef<HTMLHeadingElement>(null);
  const { data, updateQuery } = useQuery(NewsletterSendsDocument, {
    variables: { issueId: String(issue.id), state },
    fetchPolicy: 'cache-and-network',
  });
  const act = async (what: 'again' | 'leave', sendId: number | null) => {
    const id = String(issue.id);
    const sendIds = sendId === null ? null : [String(sendId)];
    try {
      if (what === 'leave') await client.mutate({ mutation: LeaveIssueDocument, variables: { id, sendIds } });
      else await client.mutate({ mutation: ResendIssueDocument, variables: { id, state, sendIds } });
      updateQuery((_, { previousData }) => ({
        newsletterSends:
          sendId === null
            ? []
            : ((previousData as typeof data)?.newsletterSends ?? []).filter((send) => send.id !== sendId),
      }));
      title.current?.focus();
    } catch (error) {
      showFailure('That did not work', error);
    }
  };
  const buttons = (id: number | null, name: string) => (
    <Flex gap="2" wrap="wrap" display={mayWrite ? 'flex' : 'none'}>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Send again to ${name}`}
        onClick={() => void act('again', id)}
      >
        Send again
      </Button>
      {state === 'unclear' && (
        <Button size="sm" variant="ghost" aria-label={`Leave ${name}`} onClick={() => void act('leave', id)}>
          Leave
        </Button>
      )}
    </Flex>
  );
  return (
    <Box as="section" aria-label={words[state].title} mt="10">
      <Flex align="center" justify="space-between" wrap="wrap" gap="3">
        <Box>
          <chakra.h2 ref={title} tabIndex={-1} textStyle="subheading">
            {words[state].title}
          </chakra.h2>
          <chakra.p color="muted">{words[state].text}</chakra.p>
        </Box>
        {buttons(null, 'all')}
      </Flex>
      <chakra.ul mt="3">
        {data?.newsletterSends.map(({ id, email, reason }) => (
          <Flex
            as="li"
            key={id}
            gap="3"
            py="2"
            borderTopWidth="1px"
            align="center"
            justify="space-between"
            wrap="wrap"
          >
            <Box minW="0" overflowWrap="anywhere">
              {email || 'Address removed'}
              <chakra.span display="block" fontSize="sm" color="muted">
                {reason}
              </chakra.span>
            </Box>
            {buttons(id, email)}
          </Flex>
        ))}
      </chakra.ul>
    </Box>
  );
}
