import { Box, chakra } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { commaParts, paragraphs } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { Badge, PriceTag } from '../../ui/tags.tsx';
import { Weave } from '../../ui/weave.tsx';
import { RecordArticle } from '../page/record-article.tsx';
import { categoryLabels } from './categories.ts';
import type { ProgramPageQuery } from './program-page.generated.ts';
import { WaysToBook } from './ways-to-book.tsx';

// Code that no page loads whose program says nothing of it.
const ProgramDetails = lazy(async () => ({
  default: (await import('./program-details.tsx')).ProgramDetails,
}));

const Text = chakra('div', {
  base: {
    maxW: 'measure',
    '& p + p': { mt: '5' },
    '& p:first-of-type': { textStyle: 'lead' },
    '& p:first-of-type::first-letter': {
      fontFamily: 'heading',
      float: 'inline-start',
      fontSize: '3.6em',
      lineHeight: '0.8',
      // A first letter takes no logical padding.
      pr: '0.08em',
      _rtl: { pr: '0', pl: '0.08em' },
      color: 'brand',
    },
  },
});

/** A program: its description, and the facts. */
export function ProgramArticle({ program }: { program: NonNullable<ProgramPageQuery['program']> }) {
  return (
    <RecordArticle
      back={{ to: paths.programs, label: 'Back to Services' }}
      kind={<Badge>{categoryLabels[program.category]}</Badge>}
      record={program}
      beside={<WaysToBook program={program} />}
      pictureFocus="center 55%"
      facts={<ProgramFacts program={program} />}
      factsFirst
    >
      <chakra.h2 textStyle="heading" mb="6">
        Program Description
      </chakra.h2>
      <Text>
        {paragraphs(program.description).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
      {hasDetails(program) && (
        <Suspense>
          <ProgramDetails program={program} />
        </Suspense>
      )}
    </RecordArticle>
  );
}

const hasDetails = (program: NonNullable<ProgramPageQuery['program']>) =>
  [
    ...[program.dayPlan, program.included, program.notIncluded, program.toBring, program.guides],
    ...[program.priceTiers, program.departures],
  ].some((list) => list.length > 0);

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '7.25rem minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '0.5',
    alignItems: 'baseline',
    py: { base: '3', sm: '3.5' },
    borderTopWidth: '1px',
    '& dt': { textStyle: 'label', color: 'muted' },
  },
});

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Row>
  );
}

/** The facts of a program set like a magazine's fact box. */
function ProgramFacts({ program }: { program: NonNullable<ProgramPageQuery['program']> }) {
  return (
    <Box as="section" aria-labelledby="program-information" bg="surface" borderWidth="1px" boxShadow="md">
      <Weave color="highlight" opacity="0.7" h="12px" />
      <Box p={{ base: '6', lg: '8' }}>
        <chakra.h2 id="program-information" textStyle="subheading" mb="5">
          Program Information
        </chakra.h2>
        <dl>
          <Fact name="Duration">{program.duration}</Fact>
          <Fact name="Schedule">
            {commaParts(program.schedule).map((part) => (
              <Box as="span" display="block" key={part}>
                {part}
              </Box>
            ))}
          </Fact>
          <Fact name="Price">
            <Box as="span" textStyle="figure" color="brand" whiteSpace="nowrap">
              <PriceTag {...program} />
            </Box>
          </Fact>
          <Fact name="Max Tourists">{program.maxParticipants ?? 'No limit'}</Fact>
          {program.minimumAge && <Fact name="Minimum Age">From {program.minimumAge} years</Fact>}
          <Fact name="Category">{categoryLabels[program.category]}</Fact>
        </dl>
      </Box>
    </Box>
  );
}
