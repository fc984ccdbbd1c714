import { chakra, Flex } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { colors } from '../../../generated/brand.ts';
import { LabelledField } from '../../screens/form/fields.tsx';
import type { Field, InputProps } from '../../screens/form/form.tsx';
import { text } from '../../screens/form/kinds.tsx';
import { Input } from '../../ui/controls.tsx';
import { SmallButton } from '../../ui/small-button.tsx';

/** What a hex value such as `#1a2b3c` is in red, green and blue; null while it is none. */
function partsOf(hex: string): number[] | null {
  return /^#[0-9a-f]{6}$/i.test(hex)
    ? [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    : null;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** How bright a colour is by WCAG, 0 to 1. */
function luminance(hex: string): number | null {
  const parts = partsOf(hex);
  if (!parts) return null;
  const [red = 0, green = 0, blue = 0] = parts.map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by WCAG, 1 to 21; null while one of them is none. */
function contrast(one: string, other: string): number | null {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === null || b === null) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

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
  { demands, ...more }: Partial<Field<string>> & { demands: readonly Demand[] },
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
      <LabelledField name={name} label={label} hint={hint} rules={rules}>
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
      </LabelledField>
      {offered && offered !== typed && (
        <SmallButton mt="2" onClick={() => take(offered)}>
          <chakra.span boxSize="4" borderRadius="full" style={{ background: offered }} aria-hidden />
          Use {offered}
        </SmallButton>
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
