import { useQuery } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { displayDate } from '../../lib/dates.ts';
import { formatAmount } from '../../lib/money.ts';
import { useMay } from '../rights/rights.ts';
import { PlainHeading } from '../screens/list/list-header.tsx';
import { FailedRows, LoadingRows } from '../screens/list/list-states.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
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
        <Section title="A person's data">
          <chakra.p color="muted" mb="4">
            Somebody asks what we know of them, or wants it removed: by law they may. Please make sure that it
            is them who ask, as by a mail from that address.
          </chakra.p>
          <PersonSearch onErased={() => title.current?.focus()} />
        </Section>
      )}
      <Section title="Removed by itself">
        <RetentionPlan />
      </Section>
    </>
  );
}

function RetentionPlan() {
  const { data, error, refetch } = useQuery(RetentionPlanDocument, { fetchPolicy: 'cache-and-network' });
  if (!data && error)
    return (
      <FailedRows
        message={readFailure(error).message}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <LoadingRows />;
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title} mb="10" maxW="measure">
      <chakra.h2 textStyle="subheading" mb="3">
        {title}
      </chakra.h2>
      {children}
    </Box>
  );
}

export const code: ScreenCode = { Screen: PrivacyPage };
