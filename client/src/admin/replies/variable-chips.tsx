import { chakra, Flex } from '@chakra-ui/react';
import { Button } from '../../ui/button.tsx';

interface Props {
  variables: readonly { name: string; value: string }[];
  onInsert(value: string): void;
}

const labels: Record<string, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  program: 'Program',
  startDate: 'Start date',
  number: 'Number',
  name: 'Our name',
  answers: 'How soon we answer',
  phone: 'Our phone',
  email: 'Our e-mail',
  city: 'Our city',
  guest: 'Guest',
  subject: 'Subject',
  amount: 'Amount',
  date: 'Date',
  reference: 'Reference',
  invitedBy: 'Who invites',
  role: 'Role',
  duties: 'Duties',
  details: 'All details',
  message: 'The message',
  button: 'The button',
};

/** What is known of the person and of ourselves: a press writes it where the text was left. */
export function VariableChips({ variables, onInsert }: Props) {
  const known = variables.filter(({ value }) => value !== '');
  return (
    <Flex role="group" aria-label="Insert into the text" gap="1.5" wrap="wrap">
      {known.map(({ name, value }) => (
        <Button
          key={name}
          variant="outline"
          size="sm"
          minH="9"
          maxW="full"
          fontWeight="normal"
          title={value.trim()}
          // The text keeps the focus, and with it the place.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onInsert(value)}
        >
          <chakra.span srOnly>Insert </chakra.span>
          {labels[name] ?? name}
        </Button>
      ))}
    </Flex>
  );
}
