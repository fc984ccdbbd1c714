import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useRef } from 'react';
import { PlainHeading } from '../screens/list/list-header.tsx';
import { Unanswered } from '../screens/list/list-states.tsx';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { Section, usePageTitle } from '../ui/page.tsx';
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
      <Section title="Export and import" maxW="measure">
        <Archive titleRef={title} />
      </Section>
      {data ? (
        data.demoContent && (
          <Section title="Demo content" maxW="measure">
            <DemoContent left={data.demoContent} titleRef={title} />
          </Section>
        )
      ) : (
        <Unanswered error={error} refetch={refetch} />
      )}
    </>
  );
}

export const code: ScreenCode = { Screen: DataPage };
