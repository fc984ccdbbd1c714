import { Box } from '@chakra-ui/react';
import { displayDate } from '../../lib/dates.ts';
import { TextLink } from '../office/text-link.tsx';
import { workAddress } from '../office/work-kind.ts';
import { nameOf } from '../registrations/registration-words.ts';
import { customerAddress } from './customer-address.ts';
import type { SameRegistrationFragment } from './customers.generated.ts';

interface Props {
  email: string;
  /** That may be of the same person. */
  registrations: readonly SameRegistrationFragment[];
  /** What stands in front of them. */
  words: string;
}

/** Points out what else may be of the same person, and leads to all of it. */
export function SamePerson({ email, registrations, words }: Props) {
  if (!email) return null;
  return (
    <Box mt="4" data-screen-only>
      {registrations.length > 0 && (
        <>
          <p>{words}</p>
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
        </>
      )}
      <TextLink to={customerAddress(email)}>Everything from this e-mail address</TextLink>
    </Box>
  );
}
