import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import type { FormConfig, Row } from '../resource.ts';

interface Props<T extends Row, Values extends FieldValues> {
  config: FormConfig<T, Values>;
  fields: readonly string[];
  /** What is saved, and what that is called here. */
  theirs: { title: string; values: Values };
  mine: Values;
}

/** The fields of which only one of two states can be kept, side by side. */
export function Differences<T extends Row, Values extends FieldValues>(props: Props<T, Values>) {
  const { config, fields, theirs, mine } = props;
  return (
    <Flex as="ul" direction="column" gap="4" mt="5">
      {Object.keys(config.labels)
        .filter((field) => fields.includes(field))
        .map((field) => {
          const [saved, typed] = bothInWords(config, field, theirs.values, mine);
          return (
            <li key={field}>
              <chakra.p fontSize="sm" fontWeight="semibold" mb="1.5">
                {config.labels[field]}
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

function Side({ title, text }: { title: string; text: string }) {
  return (
    <Box
      bg="sand"
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
function bothInWords<T extends Row, Values extends FieldValues>(
  { inWords }: FormConfig<T, Values>,
  field: keyof Values,
  ...both: [Values, Values]
): [string, string] {
  const raw = both.map((values) => plain(values[field])) as [string, string];
  const words = inWords?.[field];
  if (!words) return raw;
  const [saved, typed] = both.map((values) => words(values[field]).trim()) as [string, string];
  return saved === typed ? raw : [saved, typed];
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value ?? '').trim();
}
