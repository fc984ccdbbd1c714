// The form of a list of prices. Amounts are typed in dollars or shillings, and sent in their smallest unit.
import { get } from 'react-hook-form';
import type { AgeBand, PriceCurrency, Residence } from '../../generated/schema.ts';
import { asTypedMoney, fromTypedMoney } from '../../lib/money.ts';
import { ageBands, residences } from '../../lib/traveller-kinds.ts';
import { NumberField } from '../screens/form/fields.tsx';
import { type Field, type Form, form, type InputProps, row, type Values } from '../screens/form/form.tsx';
import { itemForm, items, type SavedAs } from '../screens/form/items/items.tsx';
import { number, select, text } from '../screens/form/kinds.tsx';
import { tierWords } from './price-words.ts';
import {
  type PriceTierInput,
  priceTierInputRules,
  type StaffPriceListFragment,
  type StaffPriceTierFragment,
  setPricesRules,
} from './prices.generated.ts';

const currencies: Readonly<Record<PriceCurrency, string>> = { USD: 'USD', UGX: 'UGX' };

const currencyOf = ({ currency }: Values) => currency as PriceCurrency;

/** An amount in the currency that is chosen beside it. */
const amount = (more: Partial<Field<number>>): Field<number> =>
  number({
    send: (typed, _, values) =>
      String(typed).trim() === '' ? null : fromTypedMoney(String(typed), currencyOf(values)),
    draw: (props) => <AmountField {...props} />,
    ...more,
  });

function AmountField({ rule, rules, field: _, item: __, ...props }: InputProps) {
  const validate = (typed: string, form: object) => {
    if (String(typed).trim() === '') return true;
    const values = get(form, props.name.replace(/\.[^.]+$/, '')) as Values;
    return problemOfAmount(props.label, Number(typed), currencyOf(values), rule.max ?? Infinity) ?? true;
  };
  return (
    <NumberField
      {...props}
      rules={{
        required: rules.required,
        validate: {
          amount: validate,
          permit: (typed: string, form: object) => {
            if (!props.name.endsWith('.permit')) return true;
            const price = get(form, props.name.replace(/permit$/, 'amount'));
            return Number(typed) <= Number(price) || 'The permit is a part of the price: it cannot be more.';
          },
        },
      }}
      min={0}
      step={0.01}
    />
  );
}

function problemOfAmount(label: string, typed: number, currency: PriceCurrency, max: number): string | null {
  if (!Number.isFinite(typed)) return `${label} must be a number.`;
  if (typed < 0) return `${label} must be 0 or more.`;
  const units = fromTypedMoney(String(typed), currency);
  if (Number(asTypedMoney(units, currency)) !== typed)
    return currency === 'UGX'
      ? `${label} must be whole shillings.`
      : `${label} can have two decimals at most.`;
  return units > max ? `${label} is too high.` : null;
}

const fields = itemForm<PriceTierInput>(
  { add: 'Add a price', one: 'Price' },
  priceTierInputRules,
)({
  ...row('1fr 2fr', {
    ageBand: select<AgeBand>(ageBands, { label: 'Age' }),
    residence: select<Residence>(residences, { hint: 'Who has no price of their own pays that of any.' }),
  }),
  ...row('1fr 2fr 2fr', {
    currency: select<PriceCurrency>(currencies),
    amount: amount({ label: 'Price', hint: 'For each, with the permit.' }),
    permit: amount({ label: 'Permit', hint: 'How much of the price it is.' }),
  }),
  ...row('1fr 1fr 1fr 1fr', {
    peopleFrom: number({ label: 'People from', hint: 'In the party. Empty: 1.' }),
    peopleTo: number({ label: 'People to', hint: 'Empty: however many.' }),
    daysFrom: text({ label: 'Days from', hint: 'Of beginning. Empty: always.' }),
    daysTo: text({ label: 'Days to', hint: 'The last such day.' }),
  }),
});

/** As `fields`; what is saved of an amount is read with its currency. */
const tierForm: Form<SavedAs<PriceTierInput>, PriceTierInput> = {
  ...fields,
  read(saved) {
    const { amount: price, permit, currency } = saved as StaffPriceTierFragment;
    return {
      ...fields.read(saved),
      amount: asTypedMoney(price, currency),
      permit: permit > 0 ? asTypedMoney(permit, currency) : '',
    };
  },
};

/** A price as it is typed, in a line; empty while it has no amount. */
function titleOf(values: Values): string {
  if (String(values.amount).trim() === '') return '';
  const { permit, peopleFrom, ...typed } = tierForm.send(values);
  return tierWords({ ...typed, permit: permit ?? 0, peopleFrom: peopleFrom ?? 1 });
}

interface PriceListInput {
  tiers: PriceTierInput[];
}

export const priceListForm = form<StaffPriceListFragment, PriceListInput>(
  { create: 'Prices', edit: 'Prices' },
  setPricesRules,
)({
  tiers: items(tierForm, { label: 'Prices', titleOf, ordered: true }),
});
