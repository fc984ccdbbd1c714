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

/** The text with something written where it was marked, or at its end, and where one goes on writing. */
export function insertedText(
  area: Pick<HTMLTextAreaElement | HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>,
  what: string,
) {
  const { value } = area;
  // Of an input that holds no line, such as a date, a browser does not say it.
  const start = area.selectionStart ?? value.length;
  const end = area.selectionEnd ?? value.length;
  return { text: value.slice(0, start) + what + value.slice(end), caret: start + what.length };
}

/** Writes it where the text was left, and goes on there; `write` gives the form the text. */
export function insertInto(
  area: HTMLTextAreaElement | HTMLInputElement,
  what: string,
  write: (text: string) => void,
) {
  const { text, caret } = insertedText(area, what);
  write(text);
  area.focus();
  area.setSelectionRange(caret, caret);
}
