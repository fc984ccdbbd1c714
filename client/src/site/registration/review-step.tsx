import { Box, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { displayDate } from '../../lib/dates.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../forms/problem.tsx';
import { type AnswerName, type Answers, labels, medicalAnswers, steps } from './answers.ts';
import { useRegistrationPageQuery } from './registration-page.generated.ts';

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

/** What is agreed to where the agency says nothing else. */
const standardConsent =
  'I agree to the terms of travel and consent to my data being used to arrange my journey, as told in the';

export const consentId = 'registration-consent';

const ConsentRow = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '3.5',
    alignItems: 'start',
    borderTopWidth: '1px',
    borderColor: 'lineStrong',
    pt: '5',
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& input': { w: '6', h: '6', accentColor: '{colors.brand}', cursor: 'pointer' },
  },
});

const inNewTab = (
  <Box as="span" srOnly>
    {' '}
    (opens in a new tab)
  </Box>
);

interface ConsentBoxProps {
  checked: boolean;
  onChange(checked: boolean): void;
  /** What is wrong with it, if anything. */
  problem: string;
}

/** The one answer nobody can do without. */
export function ConsentBox({ checked, onChange, problem }: ConsentBoxProps) {
  const { data } = useRegistrationPageQuery();
  const consentText = data?.siteSettings.legal.consentText ?? standardConsent;
  return (
    <>
      <ConsentRow>
        <input
          type="checkbox"
          id={consentId}
          name="consent"
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${consentId}-problem` : undefined}
        />
        <Box fontSize="sm">
          <label htmlFor={consentId}>{consentText}</label>{' '}
          <Link to={paths.privacy} target="_blank">
            privacy notice
            {inNewTab}
          </Link>
          .{' '}
          <Link to={paths.terms} target="_blank">
            Read the terms of travel
            {inNewTab}
          </Link>
          .
        </Box>
      </ConsentRow>
      {problem && <Problem id={`${consentId}-problem`}>{problem}</Problem>}
    </>
  );
}
