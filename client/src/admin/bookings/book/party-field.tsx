import { Box, chakra, Flex } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { AgeBand, PartyInput, Residence } from '../../../generated/schema.ts';
import { ageBands, residences } from '../../../lib/traveller-kinds.ts';
import { Button } from '../../../ui/button.tsx';
import type { Values } from '../../screens/form/form.tsx';
import { Input, Options, optionsOf, Select } from '../../ui/controls.tsx';
import { SmallButton } from '../../ui/small-button.tsx';

/** So many kinds of travellers fit into one booking. */
const mostKinds = 15;

export const oneAdult = { residence: 'foreignNonResident', ageBand: 'adult', count: '1' } as const;

/** A party as the form holds it. */
export const partyValues = (party: readonly PartyInput[]): Values[] =>
  party.map(({ residence, ageBand, count }) => ({ residence, ageBand, count: String(count) }));

/** A party as it is sent. */
export const partyOf = (typed: readonly Values[]): PartyInput[] =>
  typed.map(({ residence, ageBand, count }) => ({
    residence: residence as Residence,
    ageBand: ageBand as AgeBand,
    count: Number(count),
  }));

/** Whether it can be sent: whole numbers of travellers, and somebody travels. */
export const isParty = (typed: readonly Values[]): boolean =>
  typed.length > 0 && typed.every(({ count }) => /^[1-9]\d{0,2}$/.test(String(count).trim()));

/** Who travels: a line for each residence and age, with how many there are. */
export function PartyField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const { register, getFieldState, formState } = useFormContext();
  const { fields, append, remove } = useFieldArray({ name });
  const problem = getFieldState(name, formState).error;
  const said = problem?.message ?? problem?.root?.message;
  return (
    <chakra.fieldset minW="0" aria-describedby={said ? `${id}-problem` : undefined}>
      <chakra.legend fontSize="sm" fontWeight="semibold" mb="1.5">
        {label}
      </chakra.legend>
      <Box as="ul" display="grid" gap="2">
        {fields.map((field, at) => (
          <Line key={field.id}>
            <Select
              aria-label={`Residence of travellers, line ${at + 1}`}
              {...register(`${name}.${at}.residence`)}
            >
              <Options of={optionsOf(residences)} />
            </Select>
            <Select aria-label={`Age of travellers, line ${at + 1}`} {...register(`${name}.${at}.ageBand`)}>
              <Options of={optionsOf(ageBands)} />
            </Select>
            <Input
              aria-label={`How many travellers, line ${at + 1}`}
              type="number"
              inputMode="numeric"
              min={1}
              max={500}
              {...register(`${name}.${at}.count`, {
                validate: (typed: string) =>
                  /^[1-9]\d{0,2}$/.test(String(typed).trim()) || 'Say how many travel: 1 or more.',
              })}
              aria-invalid={Boolean(getFieldState(`${name}.${at}.count`, formState).error)}
              onWheel={({ currentTarget }) => currentTarget.blur()}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove line ${at + 1} of the travellers`}
              aria-disabled={fields.length === 1}
              opacity={fields.length === 1 ? '0.5' : undefined}
              onClick={() => fields.length > 1 && remove(at)}
            >
              <Trash2 aria-hidden />
            </Button>
          </Line>
        ))}
      </Box>
      {fields.map((field, at) => {
        const wrong = getFieldState(`${name}.${at}.count`, formState).error?.message;
        return wrong && <Wrong key={field.id}>{wrong}</Wrong>;
      })}
      {said && <Wrong id={`${id}-problem`}>{said}</Wrong>}
      {fields.length < mostKinds && (
        <Flex mt="2">
          <SmallButton onClick={() => append({ ...oneAdult })}>
            <Plus aria-hidden />
            Add other travellers
          </SmallButton>
        </Flex>
      )}
    </chakra.fieldset>
  );
}

const Line = chakra('li', {
  base: {
    display: 'grid',
    gap: '2',
    alignItems: 'center',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) 4.5rem 2.75rem',
      sm: 'minmax(0, 2fr) minmax(0, 1fr) 5rem 2.75rem',
    },
    // On a phone the residence takes the line above.
    '& > select:first-of-type': { gridColumn: { base: '1 / -1', sm: 'auto' } },
  },
});

const Wrong = chakra(
  'p',
  { base: { mt: '2', fontSize: 'sm', fontWeight: 'medium', color: 'dangerText' } },
  { defaultProps: { role: 'alert' } },
);
