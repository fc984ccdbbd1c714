import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { unlikeFields } from './alike.ts';
import type { FormConfig, Row } from './resource.ts';

interface Props<T extends Row, Values extends FieldValues> {
  config: FormConfig<T, Values>;
  /** What is saved, and what that is called here. */
  theirs: { title: string; values: Values };
  mine: Values;
  base: Values | null;
}

/** The fields in which two states of a row differ, side by side, and who of the two changed each. */
export function Differences<T extends Row, Values extends FieldValues>(props: Props<T, Values>) {
  const { config, theirs, mine, base } = props;
  const different = unlikeFields(theirs.values, mine);
  return (
    <Flex as="ul" direction="column" gap="4" mt="5">
      {Object.keys(config.labels)
        .filter((field) => different.includes(field))
        .map((field) => {
          const [saved, typed] = bothInWords(config, field, theirs.values, mine);
          return (
            <li key={field}>
              <Flex align="baseline" justify="space-between" gap="3" mb="1.5" fontSize="sm">
                <chakra.span fontWeight="semibold">{config.labels[field]}</chakra.span>
                {base && (
                  <chakra.span color="muted">{whoChanged(field, base, theirs.values, mine)}</chakra.span>
                )}
              </Flex>
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

function whoChanged(field: string, base: FieldValues, theirs: FieldValues, mine: FieldValues): string {
  const changed = (values: FieldValues) => unlikeFields(base, values).includes(field);
  if (changed(theirs) && changed(mine)) return 'changed by both';
  return changed(mine) ? 'changed only by you' : 'not changed by you';
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
