import { chakra } from '@chakra-ui/react';
import { paragraphs } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { DashList } from '../../ui/dash-list.tsx';
import { Label } from '../../ui/label.tsx';
import { RecordArticle } from '../page/record-article.tsx';
import type { FacilityPageQuery, StayDefaultsFragment } from './facility-page.generated.ts';
import { StayFacts } from './stay-facts.tsx';

const Text = chakra('div', {
  base: { maxW: 'measure', '& p + p': { mt: '5' }, '& p:first-of-type': { textStyle: 'lead' } },
});

const Features = chakra(DashList, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    columnGap: '10',
    maxW: '46rem',
  },
});

interface Props {
  stay: NonNullable<FacilityPageQuery['facility']>;
  defaults: StayDefaultsFragment;
}

/** A stay: what it is like, what it has, and the facts. */
export function StayArticle({ stay, defaults }: Props) {
  return (
    <RecordArticle
      back={{ to: paths.facilities, label: 'Back to Stays' }}
      kind={<Label>Stays</Label>}
      record={stay}
      pictureFocus="center 75%"
      facts={<StayFacts stay={stay} defaults={defaults} />}
    >
      <chakra.h2 textStyle="heading" mb="6">
        Overview
      </chakra.h2>
      <Text>
        {paragraphs(stay.description).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Text>
      <chakra.h2 textStyle="heading" mt={{ base: '12', lg: '16' }} mb="6">
        Features
      </chakra.h2>
      <Features>
        {stay.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Features>
    </RecordArticle>
  );
}
