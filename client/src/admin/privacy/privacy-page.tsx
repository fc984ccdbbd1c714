import { useQuery } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { displayDate } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/money.ts';
import { useMay } from '../rights/rights.ts';
import { PlainHeading } from '../screens/list/list-header.tsx';
import { Unanswered } from '../screens/list/list-states.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { Section, usePageTitle } from '../ui/page.tsx';
import { PersonSearch } from './person-search.tsx';
import { RetentionPlanDocument } from './privacy.generated.ts';

/** What a person may ask for by law, and what is removed by itself. */
export function PrivacyPage() {
  usePageTitle('Privacy');
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Box mb={{ base: '5', md: '6' }}>
        <PlainHeading title="Privacy" titleRef={title} />
      </Box>
      {useMay('erasePersons') && (
        <Section title="A person's data" maxW="measure">
          <chakra.p color="muted" mb="4">
            Somebody asks what we know of them, or wants it removed: by law they may. Please make sure that it
            is them who ask, as by a mail from that address.
          </chakra.p>
          <PersonSearch onErased={() => title.current?.focus()} />
        </Section>
      )}
      <Section title="Removed automatically" maxW="measure">
        <RetentionPlan />
      </Section>
    </>
  );
}

function RetentionPlan() {
  const { data, error, refetch } = useQuery(RetentionPlanDocument, { fetchPolicy: 'cache-and-network' });
  if (!data) return <Unanswered error={error} refetch={refetch} />;
  return (
    <Box as="ul" bg="surface" borderWidth="1px" borderRadius="md" px={{ base: '4', md: '6' }}>
      {data.retentionPlan.map(({ name, what, count, soon, next }) => (
        <chakra.li key={name} py="3.5" fontSize="sm" css={{ '& + &': { borderTopWidth: '1px' } }}>
          <chakra.strong fontWeight="semibold">{name}</chakra.strong>
          <chakra.p>{what}</chakra.p>
          <chakra.p color="muted">
            {next
              ? `${formatAmount(count)} are kept now. The next goes from ${displayDate(next)} on, ${formatAmount(soon)} within 30 days.`
              : 'None are kept now.'}
          </chakra.p>
        </chakra.li>
      ))}
    </Box>
  );
}

export const code: ScreenCode = { Screen: PrivacyPage };
