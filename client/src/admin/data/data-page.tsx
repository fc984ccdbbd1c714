import { useQuery } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { readFailure } from '../../lib/api/failure.ts';
import { PlainHeading } from '../screens/list/list-header.tsx';
import { FailedRows, LoadingRows } from '../screens/list/list-states.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { usePageTitle } from '../ui/use-page-title.ts';
import { Archive } from './archive.tsx';
import { DataPageDocument } from './data.generated.ts';
import { DemoContent } from './demo-content.tsx';

/** What is done to all that the agency has published at once. For owners. */
export function DataPage() {
  usePageTitle('Data');
  const { data, error, refetch } = useQuery(DataPageDocument, { fetchPolicy: 'cache-and-network' });
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Box mb={{ base: '5', md: '6' }}>
        <PlainHeading title="Data" titleRef={title} />
      </Box>
      <Section title="Export and import">
        <Archive titleRef={title} />
      </Section>
      {data ? (
        data.demoContent && (
          <Section title="Demo content">
            <DemoContent left={data.demoContent} titleRef={title} />
          </Section>
        )
      ) : error ? (
        <FailedRows
          message={readFailure(error).message}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <LoadingRows />
      )}
    </>
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

export const code: ScreenCode = { Screen: DataPage };
