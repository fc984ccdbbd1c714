import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Problem } from '../forms/problem.tsx';
import { useRegistrationPageQuery } from './registration-page.generated.ts';

/** What is agreed to where the agency says nothing else. */
const standardConsent =
  'I agree to the terms of travel and consent to my data being used to arrange my journey, as told in the';

export const consentId = 'registration-consent';

const Row = chakra('div', {
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

interface Props {
  checked: boolean;
  onChange(checked: boolean): void;
  /** What is wrong with it, if anything. */
  problem: string;
}

/** The one answer nobody can do without. */
export function ConsentBox({ checked, onChange, problem }: Props) {
  const { data } = useRegistrationPageQuery();
  const consentText = data?.siteSettings.legal.consentText ?? standardConsent;
  return (
    <>
      <Row>
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
            <Box as="span" srOnly>
              {' '}
              (opens in a new tab)
            </Box>
          </Link>
          .{' '}
          <Link to={paths.terms} target="_blank">
            Read the terms of travel
            <Box as="span" srOnly>
              {' '}
              (opens in a new tab)
            </Box>
          </Link>
          .
        </Box>
      </Row>
      {problem && <Problem id={`${consentId}-problem`}>{problem}</Problem>}
    </>
  );
}
