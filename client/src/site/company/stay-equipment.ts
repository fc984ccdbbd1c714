// What guests find at our stays whichever one they choose.

export const stayEquipment = [
  'Mosquito nets over every bed, mended before you notice',
  'Boots, gaiters and walking sticks to borrow',
  'First-aid room or kit, checked on the first of each month',
  'Filtered drinking water to refill your bottle',
  'Binoculars and a field guide at the front desk',
] as const;

export const stayTechnology = [
  'Solar power with a generator behind it',
  'Charging points for cameras and telephones',
  'Wi-Fi in the main house wherever a mast can be seen',
  'Satellite telephone at the camps beyond the network',
  'Card and mobile money terminals at reception',
] as const;
