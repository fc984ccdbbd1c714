import type { StaysSettingsInput } from '../../../server/src/generated/resolvers.ts';

/** What guests find at all stays. What a stay leaves open is as the house has it. */
export const stays: StaysSettingsInput = {
  firstLabel: 'Where most guests begin',
  othersLabel: 'From the lake to Kidepo',
  equipment: [
    'Mosquito nets over every bed, mended before you notice',
    'Boots, gaiters and walking sticks to borrow',
    'First-aid room or kit, checked on the first of each month',
    'Filtered drinking water to refill your bottle',
    'Binoculars and a field guide at the front desk',
  ],
  technology: [
    'Solar power with a generator behind it',
    'Charging points for cameras and telephones',
    'Wi-Fi in the main house wherever a mast can be seen',
    'Satellite telephone at the camps beyond the network',
    'Card and mobile money terminals at reception',
  ],
};
