import { Accordion, Box, chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { accordionRecipe } from '../../ui/theme/recipes/accordion.ts';
import { faqGroups } from './faq-groups.ts';

/** All questions under their categories, one answer open at a time; without JavaScript index.html opens them all. */
export function FaqAccordion() {
  return (
    <Accordion.Root recipe={accordionRecipe} collapsible>
      {faqGroups.map(({ category, entries }, index) => (
        <Box
          as="section"
          key={category}
          aria-labelledby={`faq-${index}`}
          mt={index > 0 ? { base: '12', lg: '16' } : '0'}
        >
          <chakra.h2 id={`faq-${index}`} textStyle="label" color="goldDeep" mb="4">
            {category}
          </chakra.h2>
          {entries.map(({ question, answer }, entry) => (
            <Accordion.Item key={question} value={`${index}-${entry}`}>
              <h3>
                <Accordion.ItemTrigger>
                  {question}
                  <Accordion.ItemIndicator asChild>
                    <span>
                      <Plus aria-hidden />
                    </span>
                  </Accordion.ItemIndicator>
                </Accordion.ItemTrigger>
              </h3>
              <Accordion.ItemContent>
                <Accordion.ItemBody>{answer}</Accordion.ItemBody>
              </Accordion.ItemContent>
            </Accordion.Item>
          ))}
        </Box>
      ))}
    </Accordion.Root>
  );
}
