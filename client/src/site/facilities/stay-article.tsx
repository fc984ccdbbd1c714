import { Box, chakra } from '@chakra-ui/react';
import { Clock, NotebookText } from 'lucide-react';
import { chatLink, joined } from '../../lib/company.ts';
import { paragraphs } from '../../lib/text.ts';
import { paths } from '../../paths.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { DashList } from '../../ui/dash-list.tsx';
import { Label } from '../../ui/label.tsx';
import { Fact, Facts, RecordArticle } from '../page/record-article.tsx';
import { useCompany } from '../shell/company.ts';
import type { FacilityPageQuery, StayDefaultsFragment } from './facility-page.generated.ts';

type Stay = NonNullable<FacilityPageQuery['facility']>;

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
  stay: Stay;
  /** What the agency says of stays that leave it open. */
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

/** What is said of a stay that leaves it open, unless the agency says something else. */
const stayDefaults = {
  openingHours: '6:00 AM - 10:00 PM',
  availableDays: 'Monday - Sunday',
  capacity: 'Variable',
  equipment: 'Available on request',
  maintenance: 'Regular',
} as const;

/** The facts of a stay, each as it was filled in or as its default. */
function stayFacts({ stay, defaults }: Props) {
  return {
    openingHours: stay.openingHours || defaults.defaultOpeningHours || stayDefaults.openingHours,
    availableDays: stay.availableDays || defaults.defaultAvailableDays || stayDefaults.availableDays,
    capacity: stay.capacity || defaults.defaultCapacity || stayDefaults.capacity,
    equipment: stay.equipment.length > 0 ? stay.equipment : [stayDefaults.equipment],
    maintenance: stay.maintenance || defaults.defaultMaintenance || stayDefaults.maintenance,
  };
}

const Title = chakra('h2', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    textStyle: 'subheading',
    mb: '4',
    '& svg': { w: '5', h: '5', color: 'highlightText', strokeWidth: '1.6' },
  },
});

const ask = { variant: 'secondary', size: 'lg', w: 'full', mt: '6' } as const;

/** When one can come, and what else to know, in a box beside the description. */
function StayFacts(props: Props) {
  const facts = stayFacts(props);
  const company = useCompany();
  const hello = joined(' ', 'Hello', company.name);
  const question = chatLink(
    company,
    `${hello}, I would like to know more about staying at "${props.stay.name}".`,
  );
  return (
    <Box css={{ '--names': '8rem' }}>
      <section aria-labelledby="availability">
        <Title id="availability">
          <Clock aria-hidden />
          Availability
        </Title>
        <Facts>
          <Fact name="Opening Hours">{facts.openingHours}</Fact>
          <Fact name="Days">{facts.availableDays}</Fact>
        </Facts>
      </section>
      <Box as="section" aria-labelledby="additional-information" mt="8">
        <Title id="additional-information">
          <NotebookText aria-hidden />
          Additional Information
        </Title>
        <Facts>
          <Fact name="Capacity">{facts.capacity}</Fact>
          <Fact name="Equipment">
            {facts.equipment.map((piece) => (
              <Box as="span" display="block" key={piece}>
                {piece}
              </Box>
            ))}
          </Fact>
          <Fact name="Maintenance">{facts.maintenance}</Fact>
        </Facts>
      </Box>
      {question ? (
        <ButtonAnchor href={question} target="_blank" rel="noopener noreferrer" {...ask}>
          Ask about this stay
        </ButtonAnchor>
      ) : (
        <ButtonLink to={paths.contact} {...ask}>
          Ask about this stay
        </ButtonLink>
      )}
    </Box>
  );
}
