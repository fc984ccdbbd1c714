import { Box, chakra } from '@chakra-ui/react';
import { Clock, NotebookText } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatLink, joined } from '../../lib/company.ts';
import { paths } from '../../paths.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Weave } from '../../ui/weave.tsx';
import { useCompany } from '../shell/company.ts';
import type { FacilityPageQuery, StayDefaultsFragment } from './facility-page.generated.ts';
import { stayFacts } from './stay-defaults.ts';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '8rem 1fr' },
    columnGap: '4',
    rowGap: '0.5',
    alignItems: 'baseline',
    py: '3',
    borderTopWidth: '1px',
    '& dt': { textStyle: 'label', color: 'muted' },
  },
});

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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Row>
  );
}

/** The chat, opened with a question about this stay; null without a chat. */
function useQuestionLink(stay: string): string | null {
  const company = useCompany();
  const hello = joined(' ', 'Hello', company.name);
  return chatLink(company, `${hello}, I would like to know more about staying at "${stay}".`);
}

const ask = { variant: 'secondary', size: 'lg', w: 'full', mt: '6' } as const;

interface Props {
  stay: NonNullable<FacilityPageQuery['facility']>;
  defaults: StayDefaultsFragment;
}

/** When one can come, and what else to know, in a box beside the description. */
export function StayFacts({ stay, defaults }: Props) {
  const facts = stayFacts(stay, defaults);
  const question = useQuestionLink(stay.name);
  return (
    <Box bg="surface" borderWidth="1px" boxShadow="md">
      <Weave color="highlight" opacity="0.7" h="12px" />
      <Box p={{ base: '6', lg: '8' }}>
        <section aria-labelledby="availability">
          <Title id="availability">
            <Clock aria-hidden />
            Availability
          </Title>
          <dl>
            <Fact name="Opening Hours">{facts.openingHours}</Fact>
            <Fact name="Days">{facts.availableDays}</Fact>
          </dl>
        </section>
        <Box as="section" aria-labelledby="additional-information" mt="8">
          <Title id="additional-information">
            <NotebookText aria-hidden />
            Additional Information
          </Title>
          <dl>
            <Fact name="Capacity">{facts.capacity}</Fact>
            <Fact name="Equipment">
              {facts.equipment.map((piece) => (
                <Box as="span" display="block" key={piece}>
                  {piece}
                </Box>
              ))}
            </Fact>
            <Fact name="Maintenance">{facts.maintenance}</Fact>
          </dl>
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
    </Box>
  );
}
