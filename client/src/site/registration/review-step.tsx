import { Box, chakra, Flex } from '@chakra-ui/react';
import { displayDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { type AnswerName, type Answers, labels, medicalAnswers, steps } from './answers.ts';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '12rem 1fr' },
    columnGap: '4',
    py: '1.5',
    fontSize: 'sm',
    '& dt': { color: 'muted' },
    '& dd': { fontWeight: 'medium', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
    '& dd[data-empty]': { fontWeight: 'normal', fontStyle: 'italic', color: 'muted' },
  },
});

interface Props {
  answers: Answers;
  /** The name of the chosen one. */
  program: string | undefined;
  onChange(step: number): void;
}

/** All answers once more, each group with the way back to it. */
export function Review({ answers, program, onChange }: Props) {
  return (
    <div>
      {steps.map(
        ({ title, fields }, index) =>
          fields.length > 0 && (
            <Box as="section" key={title} aria-label={title} borderTopWidth="1px" py="4">
              <Flex justify="space-between" align="baseline" gap="4" mb="1">
                <chakra.h3 textStyle="subheading" fontSize="lg">
                  {title}
                </chakra.h3>
                <Button variant="link" onClick={() => onChange(index)}>
                  Change
                  <Box as="span" srOnly>
                    {' '}
                    {title}
                  </Box>
                </Button>
              </Flex>
              <dl>
                {fields.map((name) => (
                  <Answer key={name} name={name} text={answerText(name, answers[name].trim(), program)} />
                ))}
              </dl>
            </Box>
          ),
      )}
    </div>
  );
}

function Answer({ name, text }: { name: AnswerName; text: string }) {
  const missing = (medicalAnswers as readonly string[]).includes(name) ? 'None specified' : 'Not filled in';
  return (
    <Row>
      <dt>{labels[name]}</dt>
      <dd data-empty={text ? undefined : true}>{text || missing}</dd>
    </Row>
  );
}

function answerText(name: AnswerName, value: string, program = ''): string {
  if (value === '') return '';
  if (name === 'programId') return program;
  if (name === 'dateOfBirth' || name === 'startDate') return displayDate(value);
  return value;
}
