import { chakra, Flex } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { colors } from '../../../generated/brand.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../screens/form/fields.tsx';
import type { InputProps, Field as Kind } from '../../screens/form/form.tsx';
import { text } from '../../screens/form/kinds.tsx';
import { Input } from '../../ui/controls.tsx';
import { contrast } from './contrast.ts';

/** What a colour is seen with, and how well it must be told from it. */
interface Demand {
  least: number;
  /** Where that is, as staff read it. */
  where: string;
  /** `chosen` are the colours of the form, the house's own where it has none. */
  on(chosen: (name: keyof typeof colors) => string): string[];
}

/** A colour as `#rrggbb`, or nothing for the house's own, which has the name `house`. */
export const colour = (
  house: keyof typeof colors,
  { demands, ...more }: Partial<Kind<string>> & { demands: readonly Demand[] },
) => text({ draw: (props) => <ColourField {...props} house={house} demands={demands} />, ...more });

interface ColourProps extends InputProps {
  house: keyof typeof colors;
  demands: readonly Demand[];
}

function ColourField({ name, label, hint, rules, house: houseName, demands }: ColourProps) {
  const { setValue, getFieldState, formState } = useFormContext();
  const values = useWatch();
  const house = colors[houseName];
  const typed = String(values[name] ?? '').trim();
  const chosen = (of: keyof typeof colors) => {
    const value = String(values[of] ?? '').trim();
    return contrast(value, '#ffffff') === null ? colors[of] : value;
  };
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
        {typed !== '' && contrast(typed, '#ffffff') === null
          ? 'A colour is # and six digits, such as #1f4d3a.'
          : demands.map((demand) => inWords(shown, demand, chosen, typed === '')).join(' ')}
      </chakra.p>
    </div>
  );
}

/** How well it can be told from what it is seen with. */
function inWords(
  shown: string,
  { least, where, on }: Demand,
  chosen: Parameters<Demand['on']>[0],
  isOwn: boolean,
) {
  const ratio = Math.min(...on(chosen).map((other) => contrast(shown, other) ?? 0));
  // Rounded down: what is too little never reads as enough.
  const said = `${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1 ${where}`;
  if (ratio >= least) return `${said}: good.`;
  return isOwn
    ? `${said}: pages show one that is ${least} to 1.`
    : `${said}: too faint, it must be ${least} to 1.`;
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
