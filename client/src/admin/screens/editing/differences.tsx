import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { Form, Typed, Values } from '../form/form.tsx';

interface Props<T> {
  form: Form<T>;
  fields: readonly string[];
  /** What is saved, and what that is called here. */
  theirs: { title: string; values: Values };
  mine: Values;
}

/** The fields of which only one of two states can be kept, side by side. */
export function Differences<T>({ form, fields, theirs, mine }: Props<T>) {
  return (
    <Flex as="ul" direction="column" gap="4" mt="5">
      {Object.keys(form.labels)
        .filter((field) => fields.includes(field))
        .map((field) => {
          const [saved, typed] = bothInWords(form, field, [theirs.values[field], mine[field]]);
          return (
            <li key={field}>
              <chakra.p fontSize="sm" fontWeight="semibold" mb="1.5">
                {form.labels[field]}
              </chakra.p>
              <Grid templateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }} gap="2">
                <Side title={theirs.title} text={saved} />
                <Side title="Mine" text={typed} />
              </Grid>
            </li>
          );
        })}
    </Flex>
  );
}

function Side({ title, text }: { title: string; text: string | undefined }) {
  return (
    <Box
      bg="subtle"
      px="3"
      py="2"
      borderRadius="sm"
      fontSize="sm"
      maxH="10rem"
      overflowY="auto"
      overflowWrap="anywhere"
      whiteSpace="pre-line"
    >
      <chakra.span display="block" textStyle="label" color="muted">
        {title}
      </chakra.span>
      {text || 'nothing'}
    </Box>
  );
}

/** As people read them; what reads the same but is not, such as a bold word, as the form holds it. */
function bothInWords<T>({ inWords }: Form<T>, field: string, both: (Typed | undefined)[]): string[] {
  const words = both.map((typed) => inWords(field, typed));
  return words[0] === words[1] ? both.map((typed) => String(typed ?? '').trim()) : words;
}
