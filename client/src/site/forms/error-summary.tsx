import { Box, chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import type { FormFields } from './use-form-fields.ts';

interface Props<Name extends string> {
  form: FormFields<Name>;
  /** The fields in the order they stand in. */
  names: readonly Name[];
  /** What is wrong beside the fields, such as a box that is not ticked. */
  also?: { id: string; problem: string } | null;
  /** Takes somebody to a field; without it the field is on the page already. */
  onChoose?(name: Name): void;
}

const FieldLink = chakra('a', {
  base: { display: 'inline-block', py: '1', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

/** The id of a form's summary, which is given the focus after a refusal. */
export const summaryId = (form: string) => `${form}-summary`;

/** All that is wrong with a form, each a link to its field. Nothing when nothing is wrong. */
export function ErrorSummary<Name extends string>({ form, names, also, onChoose }: Props<Name>) {
  const id = summaryId(form.id);
  const faulty = names.filter((name) => form.problems[name]);
  const count = faulty.length + (also ? 1 : 0);
  if (count === 0) return null;

  const choose = (name: Name) => (event: MouseEvent) => {
    event.preventDefault();
    if (onChoose) onChoose(name);
    else document.getElementById(`${form.id}-${name}`)?.focus();
  };
  return (
    <Box
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      bg="dangerSoft"
      borderInlineStartWidth="4px"
      borderColor="danger"
      p={{ base: '5', md: '6' }}
      scrollMarginTop="7rem"
    >
      <chakra.h2 id={`${id}-title`} textStyle="subheading">
        {count === 1 ? 'One answer needs another look' : `${count} answers need another look`}
      </chakra.h2>
      <Box as="ul" mt="2" fontSize="sm" color="dangerText">
        {faulty.map((name) => (
          <li key={name}>
            <FieldLink href={`#${form.id}-${name}`} onClick={choose(name)}>
              {form.problems[name]}
            </FieldLink>
          </li>
        ))}
        {also && (
          <li>
            <FieldLink href={`#${also.id}`}>{also.problem}</FieldLink>
          </li>
        )}
      </Box>
    </Box>
  );
}
