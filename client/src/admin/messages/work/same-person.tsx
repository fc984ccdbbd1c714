import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { displayDate } from '../../../lib/dates.ts';
import { TextLink } from '../../office/text-link.tsx';
import { workAddress } from '../../office/work-address.ts';
import { nameOf } from '../../registrations/name.ts';
import { RegistrationsOfPersonDocument } from './message-work.generated.ts';

/** Registrations of the one who wrote. */
export function SamePerson({ email }: { email: string }) {
  const { data } = useQuery(RegistrationsOfPersonDocument, { variables: { email } });
  const same = ({ email: other }: { email: string }) => other.toLowerCase() === email.toLowerCase();
  const registrations = data?.registrations.nodes.filter(same) ?? [];
  if (registrations.length === 0) return null;
  return (
    <Box mt="4" data-screen-only>
      <ul>
        {registrations.map((registration) => (
          <li key={registration.id}>
            <TextLink to={workAddress({ kind: 'registration', id: registration.id })}>
              Registration of {nameOf(registration)}: {registration.program.name},{' '}
              {displayDate(registration.startDate)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Box>
  );
}
