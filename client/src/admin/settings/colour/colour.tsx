import { chakra, Flex } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { colors } from '../../../generated/brand.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../screens/form/field.tsx';
import type { InputProps, Field as Kind } from '../../screens/form/form.tsx';
import { text } from '../../screens/form/kinds.tsx';
import { Input } from '../../ui/controls.tsx';
import { contrast } from './contrast.ts';

/** A colour as `#rrggbb`, or nothing for the house's own, which has the name `house`. */
export const colour = (house: keyof typeof colors, more: Partial<Kind<string>> = {}) =>
  text({ draw: (props) => <ColourField {...props} house={colors[house]} />, ...more });

function ColourField({ name, label, hint, rules, house }: InputProps & { house: string }) {
  const { setValue, getFieldState, formState } = useFormContext();
  const typed = String(useWatch({ name }) ?? '').trim();
  const shown = contrast(typed, '#ffffff') === null ? house : typed;
  const take = (value: string) => setValue(name, value, { shouldDirty: true, shouldValidate: true });
  // The server names the refused colour, and then the nearest that can be read.
  const offered = getFieldState(name, formState)
    .error?.message?.match(/#[0-9a-f]{6}/gi)
    ?.at(-1);
  return (
    <div>
      <Field name={name} label={label} hint={hint} rules={rules}>
        {(control) => (
          <Flex gap="3">
            <Swatch
              type="color"
              aria-label={`${label}, choose`}
              value={shown}
              onChange={({ target }) => take(target.value)}
            />
            <Input {...control} maxW="10rem" placeholder={house} spellCheck={false} autoComplete="off" />
          </Flex>
        )}
      </Field>
      {offered && offered !== typed && (
        <Button variant="outline" size="sm" minH="11" mt="2" onClick={() => take(offered)}>
          <chakra.span boxSize="4" borderRadius="full" style={{ background: offered }} aria-hidden />
          Use {offered}
        </Button>
      )}
      <chakra.p mt="1.5" fontSize="xs" color="muted" aria-live="polite">
        {typed === '' ? 'The house’s own.' : inWords(typed)}
      </chakra.p>
    </div>
  );
}

/** How well it can be read on the paper of the pages. */
function inWords(colour: string): string {
  const ratio = contrast(colour, colors.paper);
  if (ratio === null) return 'A colour is # and six digits, such as #1f4d3a.';
  const contrastInWords = `${ratio.toFixed(1)} to 1 on the paper of the pages`;
  if (ratio >= 4.5) return `${contrastInWords}: good for words of any size.`;
  return ratio >= 3
    ? `${contrastInWords}: good for large words only.`
    : `${contrastInWords}: too faint for words.`;
}

const Swatch = chakra('input', {
  base: {
    w: '11',
    h: '11',
    p: '1',
    flexShrink: '0',
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'md',
    cursor: 'pointer',
  },
});
