import { Box, chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { commaParts, paragraphs } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { Badge, PriceTag } from '../../ui/tags.tsx';
import { Fact, Facts, RecordArticle } from '../page/record-article.tsx';
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
      factsTitle="program-information"
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
    program.dayPlan,
    program.included,
    program.notIncluded,
    program.toBring,
    program.guides,
    program.priceTiers,
    program.departures,
  ].some((list) => list.length > 0);

/** The facts of a program set like a magazine's fact box. */
function ProgramFacts({ program }: { program: NonNullable<ProgramPageQuery['program']> }) {
  return (
    <>
      <chakra.h2 id="program-information" textStyle="subheading" mb="5">
        Program Information
      </chakra.h2>
      <Facts css={{ '--names': '7.25rem', '& > div': { py: { base: '3', sm: '3.5' } } }}>
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
      </Facts>
    </>
  );
}
