import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Input } from '../forms/controls.tsx';
import type { ProgramChoice } from './use-program-choice.ts';

/** Finds programs to choose from where there are too many for a list. Without JavaScript each program leads to this form. */
export function ProgramSearch({ search }: { search: NonNullable<ProgramChoice['search']> }) {
  const id = useId();
  const { text, change, shown, found } = search;
  return (
    <Box data-wide>
      <Box data-needs-script>
        <Box asChild display="block" fontSize="sm" fontWeight="semibold">
          <label htmlFor={id}>Search programs</label>
        </Box>
        <Box mt="1.5">
          <Input
            id={id}
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ target }) => change(target.value)}
            // Enter would go on to the next step.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Box>
        <Box as="p" role="status" fontSize="sm" color="muted" mt="1.5">
          {found === 0
            ? 'No programs found. Try other words.'
            : `${shown} of ${found} programs are listed below.${shown < found ? ' Search to find the others.' : ''}`}
        </Box>
      </Box>
      <noscript>
        <p>
          These are the first {shown} of our programs. Choose another one among{' '}
          <Link to={paths.programs}>our services</Link>: its page leads back here.
        </p>
      </noscript>
    </Box>
  );
}
