import { chakra } from '@chakra-ui/react';
import { paragraphs } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { RecordArticle } from '../page/record-article.tsx';
import { categoryLabels } from './categories.ts';
import { ProgramFacts } from './program-facts.tsx';
import type { ProgramPageQuery } from './program-page.generated.ts';

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
    </RecordArticle>
  );
}
