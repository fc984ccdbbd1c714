import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Problem } from '../../forms/problem.tsx';

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '3.5',
    alignItems: 'start',
    fontSize: 'sm',
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& input': { w: '6', h: '6', accentColor: '{colors.brand}', cursor: 'pointer' },
  },
});

interface Props {
  /** Begins its id, as those of the form's fields. */
  form: string;
  checked: boolean;
  onChange(checked: boolean): void;
  problem: string | undefined;
}

export const termsId = (form: string) => `${form}-acceptTerms`;

/** Without it nothing is sent. */
export function TermsBox({ form, checked, onChange, problem }: Props) {
  const id = termsId(form);
  return (
    <Box mt="7">
      <Row>
        <input
          type="checkbox"
          id={id}
          name="acceptTerms"
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <div>
          <label htmlFor={id}>I agree to these terms and to my data being used to arrange the journey.</label>{' '}
          See our{' '}
          <Link to={paths.privacy} target="_blank">
            privacy notice
            <Box as="span" srOnly>
              {' '}
              (opens in a new tab)
            </Box>
          </Link>
          .
        </div>
      </Row>
      {problem && <Problem id={`${id}-problem`}>{problem}</Problem>}
    </Box>
  );
}
