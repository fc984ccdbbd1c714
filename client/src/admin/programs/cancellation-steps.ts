import type { Rule } from '../../generated/rules.ts';
import { row } from '../screens/form/form.tsx';
import { itemForm, items } from '../screens/form/items/items.tsx';
import { number } from '../screens/form/kinds.tsx';
import type { CancellationStepInput } from './programs.generated.ts';

/** What is kept of who cancels, of a program or of all; `rules` are those of a step. */
export const cancellationSteps = (
  rules: { readonly [Name in keyof CancellationStepInput]: Rule },
  hint: string,
) =>
  items(
    itemForm<CancellationStepInput>(
      { add: 'Add a step', one: 'Step' },
      rules,
    )({
      ...row('1fr 1fr', {
        daysBefore: number({
          label: 'Until so many days before',
          words: (days) => (days ? `Until ${days} days before` : ''),
        }),
        keepPercent: number({
          label: 'We keep of the total',
          unit: '%',
          words: (percent) => (percent ? `${percent} %` : ''),
        }),
      }),
    }),
    {
      label: 'Who cancels',
      hint: `After the last step all is kept. ${hint}`,
      nameBy: 'daysBefore',
      ordered: false,
    },
  );
