import { chakra } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { oldRateWords } from '../../prices/rate-words.ts';
import { TextField } from '../../screens/form/fields.tsx';
import type { Field, InputProps } from '../../screens/form/form.tsx';
import { text } from '../../screens/form/kinds.tsx';

/** The day of a rate, which says when that is long ago. */
export const rateDay = (more: { label: string; hint: string }): Field<string> =>
  text({ ...more, draw: (props) => <RateDayField {...props} /> });

function RateDayField(props: InputProps) {
  const words = oldRateWords(String(useWatch({ name: props.name }) ?? ''));
  return (
    <div>
      <TextField {...props} type="date" />
      <chakra.p role="status" fontSize="sm" color="dangerText" mt={words ? '1.5' : undefined}>
        {words}
      </chakra.p>
    </div>
  );
}
