import { chakra, Flex } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { Choice } from '../../office/status-control.tsx';
import { FieldFrame } from '../../screens/form/fields.tsx';
import type { InputProps } from '../../screens/form/form.tsx';
import { Input } from '../../ui/controls.tsx';
import { toKampalaTime } from '../../ui/moment.ts';

const hour = 3_600_000;

/** For how long seats are usually held. */
const usual = [
  { label: 'Hold for a day', hours: 24 },
  { label: 'Hold for three days', hours: 72 },
];

/** The time on Kampala's clock so many hours from now, as a date-time field holds it. */
export const inHours = (hours: number): string =>
  toKampalaTime(new Date(Date.now() + hours * hour).toISOString());

/** Whether it is still to come; what is no time is not. */
export const isToCome = (local: string): boolean => local > toKampalaTime(new Date().toISOString());

const tooEarly = 'The time until which seats are held must be in the future.';

/** Confirmed at once, or held until some time: the form holds the time, or nothing. */
export function HoldField({ name, label }: Pick<InputProps, 'name' | 'label'>) {
  const { register, setValue, watch } = useFormContext();
  const until = String(watch(name) ?? '');
  const choose = (value: string) => setValue(name, value, { shouldDirty: true, shouldValidate: true });
  return (
    <FieldFrame
      name={name}
      label={label}
      required
      hint="Kampala time (UTC+3). Held seats come free by themselves at that time."
    >
      {(described) => (
        <>
          <Flex gap="2" wrap="wrap" role="group" aria-labelledby={`${described.id}-label`}>
            <Choice type="button" aria-pressed={until === ''} onClick={() => choose('')}>
              Confirm at once
            </Choice>
            {usual.map(({ label, hours }) => (
              <Choice
                key={hours}
                type="button"
                aria-pressed={until === inHours(hours)}
                onClick={() => choose(inHours(hours))}
              >
                {label}
              </Choice>
            ))}
          </Flex>
          <Until>
            <span>or until</span>
            <Input
              {...described}
              type="datetime-local"
              flex="1 1 12rem"
              w="auto"
              maxW="16rem"
              {...register(name, { validate: (typed: string) => !typed || isToCome(typed) || tooEarly })}
            />
          </Until>
        </>
      )}
    </FieldFrame>
  );
}

const Until = chakra('div', {
  base: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', fontSize: 'sm', color: 'muted' },
});
