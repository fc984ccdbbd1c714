import { Box, chakra, Grid } from '@chakra-ui/react';
import { Input, Select } from '../forms/controls.tsx';
import { Problem } from '../forms/problem.tsx';
import { amountFieldId, currencyFieldId, formatGift, type Gift } from './gift.ts';

const FieldLabel = chakra('label', { base: { display: 'block', fontSize: 'sm', fontWeight: 'semibold' } });

const Preset = chakra('button', {
  base: {
    minH: '12',
    px: '2',
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'sm',
    fontFamily: 'heading',
    fontSize: 'lg',
    fontVariantNumeric: 'lining-nums',
    cursor: 'pointer',
    transition: 'background-color 160ms, color 160ms',
    _hover: { borderColor: 'brand', bg: 'subtle' },
    '&[aria-pressed=true]': { bg: 'brand', borderColor: 'brand', color: 'paper' },
  },
});

/** Currency, ready-made amounts, and one's own. `problem` is what the server says against the amount. */
export function AmountFields({ gift, problem }: { gift: Gift; problem: string | undefined }) {
  const { currency, currencies } = gift;
  const problemId = problem && 'donation-amount-problem';
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" color="muted" mb="4">
        Amount
      </chakra.legend>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <div>
          <FieldLabel htmlFor={currencyFieldId}>Currency</FieldLabel>
          <Select
            id={currencyFieldId}
            mt="1.5"
            value={currency.code}
            onChange={({ target }) => gift.changeCurrency(target.value)}
          >
            {currencies.map(({ code, symbol }) => (
              <option key={code} value={code}>
                {code === symbol ? code : `${code} (${symbol})`}
              </option>
            ))}
          </Select>
        </div>
        <div>
          <FieldLabel htmlFor={amountFieldId}>Custom amount</FieldLabel>
          <Input
            id={amountFieldId}
            mt="1.5"
            inputMode="numeric"
            autoComplete="off"
            placeholder={`Up to ${formatGift(currency.symbol, currency.max)}`}
            value={gift.custom}
            onChange={({ target }) => gift.type(target.value)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problemId}
          />
        </div>
        <Grid
          as="ul"
          aria-label="Amounts to choose from"
          gridColumn="1 / -1"
          gridRow={{ sm: '2' }}
          templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' }}
          gap="3"
        >
          {currency.presets.map((preset) => (
            <li key={preset}>
              <Preset
                type="button"
                w="full"
                aria-pressed={gift.amount === preset}
                onClick={() => gift.choosePreset(preset)}
              >
                {formatGift(currency.symbol, preset)}
              </Preset>
            </li>
          ))}
        </Grid>
      </Grid>
      <Box>{problemId && <Problem id={problemId}>{problem}</Problem>}</Box>
    </chakra.fieldset>
  );
}
